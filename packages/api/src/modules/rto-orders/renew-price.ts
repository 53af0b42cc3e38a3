import { chargeOf } from '@pahiya/domain/orders/order-line';
import { rtoLines } from '@pahiya/domain/rto-services/rto-price';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { pricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { extendPrice, replacePrice } from '../orders/place-order.ts';
import { quoteChanged, wrongStep } from '../orders/refusals.ts';
import { priceService } from './price-service.ts';
import { lockWork } from './store/move-work.ts';
import { updatePriced } from './store/rto-work-repository.ts';

/** Prices an unpaid order again once its price expired. The same total extends it; another one replaces it and refuses
 * `order/quote-changed`, for the person to confirm. A service that is no longer offered refuses as `priceService`. */
export async function renewRtoPrice(
  services: Services,
  { orderId }: OrderRow,
): Promise<Result<void, Refusal>> {
  const day = await pricingDay(services);
  return services.sql.begin(async (tx) => {
    const held = await lockWork(tx, orderId);
    if (held === null || !['open', 'attempted'].includes(held.order.paymentState)) {
      return err(wrongStep);
    }
    const { order, work } = held;
    if (order.quoteValidUntil > services.now()) return ok(undefined);
    const priced = priceService(day, work, 'body');
    if (!priced.ok) return priced;
    const { price } = priced.value;
    const lines = rtoLines(price, services.settings.challans.fees.gstBasisPoints, {
      'service-fee': work.workId,
      'government-fee': work.governmentFeeId,
    });
    const isSame =
      chargeOf(lines).total === order.total && price.governmentFee === work.governmentFee;
    if (isSame) {
      await extendPrice(tx, services, order);
      return ok(undefined);
    }
    await replacePrice(tx, services, order, { lines, itemCount: 1 });
    await updatePriced(tx, work.workId, price);
    return err(quoteChanged);
  });
}
