import { addDays, addMonths, type IstDate } from '../shared/ist-date.ts';

/** How often something is due; at least one of both. Whichever comes first counts. */
export type ServiceInterval = { readonly km: number | null; readonly months: number | null };

/** When something was last done. */
export type LastDone = { readonly on: IstDate; readonly km: number | null };

/** Newest reading and use, from which kilometres are forecast. */
export type Forecast = {
  readonly on: IstDate;
  readonly km: number;
  /** Null: too few readings; {@link usualKmPerYear} is used. */
  readonly kmPerYear: number | null;
};

/** Use that is assumed without readings: often quoted for Indian private cars, no statistic behind it (low
 * confidence). Rule id: UPKEEP-DUE. */
export const usualKmPerYear = 10_000;

const DAYS_A_YEAR = 365.25;

/** When something falls due next. */
export type NextDue = {
  readonly on: IstDate;
  readonly by: 'date' | 'km';
  readonly atKm: number | null;
};

/** Works out when something falls due: after the months, kept at the end of a month, or on the day on which the
 * forecast reaches the kilometres, whichever comes first. A tie goes to the date; a part of a day counts as a day.
 * Without a reading at the last work the kilometres cannot count. Null if neither can. Rule id: UPKEEP-DUE. */
export function nextDue(
  last: LastDone,
  every: ServiceInterval,
  forecast: Forecast | null,
): NextDue | null {
  const byDate = every.months === null ? null : addMonths(last.on, every.months);
  const atKm = every.km === null || last.km === null ? null : last.km + every.km;
  const byKm = atKm === null ? null : dayOfKm(atKm, forecast ?? { ...last, kmPerYear: null });
  if (byDate !== null && (byKm === null || byDate <= byKm)) return { on: byDate, by: 'date', atKm };
  return byKm === null ? null : { on: byKm, by: 'km', atKm };
}

function dayOfKm(
  atKm: number,
  {
    on,
    km,
    kmPerYear,
  }: { readonly on: IstDate; readonly km: number | null; readonly kmPerYear: number | null },
): IstDate | null {
  if (km === null) return null;
  const rate = kmPerYear ?? usualKmPerYear;
  if (rate <= 0) return null;
  const days = Math.max(0, Math.ceil(((atKm - km) / rate) * DAYS_A_YEAR));
  return days > longestForecastDays ? null : addDays(on, days);
}

/** Later than this a forecast says nothing. */
const longestForecastDays = 36_500;
