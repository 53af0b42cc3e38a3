import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isYielding } from '../challans/open-orders.ts';
import type { Cart } from './cart.ts';
import { closeOrder } from './close-order.ts';
import type { OrderRow } from './order-row.ts';
import { tooManyUnpaid } from './refusals.ts';
import { after } from './save-quote.ts';

/** The account and cart of an order to be created. */
export type OrderClaim = {
  readonly userId: string;
  readonly vehicleNumber: string;
  readonly cart: Cart;
};

/** An unpaid order of an account with its challan numbers. */
export type UnpaidOrder = OrderRow & { readonly challanNumbers: readonly string[] };

/** Closes the account's other orders for this vehicle whose payment was never started and, above the limit, its oldest
 * unpaid ones. Orders at the gateway stay open: their payment may arrive. Refuses `order/too-many-unpaid`. */
export async function makeRoom(
  tx: Transaction,
  services: Services,
  unpaid: readonly UnpaidOrder[],
  { vehicleNumber }: OrderClaim,
): Promise<Result<void, Refusal>> {
  let count = unpaid.length;
  const { unpaidOrders } = services.settings.challans;
  for (const order of unpaid.filter(({ paymentState }) => paymentState === 'open')) {
    if (order.vehicleNumber !== vehicleNumber && count < unpaidOrders) continue;
    await closeOrder(tx, services, order);
    count -= 1;
  }
  return count < unpaidOrders ? ok(undefined) : err(tooManyUnpaid);
}

/** Closes unpaid orders of others with a challan of the cart and an expired hold. Skips locked ones: waiting for a lock
 * while its owner waits for ours would be a deadlock. */
export async function closeYielding(
  tx: Transaction,
  services: Services,
  { userId, cart }: OrderClaim,
): Promise<void> {
  const yielding = await tx<{ orderId: string }[]>`
    select id as "orderId" from orders
    where user_id <> ${userId} and ${isYielding(tx, services.now())} and exists (
      select from order_challans c where c.order_id = orders.id and c.is_open
        and c.challan_number = any(${numbersOf(cart)}))
    for no key update skip locked`;
  for (const order of yielding) await closeOrder(tx, services, order);
}

/** When the hold of a new order ends: some minutes after the account's first unpaid order of a challan within 24 hours.
 * Ordering it again does not extend the hold. */
export async function holdOf(
  tx: Transaction,
  { now, settings }: Services,
  { userId, cart }: OrderClaim,
): Promise<Date> {
  const at = now();
  const [row] = await tx<{ since: Date | null }[]>`
    select min(created_at) as since from orders
    where user_id = ${userId} and paid_at is null and created_at > ${after(at, -24 * 60)}
      and exists (select from order_challans c where c.order_id = orders.id
        and c.challan_number = any(${numbersOf(cart)}))`;
  return after(row?.since ?? at, settings.challans.holdMinutes);
}

function numbersOf({ items }: Cart): string[] {
  return items.map(({ challanNumber }) => challanNumber);
}
