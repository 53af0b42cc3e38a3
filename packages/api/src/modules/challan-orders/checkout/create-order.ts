import { randomUUID } from 'node:crypto';
import { orderLinesOf, type SettlementType } from '@pahiya/domain/challans/quote';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { constraintOf } from '../../../db/database-errors.ts';
import { signInFirst, type User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderQuote } from '../../../order-quote.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../auth/find-user.ts';
import { makeRoom } from '../../orders/make-room.ts';
import { extendPrice, placeOrder } from '../../orders/place-order.ts';
import { paymentsPaused, quoteChanged } from '../../orders/refusals.ts';
import { lockUnpaidOrders } from '../../orders/unpaid-orders.ts';
import { challanKind, withTerms } from '../store/challan-order.ts';
import {
  insertChallans,
  selectNumbersOf,
  selectSpeeds,
} from '../store/order-challan-repository.ts';
import type { ChallanOrderRow } from '../store/order-row.ts';
import { type Cart, inOpenOrder } from './cart.ts';
import { cartTermsSchema } from './cart-terms.ts';
import { type OrderClaim, takeHold } from './holds.ts';
import { type Choice, openCart } from './quote-challans.ts';
import { challanColumns, replaceQuote } from './save-quote.ts';

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
  if (services.settings.orders.isPaused) return err(paymentsPaused);
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

/** Creates the order of a stored price. The challans are priced again: a fine that changed since is refused. */
export async function createFromQuote(
  services: Services,
  { terms, lines }: OrderQuote,
  by: { readonly caller: User; readonly device: Device },
): Promise<Result<string, Refusal>> {
  const request = { ...cartTermsSchema.parse(terms), expectedTotal: chargeOf(lines).total };
  return createOrder(services, request, by);
}

async function findOrInsert(
  tx: Transaction,
  services: Services,
  wanted: Wanted,
): Promise<Result<string, Refusal>> {
  // Serialises two tabs of one person, and an account that is being deleted.
  if (!(await lockUser(tx, wanted.userId))) return err(signInFirst);
  const unpaid = await lockUnpaidOrders(tx, { userId: wanted.userId, kind: challanKind });
  const same = await findSame(tx, unpaid, wanted);
  if (same !== null) {
    await refresh(tx, services, same, wanted.cart);
    return ok(same.orderId);
  }
  const hasRoom = await makeRoom(tx, services, unpaid, wanted.vehicleNumber);
  if (!hasRoom.ok) return hasRoom;
  return ok(await insertOrder(tx, services, wanted));
}

async function findSame(
  tx: Transaction,
  unpaid: readonly OrderRow[],
  { vehicleNumber, settlementType, cart }: Wanted,
): Promise<ChallanOrderRow | null> {
  if (unpaid.length === 0) return null;
  const ids = unpaid.map(({ orderId }) => orderId);
  const [numbers, speeds] = [await selectNumbersOf(tx, ids), await selectSpeeds(tx, ids)];
  const same = unpaid.find((order) => {
    const ordered = numbers.get(order.orderId) ?? [];
    return (
      order.vehicleNumber === vehicleNumber &&
      speeds.get(order.orderId) === settlementType &&
      ordered.length === cart.items.length &&
      cart.items.every(({ challanNumber }) => ordered.includes(challanNumber))
    );
  });
  return withTerms(tx, same ?? null);
}

/** The person has just seen the current price; while a payment is in progress the order keeps its own. */
async function refresh(
  tx: Transaction,
  services: Services,
  order: ChallanOrderRow,
  cart: Cart,
): Promise<void> {
  if (order.activeStep !== 'CHALLAN_PAY') return;
  if (cart.quote[order.settlementType].total === order.total) {
    await extendPrice(tx, services, order);
  } else {
    await replaceQuote(tx, services, order, cart);
  }
}

async function insertOrder(tx: Transaction, services: Services, wanted: Wanted): Promise<string> {
  const { gateway, challanSources } = services;
  const { userId, vehicleNumber, settlementType, cart } = wanted;
  const { items, quote } = cart;
  const orderId = randomUUID();
  const challans = items.map((item) => ({
    id: randomUUID(),
    challan_number: item.challanNumber,
    ...challanColumns(tx, item, quote, settlementType),
  }));
  const itemIds = new Map(challans.map(({ id, challan_number }) => [challan_number, id]));
  await placeOrder(tx, services, {
    orderId,
    kind: challanKind,
    userId,
    vehicleNumber,
    lines: orderLinesOf(quote[settlementType], itemIds),
    itemCount: items.length,
    holdsUntil: await takeHold(tx, services, wanted),
    isSandbox: gateway.sandbox || challanSources.some(({ sandbox }) => sandbox),
  });
  await insertChallans(tx, { orderId, settlementType, quote }, challans, services.now());
  return orderId;
}
