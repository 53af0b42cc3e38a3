import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { closeOrder } from '../../orders/close-order.ts';
import { extendPrice } from '../../orders/place-order.ts';
import { quoteChanged, wrongStep } from '../../orders/refusals.ts';
import { lockChallanOrder } from '../store/challan-order.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import { type CartItem, quoteBoth, readItem } from './cart.ts';
import { replaceQuote } from './save-quote.ts';

/** Maximum age of reused source data. */
const maxAgeSeconds = 60;

/** Asks the sources again for the amounts of an unpaid order whose quote has expired. With the same total the quote is
 * extended silently. With a different one the order gets the new quote and `order/quote-changed` is refused, for the
 * person to confirm. Challans that are no longer payable here are removed; an order without any is closed. A challan
 * whose source is unavailable keeps its amount: settlement checks it again before paying. */
export async function renewQuote(
  services: Services,
  { orderId, vehicleNumber }: OrderRow,
): Promise<Result<void, Refusal>> {
  const { challans, failed } = await refreshSources(services, vehicleNumber, { maxAgeSeconds });
  return services.sql.begin(async (tx) => {
    const order = await lockChallanOrder(tx, orderId);
    if (order === null || !['open', 'attempted'].includes(order.paymentState)) {
      return err(wrongStep);
    }
    if (order.quoteValidUntil > services.now()) return ok(undefined);
    const items: CartItem[] = [];
    for (const row of await findOrderChallans(tx, orderId)) {
      const isUnsure = row.challan.provenance.some(({ source }) => failed.includes(source));
      const fresh = challans.find(({ challanNumber }) => challanNumber === row.challanNumber);
      const challan = isUnsure || fresh === undefined ? null : fresh;
      if (isUnsure) items.push({ ...row, challanNumber: row.challanNumber });
      const item = challan === null ? null : readItem(services, challan, new Set());
      if (item?.ok) items.push(item.value);
    }
    if (items.length === 0) {
      await closeOrder(tx, services, order);
      return err(wrongStep);
    }
    const quote = quoteBoth(items, services.settings.challans.fees);
    if (quote[order.settlementType].total === order.total) {
      await extendPrice(tx, services, order);
      return ok(undefined);
    }
    await replaceQuote(tx, services, order, { items, quote });
    return err(quoteChanged);
  });
}
