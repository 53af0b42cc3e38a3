import type { AnswerOf } from '@pahiya/contracts/contract';
import type { listRtoServices as contract } from '@pahiya/contracts/rto-services/service-contracts';
import type { AgeBand, VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import { ordinaryFees, youngestAge } from '@pahiya/domain/rto-services/ordinary-fees';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import {
  rtoServicesOf,
  serviceNotes,
  servicesAsOf,
} from '@pahiya/domain/rto-services/rto-services';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { offerOnWire } from './offers/offer-on-wire.ts';

type Answer = AnswerOf<typeof contract>;

/** Filters of the call. */
export type ServicesWish = {
  readonly group?: RtoService['group'] | undefined;
  readonly vehicleClass?: VehicleFeeClass | undefined;
  readonly ageBand?: AgeBand | undefined;
};

/** Services with their fees for one class, by default for a two-wheeler and a private car. A service that does not
 * apply to a class has no fee for it. `today`: the day of our prices. */
export function listServices(
  { group, vehicleClass, ageBand }: ServicesWish,
  today: IstDate,
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
      offer: offerOnWire(service, today),
      related: [...service.related],
      sources: [...service.sources],
      fees: classes.flatMap((one) => feesFor(service, one, ageBand)),
    })),
    indicative: serviceNotes.indicative,
    asOf: servicesAsOf,
  };
}

type Fee = Answer['services'][number]['fees'][number];

function feesFor(service: RtoService, vehicleClass: VehicleFeeClass, wished?: AgeBand): Fee[] {
  const youngest = youngestAge(service);
  const ageBand = youngest === null ? null : (wished ?? youngest);
  const fees = ordinaryFees(service, vehicleClass, ageBand);
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
