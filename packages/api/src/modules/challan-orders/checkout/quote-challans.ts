import type { quoteChallans as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { orderLinesOf, type SettlementType } from '@pahiya/domain/challans/quote';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Caller, User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type OpenDiscovery, openDiscovery } from '../../challans/read-discovery.ts';
import { saveQuote } from '../../orders/quotes/save-quote.ts';
import { findUnpaid } from '../../orders/unpaid-orders.ts';
import { challanKind } from '../store/challan-order.ts';
import { type Cart, readCart } from './cart.ts';
import type { CartTerms } from './cart-terms.ts';
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

/** The price of selected challans, with every fee on its own line. Stored at both speeds for a signed-in caller, who may
 * order from it; a visitor's is not stored. */
export async function quoteChallans(
  services: Services,
  choice: Choice,
  seeker: Seeker,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const opened = await openCart(services, choice, seeker);
  if (!opened.ok) return opened;
  const { open, cart } = opened.value;
  return ok({
    quotes:
      seeker.caller.kind === 'user'
        ? await saveQuotes(services, choice, opened.value, seeker.caller)
        : null,
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

async function saveQuotes(
  services: Services,
  choice: Choice,
  { open, cart }: { readonly open: OpenDiscovery; readonly cart: Cart },
  { userId }: User,
) {
  const { vehicleNumber } = open.discovery;
  const itemIds = new Map(cart.items.map(({ challanNumber }) => [challanNumber, challanNumber]));
  const save = async (settlementType: SettlementType) => {
    const terms: CartTerms = {
      discoveryId: choice.discoveryId,
      challanNumbers: [...choice.challanNumbers],
      settlementType,
    };
    const { quoteId } = await saveQuote(services, {
      kind: challanKind,
      userId,
      vehicleNumber,
      lines: orderLinesOf(cart.quote[settlementType], itemIds),
      itemCount: cart.items.length,
      terms,
      isSandbox: services.challanSources.some(({ sandbox }) => sandbox),
    });
    return quoteId;
  };
  return { STANDARD: await save('STANDARD'), EXPRESS: await save('EXPRESS') };
}

/** The caller's unpaid orders with a challan of the search: they can be replaced or reused. */
async function findOwnUnpaid(
  { sql }: Services,
  { openOrders }: OpenDiscovery,
  caller: Caller,
): Promise<ReadonlySet<string>> {
  if (caller.kind !== 'user') return new Set();
  const own = [...openOrders.values()].filter(({ userId }) => userId === caller.userId);
  return findUnpaid(
    sql,
    own.map(({ orderId }) => orderId),
  );
}
