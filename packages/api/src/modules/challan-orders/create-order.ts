import { randomUUID } from 'node:crypto';
import type { SettlementType } from '@pahiya/domain/challans/quote';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import { constraintOf } from '../../db/database-errors.ts';
import { signInFirst, type User } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { type Cart, inOpenOrder } from './cart.ts';
import { closeYielding, holdOf, makeRoom, type OrderClaim, type UnpaidOrder } from './holds.ts';
import { orderColumns } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';
import { newPublicId } from './public-id.ts';
import { type Choice, openCart } from './quote-challans.ts';
import { paymentsPaused, quoteChanged } from './refusals.ts';
import { after, challanColumns, extendQuote, replaceQuote } from './save-quote.ts';

/** An order request. `expectedTotal`: the total the person saw, in paise; compared with ours, never charged. */
export type OrderRequest = Choice & {
  readonly settlementType: SettlementType;
  readonly expectedTotal: number;
};

type Wanted = OrderClaim & { readonly settlementType: SettlementType };

/** Creates the order of a cart, or returns the caller's own unpaid order of the same cart. Closes their other unpaid
 * order for this vehicle if its payment was never started, and orders of others whose hold has expired. Of simultaneous
 * orders for one challan a unique index accepts one. Returns the order's id. Refuses `challan/in-open-order`,
 * `order/quote-changed`, `order/payments-paused`, `order/too-many-unpaid`. */
export async function createOrder(
  services: Services,
  request: OrderRequest,
  { caller, device }: { readonly caller: User; readonly device: Device },
): Promise<Result<string, Refusal>> {
  if (services.settings.challans.isPaused) return err(paymentsPaused);
  const opened = await openCart(services, request, { caller, device });
  if (!opened.ok) return opened;
  const { open, cart } = opened.value;
  const { settlementType, expectedTotal } = request;
  if (cart.quote[settlementType].total !== expectedTotal) return err(quoteChanged);
  const { vehicleNumber } = open.discovery;
  const wanted: Wanted = { userId: caller.userId, vehicleNumber, settlementType, cart };
  try {
    return await services.sql.begin((tx) => findOrInsert(tx, services, wanted));
  } catch (error) {
    if (constraintOf(error) === 'order_challans_lock') return err(inOpenOrder);
    throw error;
  }
}

async function findOrInsert(
  tx: Transaction,
  services: Services,
  wanted: Wanted,
): Promise<Result<string, Refusal>> {
  // Serialises two tabs of one person, and an account that is being deleted.
  const [user] = await tx`select from users where id = ${wanted.userId} for no key update`;
  if (user === undefined) return err(signInFirst);
  const unpaid = await tx<UnpaidOrder[]>`
    select ${orderColumns(tx)}, array(select challan_number from order_challans c
      where c.order_id = orders.id) as "challanNumbers"
    from orders where user_id = ${wanted.userId} and payment_state in ('open', 'attempted')
    order by created_at, id for no key update`;
  const same = unpaid.find((order) => isSame(order, wanted));
  if (same !== undefined) {
    await refresh(tx, services, same, wanted.cart);
    return ok(same.orderId);
  }
  const hasRoom = await makeRoom(tx, services, unpaid, wanted);
  if (!hasRoom.ok) return hasRoom;
  await closeYielding(tx, services, wanted);
  return ok(await insertOrder(tx, services, wanted));
}

function isSame(order: UnpaidOrder, wanted: Wanted): boolean {
  const { items } = wanted.cart;
  return (
    order.vehicleNumber === wanted.vehicleNumber &&
    order.settlementType === wanted.settlementType &&
    order.challanNumbers.length === items.length &&
    items.every(({ challanNumber }) => order.challanNumbers.includes(challanNumber))
  );
}

/** The person has just seen the current price; while a payment is in progress the order keeps its own. */
async function refresh(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  cart: Cart,
): Promise<void> {
  if (order.activeStep !== 'CHALLAN_PAY') return;
  if (cart.quote[order.settlementType].total === order.total) {
    await extendQuote(tx, services, order);
  } else {
    await replaceQuote(tx, services, order, cart);
  }
}

async function insertOrder(tx: Transaction, services: Services, wanted: Wanted): Promise<string> {
  const { now, settings, gateway, challanSources } = services;
  const { userId, vehicleNumber, settlementType, cart } = wanted;
  const orderId = randomUUID();
  const at = now();
  const { quoteMinutes, orderMinutes } = settings.challans;
  const { total } = cart.quote[settlementType];
  const closesAt = after(at, orderMinutes);
  const holdsUntil = await holdOf(tx, services, wanted);
  const rows = cart.items.map((item) => ({
    id: randomUUID(),
    order_id: orderId,
    challan_number: item.challanNumber,
    ...challanColumns(tx, item, cart.quote, settlementType),
    settlement: 'awaiting-payment',
    settlement_changed_at: at,
    is_open: true,
  }));
  const isSandbox = gateway.sandbox || challanSources.some(({ sandbox }) => sandbox);
  // One statement: this runs for every person who pays, sixteen at a time.
  await tx`
    with made as (
      insert into orders (id, public_id, user_id, vehicle_number, settlement_type, active_step,
        payment_state, quote_id, quote, quote_valid_until, total_paise, challan_count, source_key,
        is_sandbox, created_at, changed_at, closes_at, holds_until)
      values (${orderId}, ${newPublicId()}, ${userId}, ${vehicleNumber}, ${settlementType},
        'CHALLAN_PAY', 'open', ${randomUUID()}, ${tx.json(cart.quote)},
        ${after(at, quoteMinutes)}, ${total}, ${rows.length}, ${gateway.id}, ${isSandbox}, ${at},
        ${at}, ${closesAt}, ${holdsUntil})
    ), challans as (
      insert into order_challans ${tx(rows)}
    )
    insert into order_events (order_id, kind, at, amount_paise)
    values (${orderId}, 'ordered', ${at}, ${total})`;
  await enqueueTask(tx, { kind: 'close-order', subject: orderId, dueAt: closesAt });
  return orderId;
}
