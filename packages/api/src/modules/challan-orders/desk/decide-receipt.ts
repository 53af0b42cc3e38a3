import { isPastPromise } from '@pahiya/domain/challans/settlement';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk, secondNeeded, wrongState } from '../../operators/refusals.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { tellTurns } from '../messages/tell-turns.ts';
import { confirmReceipt, withdrawDeskReceipt } from '../settlement/desk-receipt.ts';
import { findDeskChallans } from './desk-challan.ts';

/** A decision on a receipt that the source has not confirmed. */
export type ReceiptDecision = {
  readonly orderId: string;
  readonly orderChallanId: string;
  readonly operatorId: string;
  readonly verdict: 'confirm' | 'withdraw';
};

/** Withdraws an unconfirmed receipt, or confirms it. Confirming takes a second operator, and the promised date must
 * have passed: until then the source is checked. Returns the storage key of a withdrawn file, to be deleted after the
 * commit. */
export async function decideReceipt(
  tx: Transaction,
  services: Services,
  { orderId, orderChallanId, operatorId, verdict }: ReceiptDecision,
): Promise<Result<string | null, Refusal>> {
  const order = await lockOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  if (row.settlement !== 'paid-at-source' || order.paidAt === null) return err(wrongState);
  if (verdict === 'withdraw') {
    return ok(await withdrawDeskReceipt(tx, services, order, row, operatorId));
  }
  const challan = { kind: row.kind, state: row.settlement };
  const today = istDateOf(services.now());
  if (!isPastPromise(challan, istDateOf(order.paidAt), today)) return err(wrongState);
  if (row.receiptBy === operatorId) return err(secondNeeded);
  await confirmReceipt(tx, services, order, row);
  await tellTurns(tx, services, orderId);
  return ok(null);
}
