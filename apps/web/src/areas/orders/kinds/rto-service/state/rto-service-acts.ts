import {
  cancelRtoOrder,
  submitRtoDocuments,
  uploadRtoDocument,
} from '@pahiya/contracts/rto-orders/rto-orders-calls';
import { formText } from '../../../../../frame/page/form-text.ts';
import type { PageTools } from '../../../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../../../parts/controls/read-file.ts';
import { toPageFailure } from '../../../../../parts/failure/page-failure.ts';
import { done, failed, wrong } from '../../../view/order-acts.ts';
import type { Acted, OrderAct } from '../../../view/order-outcome.ts';

/** Where what is wrong with a document is shown. */
export const uploadPlace = 'rto-documents';

/** The forms of RTO work: documents, and cancelling. */
export const rtoServiceActs: Readonly<Record<string, OrderAct>> = {
  'rto-upload': upload,
  'rto-submit': submit,
  'rto-cancel': cancel,
};

async function upload(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const kind = formText(form, 'kind').slice(0, 40);
  const file = chosenFile(form, 'file');
  const isTooLarge = file !== null && file.size > largestFile;
  if (kind === '' || file === null || isTooLarge) {
    return wrong('rto-upload', uploadPlace, [
      ...(kind === '' ? ['kind'] : []),
      ...(file === null ? ['file'] : []),
      ...(isTooLarge ? ['size'] : []),
    ]);
  }
  const contentBase64 = await base64Of(file);
  const answer = await tools.api.call(uploadRtoDocument, {
    body: { orderId, kind, contentBase64 },
  });
  if (answer.ok) return done('rto-uploaded');
  const isAtForm = toPageFailure(answer.error).code.startsWith('document/');
  return failed(answer.error, isAtForm ? uploadPlace : null);
}

async function submit(tools: PageTools, orderId: string): Promise<Acted> {
  const answer = await tools.api.call(submitRtoDocuments, { body: { orderId } });
  return answer.ok ? done('rto-submitted') : failed(answer.error, null);
}

async function cancel(tools: PageTools, orderId: string): Promise<Acted> {
  const answer = await tools.api.call(cancelRtoOrder, { body: { orderId } });
  return answer.ok ? done('rto-cancelled') : failed(answer.error, null);
}
