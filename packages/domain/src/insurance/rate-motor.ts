import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  bandOf,
  type MotorClass,
  type MotorTables,
  shareOf,
  type TariffZone,
  type VehiclePower,
  wholeRate,
} from './motor-tables.ts';
import { thirdPartyPremium } from './third-party-premium.ts';

/** What a policy covers. `bundle`: a new vehicle, own damage for a year and third party for its long term. */
export type Cover = 'bundle' | 'package' | 'third-party' | 'own-damage';

/** A gas kit: fitted later at a known value, or built in by the maker. */
export type GasKit =
  | { readonly kind: 'none' }
  | { readonly kind: 'fitted'; readonly value: Paise }
  | { readonly kind: 'built-in' };

/** What a premium is computed from. Amounts in paise, rates in thousandths of a percent. */
export type RatingInput = {
  readonly vehicle: MotorClass;
  readonly power: VehiclePower;
  readonly zone: TariffZone;
  /** See `ageInMonths`. */
  readonly ageMonths: number;
  readonly cover: Cover;
  /** Null only for third party alone. */
  readonly insuredValue: Paise | null;
  /** The insurer's discount on the reference rate. */
  readonly discount: number;
  /** Discount for few kilometres (pay as you drive), on the same base as the deductible's. */
  readonly usageDiscount: number;
  readonly noClaimBonus: number;
  readonly electricalAccessories: Paise;
  /** Fitted besides what the maker delivers and not electrical: rated like the vehicle itself. */
  readonly otherAccessories: Paise;
  readonly gasKit: GasKit;
  /** 0 for none. */
  readonly voluntaryDeductible: Paise;
  readonly hasAntiTheft: boolean;
  readonly isAssociationMember: boolean;
  /** The insurer's premium of the owner-driver cover; null where it is not bought. */
  readonly ownerDriver: Paise | null;
  /** Drivers that the owner employs. */
  readonly paidDrivers: number;
  readonly hasRestrictedProperty: boolean;
  readonly addOns: readonly { readonly code: string; readonly premium: Paise }[];
  /** An insurer that grants the bonus on add-ons too. */
  readonly isBonusOnAddOns: boolean;
  /** An insurer that rounds the total to whole rupees. */
  readonly isTotalInRupees: boolean;
};

export type PremiumLineId =
  | 'own-damage'
  | 'other-accessories'
  | 'insurer-discount'
  | 'electrical-accessories'
  | 'gas-kit'
  | 'usage-discount'
  | 'voluntary-deductible'
  | 'anti-theft'
  | 'association'
  | 'no-claim-bonus'
  | 'add-on'
  | 'third-party'
  | 'hybrid-discount'
  | 'restricted-property'
  | 'third-party-gas-kit'
  | 'owner-driver'
  | 'paid-driver';

/** A line of a premium, negative for a reduction. `code`: which add-on. */
export type PremiumLine = {
  readonly id: PremiumLineId;
  readonly code: string | null;
  readonly amount: Paise;
};

/** A premium whose lines add up to `taxable`; with GST and, where the insurer rounds, `rounding` to the total. */
export type RatedPremium = {
  readonly lines: readonly PremiumLine[];
  /** Own damage after all reductions, without add-ons. */
  readonly ownDamage: Paise;
  /** Third party with what belongs to it, without the owner-driver cover. */
  readonly thirdParty: Paise;
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly rounding: Paise;
  readonly total: Paise;
  readonly thirdPartyYears: number;
};

export type RatingRefusal =
  | 'no-tariff'
  | 'no-class'
  | 'value-needed'
  | 'bonus-not-on-ladder'
  | 'unknown-deductible';

/** Premium of a private car or two-wheeler, line by line, each half up to the paisa; GST once on their sum. The
 * reductions for deductible, anti-theft device, association and kilometres share one base, own damage after the
 * insurer's discount, with accessories and kit, and are rounded on their running sum. The bonus is taken off what is
 * left. Refuses with {@link RatingRefusal}. Source: India Motor Tariff 2002 and the Rules of 2022; the base of the
 * reductions is a convention. Rule id: MOTOR-RATING. */
export function rateMotor(
  input: RatingInput,
  tables: MotorTables,
  on: IstDate,
): Result<RatedPremium, RatingRefusal> {
  const rows = rowsOn(tables, on);
  if (rows === null) return err('no-tariff');
  if (!rows.ladder.steps.includes(input.noClaimBonus)) return err('bonus-not-on-ladder');
  const damage = input.cover === 'third-party' ? ok([]) : ownDamageLines(input, rows);
  if (!damage.ok) return damage;
  const liability = input.cover === 'own-damage' ? none : thirdPartyLines(input, rows);
  if (liability === null) return err('no-class');
  const addOns = addOnLines(input);
  const lines = [...damage.value, ...addOns, ...liability.lines, ...personLines(input, rows)];
  const taxable = sumOf(lines);
  const gst = shareOf(taxable, rows.gst.rate);
  const exact = taxable + gst;
  const total = input.isTotalInRupees ? Math.round(exact / 100) * 100 : exact;
  return ok({
    lines,
    ownDamage: sumOf(damage.value),
    thirdParty: sumOf(liability.lines),
    taxable,
    gst,
    rounding: paise(total - exact),
    total: paise(total),
    thirdPartyYears: liability.years,
  });
}

type Rows = NonNullable<ReturnType<typeof rowsOn>>;

