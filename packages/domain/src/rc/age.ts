import { addMonths, type IstDate, isBefore, partsOf } from '../shared/ist-date.ts';

/** Completed years and further completed months. */
export type VehicleAge = { readonly years: number; readonly months: number };

/** Age of a vehicle from its registration; null before it. A month is complete on the same day of the month, or on the
 * last day of a shorter one. */
export function ageOf(registeredOn: IstDate, today: IstDate): VehicleAge | null {
  if (isBefore(today, registeredOn)) return null;
  const from = partsOf(registeredOn);
  const to = partsOf(today);
  const calendarMonths = (to.year - from.year) * 12 + to.month - from.month;
  const isLastOver = isBefore(today, addMonths(registeredOn, calendarMonths));
  const months = isLastOver ? calendarMonths - 1 : calendarMonths;
  return { years: Math.floor(months / 12), months: months % 12 };
}
