import { canSettle } from '@pahiya/domain/challans/settlement';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { giveUp, refundChallans } from '../settlement/give-up.ts';
import { applySettlementResult } from '../settlement/settlement-result.ts';
import { type DeskChallanRow, findDeskChallans } from './desk-challan.ts';

/** Challans to give up, and why. */
export type Abandoned = {
  readonly orderId: string;
  readonly orderChallanIds: readonly string[];
  readonly operatorId: string;
  readonly reason: 'failed' | 'amount-changed' | 'moved-to-court';
  readonly newFine?: Paise | undefined;
};

/** Asks the partner about submitted challans before they are refunded, since it may have paid. What it paid is applied
 * and the act refused; without a response it is refused too. Call it outside a transaction. */
export async function askPartnerFirst(
  services: Services,
  { orderId, orderChallanIds }: Abandoned,
): Promise<Result<undefined, Refusal>> {
  const { sql, partner } = services;
  const rows = (await findDeskChallans(sql, orderId)).filter(
    ({ orderChallanId, settlement }) =>
      settlement === 'submitted' && orderChallanIds.includes(orderChallanId),
  );
  for (const { orderChallanId } of rows) {
    const report = await partner.report(orderChallanId);
    if (!report.ok) return err(partnerUnavailable);
    const { value } = report;
    if (value.state !== 'paid') continue;
    await sql.begin((tx) => applySettlementResult(tx, services, orderChallanId, value));
    return err(wrongState);
  }
  return ok(undefined);
}

/** Gives up challans and requests their refund, again for those whose refund was declined. All or none: refuses if one
 * is settled, refunded or unpaid. */
export async function giveUpChallans(
  tx: Transaction,
  services: Services,
  { orderId, orderChallanIds, operatorId, reason, newFine }: Abandoned,
): Promise<Result<undefined, Refusal>> {
  const order = await lockOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const rows = challans.filter(({ orderChallanId }) => orderChallanIds.includes(orderChallanId));
  if (order === null || rows.length < new Set(orderChallanIds).size) return err(notAtDesk);
  if (order.paymentState !== 'paid') return err(wrongState);
  const declined = rows.filter(isDeclined);
  const fresh = rows.filter(({ settlement }) => canSettle(settlement, 'failed'));
  if (declined.length + fresh.length < rows.length) return err(wrongState);
  if (declined.length > 0) {
    await refundChallans(tx, services, order, declined, { reason, operatorId });
  }
  if (fresh.length > 0) {
    const fine = newFine === undefined ? {} : { newFine };
    await giveUp(tx, services, order, fresh, { reason, operatorId, ...fine });
  }
  return ok(undefined);
}

function isDeclined({ settlement, hasRefund }: DeskChallanRow): boolean {
  return settlement === 'refunding' && !hasRefund;
}

const partnerUnavailable: Refusal = {
  code: 'order/partner-unavailable',
  detail:
    'The partner has the challan but is unavailable; it may already have paid it. Try again later.',
  retryAfterSeconds: 60,
};