function rowsOn(tables: MotorTables, on: IstDate) {
  const thirdParty = currentOf(tables.thirdParty, on);
  const ownDamage = currentOf(tables.ownDamage, on);
  const ladder = currentOf(tables.noClaimBonus, on);
  const deductibles = currentOf(tables.deductibles, on);
  const discounts = currentOf(tables.discounts, on);
  const accessories = currentOf(tables.accessories, on);
  const gst = currentOf(tables.gst, on);
  if (!thirdParty || !ownDamage || !ladder || !deductibles || !discounts || !accessories || !gst)
    return null;
  return { thirdParty, ownDamage, ladder, deductibles, discounts, accessories, gst };
}

const none = { lines: [] as readonly PremiumLine[], years: 0 };

function line(id: PremiumLineId, amount: number, code: string | null = null): PremiumLine {
  return { id, code, amount: paise(amount) };
}

function sumOf(lines: readonly PremiumLine[]): Paise {
  return sumPaise(lines.map(({ amount }) => amount));
}

const isCharged = ({ amount }: PremiumLine) => amount !== 0;

/** Reference rate of own damage, in thousandths of a percent of the insured value. */
export function ownDamageRate(
  row: MotorTables['ownDamage'][number],
  {
    vehicle,
    power,
    zone,
    ageMonths,
  }: Pick<RatingInput, 'vehicle' | 'power' | 'zone' | 'ageMonths'>,
): number {
  const cc = power.kind === 'engine' ? power.cc : bandOf(row.motorBands[vehicle], power.kw).engine;
  const age = row.ageBands.findIndex((upTo) => upTo === null || ageMonths <= upTo);
  const rate = bandOf(row.zones[zone][vehicle], cc).rates[age];
  if (rate === undefined) throw new Error('motor tables: an age band without a rate');
  return rate;
}

function ownDamageLines(
  input: RatingInput,
  { ownDamage, accessories, deductibles, discounts, ladder }: Rows,
): Result<readonly PremiumLine[], RatingRefusal> {
  const { insuredValue, vehicle, voluntaryDeductible } = input;
  if (insuredValue === null) return err('value-needed');
  const rate = ownDamageRate(ownDamage, input);
  const base = shareOf(insuredValue, rate);
  const fitted = shareOf(input.otherAccessories, rate);
  const charged = [
    line('own-damage', base),
    line('other-accessories', fitted),
    line('insurer-discount', -shareOf(base + fitted, input.discount)),
    line('electrical-accessories', shareOf(input.electricalAccessories, accessories.electrical)),
    line('gas-kit', gasKitPremium(input.gasKit, base, accessories)),
  ];
  const reducible = sumOf(charged);
  const chosen = deductibles.voluntary[vehicle].find(
    ({ amount }) => amount === voluntaryDeductible,
  );
  if (voluntaryDeductible !== 0 && chosen === undefined) return err('unknown-deductible');
  const { antiTheft, association } = discounts;
  const reductions = [
    ['usage-discount', input.usageDiscount, null],
    ['voluntary-deductible', chosen?.rate ?? 0, chosen?.atMost ?? null],
    ['anti-theft', input.hasAntiTheft ? antiTheft.rate : 0, antiTheft.atMost[vehicle]],
    ['association', input.isAssociationMember ? association.rate : 0, association.atMost[vehicle]],
  ] as const;
  // Their sum is rounded, not each: else two that round up take more than a slightly higher value brought.
  // In thousandths of a percent of a paisa.
  let exact = 0;
  let left: number = reducible;
  const reduced = reductions.map(([id, rate, atMost]) => {
    exact += Math.min(reducible * rate, (atMost ?? reducible) * wholeRate);
    const before = left;
    left = Math.max(0, reducible - shareOf(exact, 1));
    return line(id, left - before);
  });
  const bonus = ladder.steps.includes(input.noClaimBonus) ? input.noClaimBonus : 0;
  const lines = [...charged, ...reduced, line('no-claim-bonus', -shareOf(left, bonus))];
  return ok(lines.filter((one) => one.id === 'own-damage' || isCharged(one)));
}

function gasKitPremium(kit: GasKit, base: Paise, row: Rows['accessories']): Paise {
  if (kit.kind === 'none') return paise(0);
  return kit.kind === 'fitted' ? shareOf(kit.value, row.gasKit) : shareOf(base, row.builtInGasKit);
}

function addOnLines({ addOns, isBonusOnAddOns, noClaimBonus, cover }: RatingInput): PremiumLine[] {
  if (cover === 'third-party') return [];
  return addOns.map(({ code, premium }) =>
    line('add-on', isBonusOnAddOns ? premium - shareOf(premium, noClaimBonus) : premium, code),
  );
}

function thirdPartyLines(
  { vehicle, power, cover, gasKit, hasRestrictedProperty }: RatingInput,
  { thirdParty }: Rows,
): { readonly lines: readonly PremiumLine[]; readonly years: number } | null {
  const premium = thirdPartyPremium(thirdParty, { vehicle, power, isLongTerm: cover === 'bundle' });
  if (premium === null) return null;
  const lines = [
    line('third-party', premium.base),
    line('hybrid-discount', -premium.hybridLess),
    line(
      'restricted-property',
      hasRestrictedProperty ? -thirdParty.restrictedProperty[vehicle] : 0,
    ),
    line('third-party-gas-kit', gasKit.kind === 'none' ? 0 : thirdParty.gasKit),
  ];
  return { lines: lines.filter(isCharged), years: premium.years };
}

/** Covers of people: with third party, which they belong to. */
function personLines({ cover, ownerDriver, paidDrivers }: RatingInput, { thirdParty }: Rows) {
  if (cover === 'own-damage') return [];
  return [
    line('owner-driver', ownerDriver ?? 0),
    line('paid-driver', paidDrivers * thirdParty.paidDriver),
  ].filter(isCharged);
}
