import { randomUUID } from 'node:crypto';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { rtoLines } from '@pahiya/domain/rto-services/rto-price';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { pricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { createOrder } from '../orders/quotes/create-order.ts';
import { saveQuote } from '../orders/quotes/save-quote.ts';
import { quoteChanged } from '../orders/refusals.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { priceService, type RtoWish } from './price-service.ts';
import type { RtoTerms } from './rto-terms.ts';
import { rtoKind } from './store/rto-work.ts';

/** A service to order. `expectedTotal`: the total the person saw, in paise; compared with ours, never charged. */
export type RtoOrderRequest = RtoWish & {
  readonly vehicleNumber: string;
  readonly expectedTotal: number;
};

/** Creates the order of a service at today's price. Returns its id. Refuses what `priceService` refuses, numbers that no
 * vehicle has, `order/quote-changed`, and what `createOrder` refuses. */
export async function orderService(
  services: Services,
  request: RtoOrderRequest,
  by: { readonly caller: User; readonly device: Device },
): Promise<Result<string, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, 'body.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const priced = priceService(await pricingDay(services), request, 'body');
  if (!priced.ok) return priced;
  const { service, price } = priced.value;
  const terms: RtoTerms = {
    workId: randomUUID(),
    governmentFeeId: randomUUID(),
    governmentFee: price.governmentFee,
    serviceId: service.id,
    stateCode: request.stateCode,
    vehicleClass: request.vehicleClass,
    fileWithinDays: price.fileWithinDays,
  };
  const lines = rtoLines(price, services.settings.challans.fees.gstBasisPoints, {
    'service-fee': terms.workId,
    'government-fee': terms.governmentFeeId,
  });
  if (chargeOf(lines).total !== request.expectedTotal) return err(quoteChanged);
  const { quoteId } = await saveQuote(services, {
    kind: rtoKind,
    userId: by.caller.userId,
    vehicleNumber,
    lines,
    itemCount: 1,
    terms,
    isSandbox: services.gateway.sandbox,
  });
  return createOrder(services, { kind: rtoKind, quoteId }, by);
}
