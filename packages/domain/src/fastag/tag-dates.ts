import { addDays, addYears, daysBetween, type IstDate, isBefore } from '../shared/ist-date.ts';
import { fastagRule, fastagRuleOn } from './rules.ts';

/** Last days that follow from the day on which a tag was issued. Rule id: FASTAG-TAG-DAYS. */
export function tagLastDays(issuedOn: IstDate, today: IstDate) {
  const { days } = fastagRuleOn('number-update', today).values;
  return {
    age: lastDayAfter(issuedOn, fastagRuleOn('tag-age', today).values.years),
    kyc: lastDayAfter(issuedOn, fastagRuleOn('kyc-again', today).values.years),
    number: addDays(issuedOn, days),
  };
}

/** Trips that an annual pass had left on a day, as its holder counted them. */
export type CountedPass = { readonly left: number; readonly on: IstDate };

/** End of an annual pass, and what ends it. */
export type PassEnd = { readonly on: IstDate; readonly by: 'year' | 'trips' };

/** The end of an annual pass: a year after it was activated, or the day on which its trips are used up at the holder's
 * pace so far, whichever comes first. Null before the pass existed. Fewer than seven days tell no pace.
 * Source: MoRTH and NHAI notes of 2025. Rule id: FASTAG-PASS-END. */
export function passEnd(activatedOn: IstDate, counted: CountedPass | null): PassEnd | null {
  const rule = fastagRule('annual-pass', activatedOn);
  if (rule === null) return null;
  const yearEnd: PassEnd = { on: lastDayAfter(activatedOn, 1), by: 'year' };
  if (counted === null) return yearEnd;
  if (counted.left === 0) return { on: counted.on, by: 'trips' };
  const days = daysBetween(activatedOn, counted.on);
  const used = rule.values.trips - counted.left;
  if (days < paceDays || used <= 0) return yearEnd;
  const daysLeft = Math.min(Math.floor((counted.left * days) / used), longestDays);
  const usedUp = addDays(counted.on, daysLeft);
  return isBefore(usedUp, yearEnd.on) ? { on: usedUp, by: 'trips' } : yearEnd;
}

const paceDays = 7;
const longestDays = 366;

function lastDayAfter(from: IstDate, years: number): IstDate {
  return addDays(addYears(from, years), -1);
}
