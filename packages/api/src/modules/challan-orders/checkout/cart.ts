import type { Challan, ChallanSourceId } from '@pahiya/domain/challans/challan';
import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { payabilityOf } from '@pahiya/domain/challans/payability';
import { type FeeSchedule, type QuoteItem, quoteOf } from '@pahiya/domain/challans/quote';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { OpenDiscovery } from '../../challans/read-discovery.ts';
import type { QuotePair } from '../store/order-row.ts';

/** A payable challan with a known amount. */
export type CartItem = QuoteItem & { readonly challan: Challan };

/** Selected challans with their price at both speeds. */
export type Cart = { readonly items: readonly CartItem[]; readonly quote: QuotePair };

/** The price of items at both speeds. */
export function quoteBoth(items: readonly QuoteItem[], fees: FeeSchedule): QuotePair {
  return {
    STANDARD: quoteOf(items, 'STANDARD', fees),
    EXPRESS: quoteOf(items, 'EXPRESS', fees),
  };
}

/** The selected challans of a search, priced by the server from the sources' data. `ownUnpaid`: the caller's own unpaid
 * orders, which do not block the challans. Refuses `challan/not-payable` and `challan/in-open-order` with an error for
 * each challan. */
export function readCart(
  services: Pick<Services, 'now' | 'settings'>,
  open: OpenDiscovery,
  challanNumbers: readonly string[],
  ownUnpaid: ReadonlySet<string>,
): Result<Cart, Refusal> {
  const { fees } = services.settings.challans;
  const failed = new Set(
    open.sources.filter(({ state }) => state === 'failed').map(({ source }) => source),
  );
  const items: CartItem[] = [];
  const held: Fault[] = [];
  const notPayable: Fault[] = [];
  for (const [index, written] of challanNumbers.entries()) {
    const challan = findChallan(open.challans, written);
    if (challan === null) notPayable.push({ index, message: 'Not in the search results.' });
    else if (isHeld(open, challan.challanNumber, ownUnpaid)) {
      held.push({ index, message: 'Already in an order that is not settled yet.' });
    } else {
      const reading = readItem(services, challan, failed);
      if (!reading.ok) notPayable.push({ index, message: `Not payable here: ${reading.error}.` });
      else if (!items.some((one) => one.challanNumber === challan.challanNumber)) {
        items.push(reading.value);
      }
    }
  }
  if (notPayable.length > 0) return err(refuse('challan/not-payable', notPayable));
  if (held.length > 0) return err(refuse('challan/in-open-order', held));
  return ok({ items, quote: quoteBoth(items, fees) });
}

/** A challan as a cart item, or the reason why it is not payable here. `failed`: sources that are unavailable. Whether
 * payments are paused is checked once for the whole order. */
export function readItem(
  { now }: Pick<Services, 'now'>,
  challan: Challan,
  failed: ReadonlySet<ChallanSourceId>,
): Result<CartItem, string> {
  const { challanNumber, kind, fine } = challan;
  const payability = payabilityOf(challan, istDateOf(now()), {
    openOrder: 'none',
    isSourceDown: challan.provenance.some(({ source }) => failed.has(source)),
    paymentsPaused: false,
  });
  if (!payability.payable) return err(payability.reason);
  return fine === null ? err('amount-not-set') : ok({ challanNumber, kind, fine, challan });
}

type Fault = { readonly index: number; readonly message: string };

function findChallan(challans: readonly Challan[], written: string): Challan | null {
  const plain = challanNumberOf(written, null);
  return challans.find(({ challanNumber }) => challanNumber === plain) ?? null;
}

function isHeld(
  open: OpenDiscovery,
  challanNumber: string,
  ownUnpaid: ReadonlySet<string>,
): boolean {
  const order = open.openOrders.get(challanNumber);
  return order !== undefined && !order.isYielding && !ownUnpaid.has(order.orderId);
}

function refuse(
  code: 'challan/not-payable' | 'challan/in-open-order',
  faults: readonly Fault[],
): Refusal {
  const detail =
    code === 'challan/not-payable'
      ? 'A chosen challan cannot be paid here; see errors for each.'
      : inOpenOrder.detail;
  const errors = faults.map(({ index, message }) => ({
    path: `body.challanNumbers.${index}`,
    message,
  }));
  return { code, detail, errors };
}

/** For a challan that is already in an open order, possibly the caller's own. */
export const inOpenOrder: Refusal = {
  code: 'challan/in-open-order',
  detail: 'A selected challan is in an order that is not settled yet, so it cannot be paid again.',
};
