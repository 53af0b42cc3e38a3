import type { AnswerOf } from '@pahiya/contracts/contract';
import type { rtoServiceOffer as contract } from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { vehicleClassChoices } from '@pahiya/domain/rto-services/fee-words';
import { offerOf } from '@pahiya/domain/rto-services/rto-price';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { pricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { unknownService } from './price-service.ts';

/** Where a service can be ordered, for which vehicles, and its documents. Refuses `rto/unknown-service`. */
export async function readOffer(
  services: Services,
  serviceId: string,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const service = findRtoService(serviceId);
  if (service === null) return err(unknownService);
  const { today, rules } = await pricingDay(services);
  const offer = offerOf(service, today, { fees: rules.fees });
  return ok({
    service: service.name,
    stateCodes: [...(offer?.states ?? [])],
    vehicleClasses: vehicleClassChoices.filter(({ id }) => offer?.classes.includes(id) === true),
    documents: service.papers.map(({ id, name, when }) => ({ kind: id, name, when })),
  });
}
