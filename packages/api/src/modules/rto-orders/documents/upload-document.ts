import { rtoStepOf, takesDocuments } from '@pahiya/domain/rto-services/rto-work';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { storeDocument } from '../../order-documents/store-document.ts';
import { findOrder } from '../../orders/find-order.ts';
import { orderNotFound, wrongStep } from '../../orders/refusals.ts';
import { serviceOf } from '../reading/read-details.ts';
import { selectWork } from '../store/rto-work-repository.ts';

const unknownDocument: Refusal = {
  code: 'rto-order/unknown-document',
  detail: 'This is not a document of this service.',
  errors: [{ path: 'body.kind', message: 'Choose a document from the checklist.' }],
};

/** Stores a document of the caller's own order. Refuses `order/not-found`, `order/wrong-step`,
 * `rto-order/unknown-document`, `document/*` and `request/too-large`. */
export async function uploadDocument(
  services: Services,
  userId: string,
  upload: { readonly orderId: string; readonly kind: string; readonly contentBase64: string },
): Promise<Result<undefined, Refusal>> {
  const { sql } = services;
  const { orderId, kind, contentBase64 } = upload;
  const order = await findOrder(sql, orderId);
  const work = order?.userId === userId ? await selectWork(sql, orderId) : null;
  if (order === null || work === null) return err(orderNotFound);
  if (!takesDocuments(rtoStepOf(order.activeStep))) return err(wrongStep);
  if (!serviceOf(work).papers.some(({ id }) => id === kind)) return err(unknownDocument);
  const document = { orderId, itemId: work.workId, kind, contentBase64 };
  return storeDocument(services, document, async (tx) => {
    const now = await findOrder(tx, orderId);
    const isOpen = now !== null && takesDocuments(rtoStepOf(now.activeStep));
    return isOpen ? ok(undefined) : err(wrongStep);
  });
}
