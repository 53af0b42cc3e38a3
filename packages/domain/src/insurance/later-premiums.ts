import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import {
  type MotorTables,
  shippedMotorTables,
  type VehiclePower,
  wholeRate,
} from './motor-tables.ts';
import type { NewCarPremium } from './motor-tariff.ts';
import { thirdPartyPremium } from './third-party-premium.ts';

type Wish = {
  readonly years: number;
  readonly step: number;
  readonly on: IstDate;
  readonly tables?: MotorTables | undefined;
};

/** Premiums of a car's years after the first without a claim, with GST, in whole rupees: of own damage `step` (thousandths
 * of a percent) is kept from one year to the next, third party is due again yearly once the long-term cover has ended.
 * Null if there was no tariff that day. Rule id: MOTOR-PREMIUM-LATER. */
export function laterPremiums(
  { ownDamage }: Pick<NewCarPremium, 'ownDamage'>,
  power: VehiclePower,
  { years, step, on, tables = shippedMotorTables }: Wish,
): readonly Paise[] | null {
  const row = currentOf(tables.thirdParty, on);
  const gst = currentOf(tables.gst, on);
  if (row === null || gst === null) return null;
  const first = thirdPartyPremium(row, { vehicle: 'car', power, isLongTerm: true });
  const yearly = thirdPartyPremium(row, { vehicle: 'car', power, isLongTerm: false });
  if (first === null || yearly === null) return null;
  return Array.from({ length: years - 1 }, (_, place) => {
    const damage = ownDamage * (step / wholeRate) ** (place + 1);
    const isDue = place + 2 > first.years;
    const thirdParty = isDue ? yearly.base - yearly.hybridLess : 0;
    return paise(Math.round(((damage + thirdParty) * (1 + gst.rate / wholeRate)) / 100) * 100);
  });
}

/** What is kept of the own-damage premium from one year to the next; null without a row for the day. */
export function laterOwnDamageShare(on: IstDate): number | null {
  return currentOf(shippedMotorTables.laterOwnDamage, on)?.share ?? null;
}
