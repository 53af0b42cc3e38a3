import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import { documentDays, missingPapers } from '@pahiya/domain/rto-services/rto-price';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { wrongState } from '../../operators/refusals.ts';
import {
  findDocument,
  findDocumentsOf,
  saveDecision,
} from '../../order-documents/order-documents.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents } from '../../orders/order-events.ts';
import { routeWork } from '../agent/route-work.ts';
import { serviceOf } from '../reading/read-details.ts';
import { watchFrom } from '../settlement/watch-from.ts';
import { type HeldWork, lockWork, moveWork } from '../store/move-work.ts';

/** Saves an operator's decision on a submitted document. After the last one the work moves on: to be filed within the
 * promised days, or back to its owner, who is notified. Refuses `operator/wrong-state`. */
export async function reviewDocument(
  tx: Queryable,
  services: Services,
  {
    documentId,
    operatorId,
    rejected,
  }: { documentId: string; operatorId: string; rejected: DocumentReason | null },
): Promise<Result<undefined, Refusal>> {
  const found = await findDocument(tx, documentId);
  const held = found === null ? null : await lockWork(tx, found.orderId);
  const document = await findDocument(tx, documentId);
  if (held?.step !== 'documents-review' || document?.state !== 'stored') return err(wrongState);
  await saveDecision(tx, documentId, {
    state: rejected === null ? 'accepted' : 'rejected',
    reason: rejected,
    operatorId,
    at: services.now(),
  });
  const documents = await findDocumentsOf(tx, held.work.workId);
  if (documents.some(({ state }) => state === 'stored')) return ok(undefined);
  const hasRejected = documents.some(({ state }) => state === 'rejected');
  const isComplete = !hasRejected && missingPapers(serviceOf(held.work), documents).length === 0;
  await (isComplete ? accept : sendBack)(tx, services, held, operatorId);
  return ok(undefined);
}

async function accept(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  operatorId: string,
): Promise<void> {
  const { orderId, workId, fileWithinDays } = held.work;
  const at = services.now();
  const promisedOn = addDays(istDateOf(at), fileWithinDays);
  await moveWork(tx, services, held, 'preparing', { promisedOn });
  await addOrderEvent(tx, { orderId, itemId: workId, kind: 'documents-verified', at, operatorId });
  await watchFrom(tx, orderId, promisedOn);
  await routeWork(tx, services, held.work);
}

async function sendBack(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  operatorId: string,
): Promise<void> {
  const { orderId, workId } = held.work;
  const kind = 'documents-rejected';
  const at = services.now();
  const today = istDateOf(at);
  // The time for documents starts again: the review was ours.
  const documentsBy = addDays(today, documentDays(today));
  await moveWork(tx, services, held, 'awaiting-documents', { documentsBy });
  await watchFrom(tx, orderId, documentsBy);
  const about = { orderId, itemId: workId };
  await addOrderEvent(tx, { ...about, kind, at, operatorId });
  const occurrence = await countOrderEvents(tx, about, kind);
  await notify(tx, services, { ...about, turn: 'papers-rejected', occurrence });
}
