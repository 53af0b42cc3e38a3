import { addMonths, daysBetween, type IstDate, isBefore, partsOf } from './ist-date.ts';

/** A time between two days as people say it: in days up to three months, then in whole months and years. */
export type Span =
  | { readonly unit: 'days'; readonly days: number }
  | { readonly unit: 'months'; readonly years: number; readonly months: number };

/** Up to here a count of days is still pictured. */
const daysAtMost = 90;

/** The time from a day to a later one. A month is whole on the same day of the month, or on the last one of a shorter
 * month. `from` after `to` counts as no time. */
export function spanBetween(from: IstDate, to: IstDate): Span {
  const days = Math.max(0, daysBetween(from, to));
  if (days <= daysAtMost) return { unit: 'days', days };
  const a = partsOf(from);
  const b = partsOf(to);
  const calendar = (b.year - a.year) * 12 + b.month - a.month;
  const whole = isBefore(to, addMonths(from, calendar)) ? calendar - 1 : calendar;
  return { unit: 'months', years: Math.floor(whole / 12), months: whole % 12 };
}
