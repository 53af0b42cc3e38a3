import {
  generateCourtOtp,
  updateChallanStage,
  uploadChallanDocuments,
} from '@pahiya/contracts/challans/challans-calls';
import { formText } from '../../../../frame/page/form-text.ts';
import type { PageTools } from '../../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../../parts/controls/read-file.ts';
import { toPageFailure } from '../../../../parts/failure/page-failure.ts';
import { done, failed, said, wrong } from '../../view/order-acts.ts';
import type { Acted, OrderAct } from '../../view/order-outcome.ts';
import { readDocumentKind } from './state/document-kinds.ts';

/** The forms of challans: documents for a court, and its OTP. */
export const challanActs: Readonly<Record<string, OrderAct>> = {
  upload: uploadDocument,
  'submit-documents': submitDocuments,
  'ask-otp': askCourtOtp,
  'send-otp': sendCourtOtp,
};

async function uploadDocument(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const challanNumber = challanOf(form);
  const kind = readDocumentKind(formText(form, 'kind'));
  const file = chosenFile(form, 'file');
  const isTooLarge = file !== null && file.size > largestFile;
  if (kind === null || file === null || isTooLarge) {
    return wrong('upload', challanNumber, [
      ...(kind === null ? ['kind'] : []),
      ...(file === null ? ['file'] : []),
      ...(isTooLarge ? ['size'] : []),
    ]);
  }
  const answer = await tools.api.call(uploadChallanDocuments, {
    body: { orderId, challanNumber, kind, contentBase64: await base64Of(file) },
  });
  return answer.ok ? done('uploaded') : failedAt(answer.error, challanNumber);
}

async function submitDocuments(tools: PageTools, orderId: string): Promise<Acted> {
  const answer = await tools.api.call(updateChallanStage, {
    body: { stage: 'DOCUMENT_UPLOADED', orderId },
  });
  return answer.ok ? done('submitted') : failed(answer.error, null);
}

async function askCourtOtp(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const challanNumber = challanOf(form);
  const answer = await tools.api.call(generateCourtOtp, { body: { orderId, challanNumber } });
  return answer.ok
    ? said('ask-otp', challanNumber, answer.value)
    : failedAt(answer.error, challanNumber);
}

async function sendCourtOtp(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const challanNumber = challanOf(form);
  const otp = formText(form, 'otp').replace(/\s/g, '');
  if (!/^\d{4,8}$/.test(otp)) return wrong('send-otp', challanNumber, ['shape']);
  const answer = await tools.api.call(updateChallanStage, {
    body: { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', orderId, challanNumber, otp },
  });
  return answer.ok ? done('otp') : failedAt(answer.error, challanNumber);
}

function challanOf(form: FormData): string {
  return formText(form, 'challanNumber');
}

/** Refusals of a document or an OTP are shown at its form, others at the top of the page. */
function failedAt(error: Parameters<typeof failed>[0], challanNumber: string): Acted {
  const { code } = toPageFailure(error);
  const isAtForm = code.startsWith('document/') || code.startsWith('order/court-otp');
  return failed(error, isAtForm ? challanNumber : null);
}
