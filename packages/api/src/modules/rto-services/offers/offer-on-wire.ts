import type { AnswerOf } from '@pahiya/contracts/contract';
import type { listRtoServices } from '@pahiya/contracts/rto-services/service-contracts';
import { offerOf } from '@pahiya/domain/rto-services/rto-price';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { PricingDay } from '../../new-cars/tax-rules/pricing-day.ts';

type Offer = AnswerOf<typeof listRtoServices>['services'][number]['offer'];

/** A service that can be ordered at a fixed price, with its page; null if it cannot. */
export function offerOnWire(service: RtoService, { today, rules }: PricingDay): Offer {
  const offer = offerOf(service, today, { fees: rules.fees });
  if (offer === null || offer.classes.length === 0) return null;
  return {
    stateCodes: [...offer.states],
    vehicleClasses: [...offer.classes],
    serviceFeePaise: offer.serviceFee,
    fileWithinDays: offer.fileWithinDays,
    orderPath: `/rto-services/${service.id}/order`,
  };
}
