import type { Confidence } from '../places/rto-offices.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { insuredValue } from './insured-value.ts';
import {
  type MotorTables,
  shippedMotorTables,
  type TariffZone,
  type VehiclePower,
  wholeRate,
} from './motor-tables.ts';
import { type RatingInput, rateMotor } from './rate-motor.ts';

/** Insurance that a new car needs on its first day: own damage for a year, third party for three. Amounts in paise. */
export type NewCarPremium = {
  /** What the car is insured for. */
  readonly insuredValue: Paise;
  readonly ownDamage: Paise;
  readonly thirdParty: Paise;
  readonly gst: Paise;
  readonly total: Paise;
  /** The discount on the reference rate that own damage was computed with, in thousandths of a percent. */
  readonly discount: number;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** Personal accident cover of an owner who drives. `years`: what the premium covers. */
export type OwnerDriverCover = {
  readonly premium: Paise;
  readonly years: number;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** First premium of a new private car by the tariff on a day; null if there was no tariff that day. Whole rupees, half
 * up. Source: Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules 2022; India Motor Tariff 2002,
 * whose rates are a reference only. Rule id: MOTOR-PREMIUM. */
export function newCarPremium(
  exShowroom: Paise,
  power: VehiclePower,
  {
    zone,
    on,
    discount,
    tables = shippedMotorTables,
  }: { zone: TariffZone; on: IstDate; discount?: number; tables?: MotorTables | undefined },
): NewCarPremium | null {
  const usual = currentOf(tables.usualDiscount, on);
  const insured = insuredValue(exShowroom, { ageMonths: 0, tables, on });
  if (usual === null || insured === null) return null;
  const less = discount ?? usual.rate;
  const rated = rateMotor(
    { ...newCar, power, zone, insuredValue: insured, discount: less },
    tables,
    on,
  );
  if (!rated.ok) return null;
  const { ownDamage, thirdParty, total } = rated.value;
  const shown = { ownDamage: roundToRupee(ownDamage), thirdParty: roundToRupee(thirdParty) };
  return {
    insuredValue: roundToRupee(insured),
    ...shown,
    gst: paise(total - shown.ownDamage - shown.thirdParty),
    total,
    discount: less,
    confidence: usual.confidence,
    sources: [
      ...(currentOf(tables.thirdParty, on)?.source ?? []),
      ...(currentOf(tables.ownDamage, on)?.source ?? []),
    ],
  };
}

/** A first policy has no bonus; nothing that a buyer may choose is chosen. */
const newCar: Omit<RatingInput, 'power' | 'zone' | 'insuredValue' | 'discount'> = {
  vehicle: 'car',
  ageMonths: 0,
  cover: 'bundle',
  usageDiscount: 0,
  noClaimBonus: 0,
  electricalAccessories: paise(0),
  gasKit: { kind: 'none' },
  voluntaryDeductible: paise(0),
  hasAntiTheft: false,
  isAssociationMember: false,
  ownerDriver: null,
  otherAccessories: paise(0),
  paidDrivers: 0,
  hasRestrictedProperty: false,
  addOns: [],
  isBonusOnAddOns: false,
  isTotalInRupees: true,
};

/** The cover that an individual needs unless they have one already; a company does not. Rule id: OWNER-DRIVER-COVER. */
export function ownerDriverCover(
  on: IstDate,
  tables: MotorTables = shippedMotorTables,
): OwnerDriverCover | null {
  const row = currentOf(tables.ownerDriver, on);
  const gst = currentOf(tables.gst, on);
  if (row === null || gst === null) return null;
  return {
    premium: roundToRupee(row.paise * (1 + gst.rate / wholeRate)),
    years: row.years,
    confidence: row.confidence,
    sources: row.source,
  };
}

function roundToRupee(amount: number): Paise {
  return paise(Math.round(amount / 100) * 100);
}
