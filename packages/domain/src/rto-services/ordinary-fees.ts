import type { Result } from '../shared/result.ts';
import { type FeeBook, shippedFees } from './fee-book.ts';
import type { AgeBand, VehicleFeeClass } from './fee-rule.ts';
import { type FeeRefusal, feesOf, type ServiceFees } from './fees-of.ts';
import type { RtoService } from './rto-service.ts';

/** Fee in the ordinary case: on time, one licence class, no smart card. Without an age the youngest age band is
 * used. `fees`: the sums of the day. Refusals: those of `feesOf`.
 * Rule ids: RTO-FEES, RTO-FEE-AGE. */
export function ordinaryFees(
  service: RtoService,
  vehicleClass: VehicleFeeClass,
  {
    ageBand = youngestAge(service),
    fees = shippedFees,
  }: { readonly ageBand?: AgeBand | null; readonly fees?: FeeBook } = {},
): Result<ServiceFees, FeeRefusal> {
  return feesOf(service, { vehicleClass, ...(ageBand === null ? {} : { ageBand }) }, fees);
}

/** The youngest age band of a fee; null if the fee does not depend on age. */
export function youngestAge({ fees }: RtoService): AgeBand | null {
  const byAge = fees.flatMap(({ amount }) =>
    amount.kind === 'by-class-and-age' ? (Object.keys(amount.tables) as AgeBand[]) : [],
  );
  return byAge[0] ?? null;
}
