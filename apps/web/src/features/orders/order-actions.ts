import type { PageTools } from '../../app/page-tools.ts';
import { formText } from '../../page-parts/form-text.ts';
import { toPageFailure } from '../../page-parts/page-failure.ts';
import { base64Of, chosenFile, largestFile } from '../../page-parts/read-file.ts';
import { readDocumentKind } from './document-kinds.ts';
import type { OrderDeed, OrderOutcome } from './order-outcome.ts';

/** Result of a form: a confirmation for the page, or an outcome for the form. */
export type Acted =
  | { readonly kind: 'done'; readonly deed: OrderDeed }
  | { readonly kind: 'shown'; readonly outcome: OrderOutcome };

/** Handles the forms of the order's page, except payment. */
export async function actOnOrder(
  tools: PageTools,
  orderId: string,
  form: FormData,
): Promise<Acted> {
  switch (formText(form, 'intent')) {
    case 'upload':
      return uploadDocument(tools, orderId, form);
    case 'submit-documents':
      return submitDocuments(tools, orderId);
    case 'ask-otp':
      return askCourtOtp(tools, orderId, challanOf(form));
    case 'send-otp':
      return sendCourtOtp(tools, orderId, form);
    default:
      return giveFeedback(tools, orderId, form);
  }
}

async function uploadDocument(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const challanNumber = challanOf(form);
  const kind = readDocumentKind(formText(form, 'kind'));
  const file = chosenFile(form, 'file');
  const isTooLarge = file !== null && file.size > largestFile;
  if (kind === null || file === null || isTooLarge) {
    const missing = [
      ...(kind === null ? (['kind'] as const) : []),
      ...(file === null ? (['file'] as const) : []),
      ...(isTooLarge ? (['size'] as const) : []),
    ];
    return shown({ kind: 'document', challanNumber, missing });
  }
  const answer = await tools.api.call('uploadChallanDocuments', {
    body: { orderId, challanNumber, kind, contentBase64: await base64Of(file) },
  });
  return answer.ok ? done('uploaded') : failed(answer.error, challanNumber);
}

async function submitDocuments(tools: PageTools, orderId: string): Promise<Acted> {
  const answer = await tools.api.call('updateChallanStage', {
    body: { stage: 'DOCUMENT_UPLOADED', orderId },
  });
  return answer.ok ? done('submitted') : failed(answer.error, null);
}

async function askCourtOtp(
  tools: PageTools,
  orderId: string,
  challanNumber: string,
): Promise<Acted> {
  const answer = await tools.api.call('generateCourtOtp', { body: { orderId, challanNumber } });
  return answer.ok
    ? shown({ kind: 'otp-sent', challanNumber, ...answer.value })
    : failed(answer.error, challanNumber);
}

async function sendCourtOtp(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const challanNumber = challanOf(form);
  const otp = formText(form, 'otp').replace(/\s/g, '');
  if (!/^\d{4,8}$/.test(otp)) return shown({ kind: 'otp-shape', challanNumber });
  const answer = await tools.api.call('updateChallanStage', {
    body: { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', orderId, challanNumber, otp },
  });
  return answer.ok ? done('otp') : failed(answer.error, challanNumber);
}

async function giveFeedback(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const rating = Number(formText(form, 'rating'));
  if (![1, 2, 3, 4, 5].includes(rating)) return shown({ kind: 'rating-missing' });
  const remark = formText(form, 'remark').trim().slice(0, 500);
  const answer = await tools.api.call('challanFeedback', { body: { orderId, rating, remark } });
  return answer.ok ? done('rated') : failed(answer.error, null);
}

function challanOf(form: FormData): string {
  return formText(form, 'challanNumber');
}

function done(deed: OrderDeed): Acted {
  return { kind: 'done', deed };
}

function shown(outcome: OrderOutcome): Acted {
  return { kind: 'shown', outcome };
}

function failed(error: Parameters<typeof toPageFailure>[0], challanNumber: string | null): Acted {
  return shown({ kind: 'failed', failure: toPageFailure(error), challanNumber });
}
