import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import {
  type RtoPrice,
  type RtoPriceRefusal,
  rtoPriceOf,
} from '@pahiya/domain/rto-services/rto-price';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { PricingDay } from '../new-cars/tax-rules/pricing-day.ts';

/** A service, the state of the RTO, and the class of the vehicle. */
export type RtoWish = {
  readonly serviceId: string;
  readonly stateCode: string;
  readonly vehicleClass: VehicleFeeClass;
};

export const unknownService: Refusal = {
  code: 'rto/unknown-service',
  detail: 'There is no such service.',
};

const details: Readonly<Record<RtoPriceRefusal, string>> = {
  'rto-order/not-offered': 'We do not do this service in this state. Request a callback instead.',
  'rto-order/fee-unknown':
    'The government fee of this service is not certain, so there is no fixed price. Request a callback instead.',
  'rto-order/not-for-class': 'This service does not exist for this vehicle class.',
};
const fields: Readonly<Record<RtoPriceRefusal, string>> = {
  'rto-order/not-offered': 'stateCode',
  'rto-order/fee-unknown': 'serviceId',
  'rto-order/not-for-class': 'vehicleClass',
};

/** The price of a service on a day. Refuses `rto/unknown-service`, `rto-order/not-offered`, `rto-order/fee-unknown` and
 * `rto-order/not-for-class`, each with its field in this part of
 * the request. */
export function priceService(
  { today, rules }: PricingDay,
  wish: RtoWish,
  from: 'query' | 'body',
): Result<{ readonly service: RtoService; readonly price: RtoPrice }, Refusal> {
  const service = findRtoService(wish.serviceId);
  if (service === null) {
    return err(unknownService);
  }
  const price = rtoPriceOf(service, wish, today, { fees: rules.fees });
  if (price.ok) return ok({ service, price: price.value });
  const detail = details[price.error];
  return err({
    code: price.error,
    detail,
    errors: [{ path: `${from}.${fields[price.error]}`, message: detail }],
  });
}
