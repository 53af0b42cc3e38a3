import { currentOf } from '../shared/dated.ts';
import { addMonths, addYears, type IstDate, partsOf } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { type MotorTables, shareOf, wholeRate } from './motor-tables.ts';

/** Age for the bands of depreciation and rates: whole months, a begun one counts, so that a vehicle of exactly 36 months
 * is "not older than three years". 0 for a vehicle that is registered on that day or later. */
export function ageInMonths(registeredOn: IstDate, on: IstDate): number {
  if (on <= registeredOn) return 0;
  const from = partsOf(registeredOn);
  const to = partsOf(on);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return addMonths(registeredOn, months) < on ? months + 1 : months;
}

/** Completed years of age, for add-ons. */
export function completedYears(registeredOn: IstDate, on: IstDate): number {
  if (on <= registeredOn) return 0;
  const years = partsOf(on).year - partsOf(registeredOn).year;
  return addYears(registeredOn, years) > on ? years - 1 : years;
}

/** Insured declared value (IDV) in paise: the ex-showroom price of the same variant less depreciation by age. Null above
 * five years, where insurer and owner agree on it. Source: India Motor Tariff 2002, GR.8. Rule id: IDV. */
export function insuredValue(
  exShowroom: Paise,
  { ageMonths, tables, on }: { ageMonths: number; tables: MotorTables; on: IstDate },
): Paise | null {
  const row = currentOf(tables.depreciation, on);
  const rate = row?.bands.find(
    ({ upToMonths }) => upToMonths === null || ageMonths <= upToMonths,
  )?.rate;
  return rate == null ? null : shareOf(exShowroom, wholeRate - rate);
}

/** The usual band around an insured value, which an insurer may narrow or widen: both ends included. Null without a row
 * for the day. Rule id: IDV-BAND. */
export function usualBand(
  value: Paise,
  { tables, on }: { tables: MotorTables; on: IstDate },
): { readonly least: Paise; readonly most: Paise } | null {
  const row = currentOf(tables.valueBand, on);
  if (row === null) return null;
  const width = shareOf(value, row.rate);
  return { least: paise(value - width), most: paise(value + width) };
}

/** How a wanted value lies in a band. */
export function placeInBand(
  wanted: Paise,
  { least, most }: { readonly least: Paise; readonly most: Paise },
): 'within' | 'too-low' | 'too-high' {
  if (wanted < least) return 'too-low';
  return wanted > most ? 'too-high' : 'within';
}
