import type { Result } from '../shared/result.ts';
import type { AgeBand, VehicleFeeClass } from './fee-rule.ts';
import { type FeeRefusal, feesOf, type ServiceFees } from './fees-of.ts';
import type { RtoService } from './rto-service.ts';

/** What a service costs in an ordinary case: asked for in time, one licence class, no smart card. Where the fee goes by
 * age and none is given, the youngest age that the service has a fee for is taken. Refusals: those of `feesOf`.
 * Rule ids: RTO-FEES, RTO-FEE-AGE. */
export function ordinaryFees(
  service: RtoService,
  vehicleClass: VehicleFeeClass,
  ageBand: AgeBand | null = youngestAge(service),
): Result<ServiceFees, FeeRefusal> {
  return feesOf(service, { vehicleClass, ...(ageBand === null ? {} : { ageBand }) });
}

/** The youngest age for which a service has a fee; null where the fee does not go by age. */
export function youngestAge({ fees }: RtoService): AgeBand | null {
  const byAge = fees.flatMap(({ amount }) =>
    amount.kind === 'by-class-and-age' ? (Object.keys(amount.tables) as AgeBand[]) : [],
  );
  return byAge[0] ?? null;
}
