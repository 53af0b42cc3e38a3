import type { quoteChallans as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Caller } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type OpenDiscovery, openDiscovery } from '../challans/read-discovery.ts';
import { type Cart, readCart } from './cart.ts';
import { toCheckoutData } from './checkout-data.ts';

/** The caller of a search. */
export type Seeker = { readonly caller: Caller; readonly device: Device };

/** Selected challans of a search, as named by the caller. */
export type Choice = { readonly discoveryId: string; readonly challanNumbers: readonly string[] };

/** Opens the caller's search and prices the selected challans. */
export async function openCart(
  services: Services,
  { discoveryId, challanNumbers }: Choice,
  seeker: Seeker,
): Promise<Result<{ readonly open: OpenDiscovery; readonly cart: Cart }, Refusal>> {
  const opened = await openDiscovery(services, discoveryId, seeker);
  if (!opened.ok) return opened;
  const ownUnpaid = await findOwnUnpaid(services, opened.value, seeker.caller);
  const cart = readCart(services, opened.value, challanNumbers, ownUnpaid);
  return cart.ok ? ok({ open: opened.value, cart: cart.value }) : cart;
}

/** The price of selected challans, with every fee on its own line. Nothing is stored. */
export async function quoteChallans(
  services: Services,
  choice: Choice,
  seeker: Seeker,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const opened = await openCart(services, choice, seeker);
  if (!opened.ok) return opened;
  const { open, cart } = opened.value;
  return ok({
    checkoutData: toCheckoutData(
      cart.items.map(({ challan }) => challan),
      cart.quote,
      {
        activeStep: 'CHALLAN_PAY',
        paidOn: istDateOf(services.now()),
        showPlaces: open.discovery.isRevealed && seeker.caller.kind === 'user',
      },
    ),
  });
}

/** The caller's unpaid orders with a challan of the search: they can be replaced or reused. */
async function findOwnUnpaid(
  { sql }: Services,
  { openOrders }: OpenDiscovery,
  caller: Caller,
): Promise<ReadonlySet<string>> {
  if (caller.kind !== 'user') return new Set();
  const own = [...openOrders.values()].filter(({ userId }) => userId === caller.userId);
  if (own.length === 0) return new Set();
  const rows = await sql<{ id: string }[]>`
    select id from orders where id = any(${own.map(({ orderId }) => orderId)})
      and payment_state in ('open', 'attempted')`;
  return new Set(rows.map(({ id }) => id));
}
