import { addMonths, addYears, type IstDate, isBefore } from '../shared/ist-date.ts';
import type { AgeBand } from './fee-rule.ts';

/** The age band of a vehicle. A band ends with its birthday: 15 years to the day is still `10-15`, and only the day
 * after the twentieth birthday is `over-20`. Source: docs/rules.md RTO-FEE-AGE.
 * @planned RTO orders. */
export function ageBandOf(registeredOn: IstDate, today: IstDate): AgeBand {
  const isPast = (years: number) => isBefore(addYears(registeredOn, years), today);
  if (isPast(20)) return 'over-20';
  if (isPast(15)) return '15-20';
  return isBefore(today, addYears(registeredOn, 10)) ? 'under-10' : '10-15';
}

/** Months started since the last valid day: 0 upto that day, 1 from the day after. Rule id: RTO-FEE-LATE.
 * @planned RTO orders. */
export function monthsLate(upto: IstDate, today: IstDate): number {
  let months = 0;
  while (isBefore(addMonths(upto, months), today)) months += 1;
  return months;
}

/** How late a licence is renewed. Up to one year after expiry is grace: `yearsAfterGrace` 0. After that every
 * started year counts. Source: Motor Vehicles Act 1988 s. 15 as amended in 2019; CMVR r. 32. Rule id: DL-GRACE. */
export function yearsAfterGrace(upto: IstDate, today: IstDate): number {
  let years = 0;
  while (isBefore(addYears(upto, years + 1), today)) years += 1;
  return years;
}
