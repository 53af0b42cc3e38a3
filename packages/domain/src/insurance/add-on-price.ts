import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import { type MotorClass, type MotorTables, type RatedAddOn, shareOf } from './motor-tables.ts';

/** Usual premium of an add-on before GST, in paise: a share of the insured value by the vehicle's completed years. Null:
 * not offered for this class or age. Source: one insurer's rating guide of 2023–24; each insurer files its own. Rule id:
 * ADD-ON-PRICE. */
export function addOnPrice(
  addOn: RatedAddOn,
  {
    vehicle,
    years,
    value,
    tables,
    on,
  }: {
    vehicle: MotorClass;
    years: number;
    value: Paise;
    tables: MotorTables;
    on: IstDate;
  },
): Paise | null {
  const rate = currentOf(tables.addOns, on)?.byAge[addOn][vehicle]?.[years];
  return rate === undefined ? null : shareOf(value, rate);
}
