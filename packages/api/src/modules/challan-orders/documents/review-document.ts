import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  findDocument,
  findDocumentsOf,
  saveDecision,
} from '../../order-documents/order-documents.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents } from '../../orders/order-events.ts';
import { wrongStep } from '../../orders/refusals.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import { missingDocuments } from './needed-documents.ts';

/** An operator's decision on a document. */
export type Review = {
  readonly documentId: string;
  readonly operatorId: string;
  readonly verdict: 'accepted' | { readonly rejected: DocumentReason };
};

/** Saves an operator's decision on a submitted document. After the last one the challan moves on: to the court OTP when
 * all required documents are accepted, else back to its owner, who is notified. Refuses `order/wrong-step` for a
 * document that is not pending review. */
export async function reviewDocument(
  tx: Queryable,
  services: Services,
  { documentId, operatorId, verdict }: Review,
): Promise<Result<undefined, Refusal>> {
  const found = await findDocument(tx, documentId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  const document = await findDocument(tx, documentId);
  if (order === null || document?.state !== 'stored') return err(wrongStep);
  const row = await findOrderChallan(tx, document.itemId);
  if (row?.settlement !== 'documents-review') return err(wrongStep);
  const isAccepted = verdict === 'accepted';
  await saveDecision(tx, documentId, {
    state: isAccepted ? 'accepted' : 'rejected',
    reason: isAccepted ? null : verdict.rejected,
    operatorId,
    at: services.now(),
  });
  const documents = await findDocumentsOf(tx, row.orderChallanId);
  if (documents.some(({ state }) => state === 'stored')) return ok(undefined);
  const isComplete = missingDocuments(row.challan, documents).length === 0;
  await (isComplete ? verify : sendBack)(tx, services, row, operatorId);
  await refreshStep(tx, services, order);
  return ok(undefined);
}

async function verify(
  tx: Queryable,
  services: Services,
  row: OrderChallanRow,
  operatorId: string,
): Promise<void> {
  const { orderId, orderChallanId } = row;
  const at = services.now();
  await moveChallan(tx, services, row, 'awaiting-court-otp');
  const about = { orderId, itemId: orderChallanId };
  await addOrderEvent(tx, { ...about, kind: 'documents-verified', at, operatorId });
  await addOrderEvent(tx, { ...about, kind: 'court-otp-needed', at });
  await notify(tx, services, { ...about, turn: 'court-otp-needed' });
}

async function sendBack(
  tx: Queryable,
  services: Services,
  row: OrderChallanRow,
  operatorId: string,
): Promise<void> {
  const { orderId, orderChallanId } = row;
  const kind = 'documents-rejected';
  await moveChallan(tx, services, row, 'awaiting-documents');
  const about = { orderId, itemId: orderChallanId };
  await addOrderEvent(tx, { ...about, kind, at: services.now(), operatorId });
  const occurrence = await countOrderEvents(tx, about, kind);
  await notify(tx, services, { ...about, turn: kind, occurrence });
}
