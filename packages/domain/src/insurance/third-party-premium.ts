import { type Paise, paise } from '../shared/money.ts';
import {
  bandOf,
  type MotorClass,
  type MotorTables,
  shareOf,
  type VehiclePower,
} from './motor-tables.ts';

type ThirdPartyRow = MotorTables['thirdParty'][number];

/** Years of the long-term third party of a new vehicle; null where the tariff has none. Rule id: TP-PREMIUM. */
export function longTermYears(
  row: ThirdPartyRow | null,
  vehicle: MotorClass,
  power: VehiclePower['kind'],
): number | null {
  const found = row?.classes.find((one) => one.vehicle === vehicle && one.power === power);
  return found?.longTermYears ?? null;
}

/** Third-party premium of a vehicle by the tariff, before GST, in paise, with the reduction for a hybrid as a line of
 * its own. `years`: 1, or the long term of a new vehicle. Null: the tariff has no such class.
 * Source: Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules 2022. Rule id: TP-PREMIUM. */
export function thirdPartyPremium(
  row: ThirdPartyRow,
  { vehicle, power, isLongTerm }: { vehicle: MotorClass; power: VehiclePower; isLongTerm: boolean },
): { readonly base: Paise; readonly hybridLess: Paise; readonly years: number } | null {
  const found = row.classes.find((one) => one.vehicle === vehicle && one.power === power.kind);
  if (found === undefined) return null;
  const band = bandOf(found.bands, power.kind === 'engine' ? power.cc : power.kw);
  const base = paise(isLongTerm ? band.longTerm : band.oneYear);
  const isHybrid = power.kind === 'engine' && power.isHybrid;
  return {
    base,
    hybridLess: isHybrid ? shareOf(base, row.hybridLess) : paise(0),
    years: isLongTerm ? found.longTermYears : 1,
  };
}
