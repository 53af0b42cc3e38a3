import { refundShareOf } from '@pahiya/domain/challans/quote';
import { isGivenUp } from '@pahiya/domain/challans/settlement';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';
import { moveChallan, refreshStep } from '../move-order.ts';
import { notify } from '../notify.ts';
import { addOrderEvent } from '../order-events.ts';
import { findOrderChallans } from '../order-repository.ts';
import type { OrderChallanRow, OrderRow } from '../order-row.ts';
import { tellTurns } from '../tell-turns.ts';

/** Why a challan is not settled. `late`: its promised day is over. */
export type GiveUpReason = 'failed' | 'amount-changed' | 'moved-to-court' | 'late';

const states = { ...same('failed', 'amount-changed', 'moved-to-court'), late: 'failed' } as const;
const events = {
  ...same('amount-changed', 'moved-to-court'),
  failed: 'settlement-failed',
} as const;

/** Gives up challans of a locked, paid order and sends their money back: fine, legal fee and GST, and our own fee with
 * the last challan of an order of which nothing was settled. One refund for all that are given up together.
 * `requestedBy`: the operator who asked; above the limit a second one has to agree before money moves. */
export async function giveUp(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  rows: readonly OrderChallanRow[],
  { reason, operatorId }: { readonly reason: GiveUpReason; readonly operatorId?: string },
): Promise<void> {
  const { orderId, quote, settlementType } = order;
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  const before = (await findOrderChallans(tx, orderId)).filter(({ settlement }) =>
    isGivenUp(settlement),
  );
  const numbers = rows.map(({ challanNumber }) => challanNumber);
  const gone = before.map(({ challanNumber }) => challanNumber);
  const share = refundShareOf(quote[settlementType], numbers, false, new Set(gone));
  for (const row of rows) {
    const { orderChallanId } = row;
    await moveChallan(tx, services, row, states[reason]);
    if (reason !== 'late') {
      await addOrderEvent(tx, { orderId, orderChallanId, kind: events[reason], at, ...by });
    }
    await moveChallan(tx, services, { ...row, settlement: states[reason] }, 'refunding');
  }
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
  await addOrderEvent(tx, { orderId, kind: 'refund-started', at, amount: share.total, ...by });
  await notify(tx, services, { orderId, refundId, turn: 'refund-started' });
  await refreshStep(tx, services, order);
  // Without these, those that are left may all have been sent by now.
  await tellTurns(tx, services, orderId);
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
