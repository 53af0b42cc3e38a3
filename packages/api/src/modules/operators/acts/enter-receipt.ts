import { canSettle } from '@pahiya/domain/challans/settlement';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../challan-orders/lock-order.ts';
import { applySettlementResult } from '../../challan-orders/settlement/settlement-result.ts';
import { findDeskChallans } from '../order/desk-order-repository.ts';
import { amountDiffers, notAtDesk, wrongState } from '../refusals.ts';

/** The authority's receipt as an operator types it. */
export type EnteredReceipt = {
  readonly orderId: string;
  readonly orderChallanId: string;
  readonly operatorId: string;
  readonly receiptNumber: string;
  readonly paidOn: IstDate;
  readonly amount: number;
};

/** Enters the authority's receipt: the challan is settled by it. The amount must be the fine that was taken; the day
 * lies between the order's payment and today. */
export async function enterReceipt(
  tx: Transaction,
  services: Services,
  { orderId, orderChallanId, operatorId, ...receipt }: EnteredReceipt,
): Promise<Result<undefined, Refusal>> {
  const order = await lockOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  if (order.paidAt === null || !canSettle(row.settlement, 'paid-at-source')) {
    return err(wrongState);
  }
  if (receipt.amount !== row.fine) return err(amountDiffers);
  const { paidOn, receiptNumber } = receipt;
  if (isBefore(paidOn, istDateOf(order.paidAt)) || isBefore(istDateOf(services.now()), paidOn)) {
    return err(impossibleDay);
  }
  // Receipts of authorities name a day; that it began is all that is known of the time.
  const paidAt = new Date(`${paidOn}T00:00:00+05:30`).toISOString();
  const result = { state: 'paid', receiptNumber, paidAt } as const;
  const applied = await applySettlementResult(tx, services, orderChallanId, result, operatorId);
  return applied === 'applied' ? ok(undefined) : err(wrongState);
}

const impossibleDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some of the input is not valid; see errors for each field.',
  errors: [{ path: 'body.paidOn', message: 'A day from that of the payment to us until today.' }],
};
