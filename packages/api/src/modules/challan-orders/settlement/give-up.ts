import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { tellTurns } from '../messages/tell-turns.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import type { OrderChallanRow } from '../store/order-row.ts';

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
      await addOrderEvent(tx, { orderId, itemId: orderChallanId, kind, at, ...fine, ...by });
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
  order: OrderRow,
  rows: readonly GivenUp[],
  by: { readonly reason: string; readonly operatorId?: string },
): Promise<void> {
  const ids = rows.map(({ orderChallanId }) => orderChallanId);
  await refundItems(tx, services, order, ids, by);
}

function same<Name extends string>(...names: readonly Name[]): { readonly [K in Name]: K } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [K in Name]: K };
}
