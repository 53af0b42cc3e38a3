import { missingPapers } from '@pahiya/domain/rto-services/rto-price';
import { takesDocuments } from '@pahiya/domain/rto-services/rto-work';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findDocumentsOf } from '../../order-documents/order-documents.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { orderNotFound, wrongStep } from '../../orders/refusals.ts';
import { serviceOf } from '../reading/read-details.ts';
import { lockWork, moveWork } from '../store/move-work.ts';

/** Submits the documents of the caller's own order for review: all that the service always requires, and at least one
 * that was not reviewed yet. Refuses `order/not-found`, `order/wrong-step` and `order/documents-missing`. */
export function submitDocuments(
  services: Services,
  userId: string,
  orderId: string,
): Promise<Result<undefined, Refusal>> {
  return services.sql.begin(async (tx) => {
    const held = await lockWork(tx, orderId);
    if (held === null || held.order.userId !== userId) return err(orderNotFound);
    if (!takesDocuments(held.step)) return err(wrongStep);
    const { workId } = held.work;
    const documents = await findDocumentsOf(tx, workId);
    const missing = missingPapers(serviceOf(held.work), documents);
    const isNew = documents.some(({ state }) => state === 'stored');
    if (missing.length > 0 || !isNew) return err(documentsMissing(missing.map(({ id }) => id)));
    await moveWork(tx, services, held, 'documents-review');
    const at = services.now();
    await addOrderEvent(tx, { orderId, itemId: workId, kind: 'documents-received', at });
    return ok(undefined);
  });
}

function documentsMissing(kinds: readonly string[]): Refusal {
  return {
    code: 'order/documents-missing',
    detail: 'Some documents are still missing; see errors for each.',
    errors: kinds.map((kind) => ({ path: `documents.${kind}`, message: 'Document missing.' })),
  };
}
