import { refundShareOf } from '@pahiya/domain/challans/quote';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';
import { tellRefundStarted } from '../../payments/refunds/tell-refund-started.ts';
import { moveChallan, refreshStep } from '../move-order.ts';
import { addOrderEvent } from '../order-events.ts';
import type { OrderChallanRow, OrderRow } from '../order-row.ts';
import { tellTurns } from '../tell-turns.ts';

/** Why a challan is not settled. `late`: its promised date has passed. */
export type GiveUpReason = 'failed' | 'amount-changed' | 'moved-to-court' | 'late';

const states = { ...same('failed', 'amount-changed', 'moved-to-court'), late: 'failed' } as const;
const events = {
  ...same('amount-changed', 'moved-to-court'),
  failed: 'settlement-failed',
} as const;

/** The columns needed to give up a challan. */
export type GivenUp = Pick<OrderChallanRow, 'orderChallanId' | 'challanNumber' | 'settlement'>;

/** Reason and requester: `operatorId` is the operator who requested it; above the limit a second one must approve
 * before money moves. `newFine`: the authority's new amount, where known. */
export type GiveUp = {
  readonly reason: GiveUpReason;
  readonly operatorId?: string;
  readonly newFine?: Paise;
};

/** Gives up challans of a locked, paid order and refunds them: fine, legal fee and GST, and our own fee with the last
 * challan of an order in which nothing was settled. One refund for all challans given up together. */
export async function giveUp(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  rows: readonly GivenUp[],
  { reason, operatorId, newFine }: GiveUp,
): Promise<void> {
  const { orderId } = order;
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  const fine = newFine === undefined ? {} : { amount: newFine };
  for (const row of rows) {
    const { orderChallanId } = row;
    await moveChallan(tx, services, row, states[reason]);
    if (reason !== 'late') {
      const kind = events[reason];
      await addOrderEvent(tx, { orderId, orderChallanId, kind, at, ...fine, ...by });
    }
    await moveChallan(tx, services, { ...row, settlement: states[reason] }, 'refunding');
  }
  await refundChallans(tx, services, order, rows, { reason, ...by });
  await refreshStep(tx, services, order);
  // Without these, all remaining challans may now have been sent.
  await tellTurns(tx, services, orderId);
}

/** Requests the refund of given-up challans without one, or whose refund was declined. The owner is notified once it is
 * approved. */
export async function refundChallans(
  tx: Queryable,
  services: Services,
  { orderId, quote, settlementType }: OrderRow,
  rows: readonly GivenUp[],
  { reason, operatorId }: { readonly reason: string; readonly operatorId?: string },
): Promise<void> {
  const numbers = rows.map(({ challanNumber }) => challanNumber);
  const before = await findRefunded(tx, orderId);
  const share = refundShareOf(quote[settlementType], numbers, false, before);
  const ids = rows.map(({ orderChallanId }) => orderChallanId).sort();
  const refundId = await requestRefund(tx, services, {
    orderId,
    gatewayPaymentId: await findPaidWith(tx, orderId),
    amount: share.total,
    reasonKey: `challans:${ids.join(',')}`,
    reason,
    orderChallanIds: ids,
    ...(operatorId === undefined ? {} : { requestedBy: operatorId }),
  });
  await tellRefundStarted(tx, services, refundId, operatorId);
}

/** Numbers of an order's challans that are in a refund; declined refunds do not count. */
async function findRefunded(tx: Queryable, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await tx<{ number: string }[]>`
    select c.challan_number as number from order_challans c
    join refund_challans r on r.order_challan_id = c.id where c.order_id = ${orderId}`;
  return new Set(rows.map(({ number }) => number));
}

async function findPaidWith(tx: Queryable, orderId: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select a.gateway_payment_id as id from payments p
    join payment_attempts a on a.payment_id = p.id
    where p.order_id = ${orderId} and a.use = 'fulfilled'`;
  if (row === undefined) throw new Error('a paid order has the payment that paid it');
  return row.id;
}

function same<Name extends string>(...names: readonly Name[]): { readonly [K in Name]: K } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [K in Name]: K };
}
