import file from '../../data/motor-tariff.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** What decides a car's band: the engine in cc, or the motor in kW. A hybrid has an engine. */
export type CarPower =
  | { readonly kind: 'engine'; readonly cc: number; readonly isHybrid: boolean }
  | { readonly kind: 'motor'; readonly kw: number };

/** Zone of the registering office's city: A for eight large cities, B for the rest of India. */
export type TariffZone = 'A' | 'B';

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
  power: CarPower,
  { zone, on, discount }: { zone: TariffZone; on: IstDate; discount?: number },
): NewCarPremium | null {
  const thirdPartyRow = currentOf(file.thirdParty, on);
  const damageRow = currentOf(file.ownDamage, on);
  const gstRow = currentOf(file.gst, on);
  const usual = currentOf(file.usualDiscount, on);
  if (thirdPartyRow === null || damageRow === null || gstRow === null || usual === null)
    return null;
  const less = discount ?? usual.rate;
  const insured = (exShowroom * damageRow.newCarValue) / whole;
  const engine = power.kind === 'engine' ? power.cc : bandOf(damageRow.motorBands, power.kw).engine;
  const { rate } = bandOf(damageRow.zones[zone], engine);
  const ownDamage = ((insured * rate) / whole) * ((whole - less) / whole);
  const thirdParty = thirdPartyOf(thirdPartyRow, power);
  const total = roundToRupee((ownDamage + thirdParty) * (1 + gstRow.rate / whole));
  const shown = { ownDamage: roundToRupee(ownDamage), thirdParty: roundToRupee(thirdParty) };
  return {
    insuredValue: roundToRupee(insured),
    ...shown,
    gst: paise(total - shown.ownDamage - shown.thirdParty),
    total,
    discount: less,
    confidence: usual.confidence as Confidence,
    sources: [...thirdPartyRow.source, ...damageRow.source],
  };
}

/** The cover that an individual needs unless they have one already; a company does not. Rule id: OWNER-DRIVER-COVER. */
export function ownerDriverCover(on: IstDate): OwnerDriverCover | null {
  const row = currentOf(file.ownerDriver, on);
  const gst = currentOf(file.gst, on);
  if (row === null || gst === null) return null;
  return {
    premium: roundToRupee(row.paise * (1 + gst.rate / whole)),
    years: row.years,
    confidence: row.confidence as Confidence,
    sources: row.source,
  };
}

const whole = 100_000;

type Band = { readonly upTo: number | null };

function bandOf<B extends Band>(bands: readonly B[], value: number): B {
  const found = bands.find(({ upTo }) => upTo === null || value <= upTo);
  if (found === undefined) throw new Error('motor-tariff.json: the last band is not open');
  return found;
}

function thirdPartyOf(row: (typeof file.thirdParty)[number], power: CarPower): number {
  const bands = row.classes.find(({ power: by }) => by === power.kind)?.bands ?? [];
  const { longTerm } = bandOf(bands, power.kind === 'engine' ? power.cc : power.kw);
  const isHybrid = power.kind === 'engine' && power.isHybrid;
  return isHybrid ? longTerm * (1 - row.hybridLess / whole) : longTerm;
}

function roundToRupee(amount: number): Paise {
  return paise(Math.round(amount / 100) * 100);
}
