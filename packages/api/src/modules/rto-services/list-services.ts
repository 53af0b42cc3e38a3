import type { AnswerOf } from '@pahiya/contracts/contract';
import type { listRtoServices as contract } from '@pahiya/contracts/rto-services/service-contracts';
import type { FeeBook } from '@pahiya/domain/rto-services/fee-book';
import type { AgeBand, VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import { ordinaryFees, youngestAge } from '@pahiya/domain/rto-services/ordinary-fees';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { rtoServicesOf, serviceNotes } from '@pahiya/domain/rto-services/rto-services';
import type { PricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { offerOnWire } from './offers/offer-on-wire.ts';

type Answer = AnswerOf<typeof contract>;

/** Filters of the call. */
export type ServicesWish = {
  readonly group?: RtoService['group'] | undefined;
  readonly vehicleClass?: VehicleFeeClass | undefined;
  readonly ageBand?: AgeBand | undefined;
};

/** Services with their fees for one class, by default for a two-wheeler and a private car. A service that does not
 * apply to a class has no fee for it. `day`: the day of the
 * fees and of our prices. */
export function listServices(
  { group, vehicleClass, ageBand }: ServicesWish,
  day: PricingDay,
): Answer {
  const groups = group === undefined ? (['vehicle', 'licence'] as const) : [group];
  const classes =
    vehicleClass === undefined ? (['motorcycle', 'lmv-private'] as const) : [vehicleClass];
  return {
    services: groups.flatMap(rtoServicesOf).map((service) => ({
      ...service,
      forms: service.forms.map((form) => ({ ...form })),
      papers: service.papers.map((paper) => ({ ...paper })),
      steps: [...service.steps],
      where: service.where.map((place) => ({ ...place })),
      stops: service.stops.map(({ id, name, words }) => ({ id, name, words })),
      notes: [...service.notes],
      offer: offerOnWire(service, day),
      related: [...service.related],
      sources: [...service.sources],
      fees: classes.flatMap((one) =>
        feesFor(service, one, { wished: ageBand, fees: day.rules.fees }),
      ),
    })),
    indicative: serviceNotes.indicative,
    asOf: day.rules.fees.asOf,
  };
}

type Fee = Answer['services'][number]['fees'][number];

function feesFor(
  service: RtoService,
  vehicleClass: VehicleFeeClass,
  { wished, fees: book }: { readonly wished: AgeBand | undefined; readonly fees: FeeBook },
): Fee[] {
  const youngest = youngestAge(service);
  const ageBand = youngest === null ? null : (wished ?? youngest);
  const fees = ordinaryFees(service, vehicleClass, { ageBand, fees: book });
  if (!fees.ok) return [];
  return [
    {
      vehicleClass,
      ageBand,
      lines: fees.value.lines.map(({ id, name, amount, isSetByState, isDerived, confidence }) => ({
        id,
        name,
        amountPaise: amount,
        isSetByState,
        isDerived,
        confidence,
      })),
      centralFeePaise: fees.value.centralFee,
    },
  ];
}
