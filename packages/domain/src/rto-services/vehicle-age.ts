import { addYears, type IstDate, isBefore } from '../shared/ist-date.ts';

/** How late a licence is renewed. Up to one year after expiry is grace: `yearsAfterGrace` 0. After that every
 * started year counts. Source: Motor Vehicles Act 1988 s. 15 as amended in 2019; CMVR r. 32. Rule id: DL-GRACE. */
export function yearsAfterGrace(upto: IstDate, today: IstDate): number {
  let years = 0;
  while (isBefore(addYears(upto, years + 1), today)) years += 1;
  return years;
}
