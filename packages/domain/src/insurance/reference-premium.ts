import { currentOf } from '../shared/dated.ts';
import { addMonths, addYears, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { addOnPrice } from './add-on-price.ts';
import { type CoverExtras, rateExtras, type WrongExtra } from './cover-extras.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import type { MotorTables, RatedAddOn, TariffZone, VehiclePower } from './motor-tables.ts';
import { certificateBonus, type NoBonusReason, nextBonus } from './no-claim-bonus.ts';
import type { OwnerDriverException } from './owner-driver.ts';
import { type Cover, type RatedPremium, type RatingInput, rateMotor } from './rate-motor.ts';

export const ratedAddOns = [
  'zero-depreciation',
  'return-to-invoice',
  'engine-protect',
  'consumables',
] as const satisfies readonly RatedAddOn[];

/** What only the person knows. Amounts in paise, the bonus in thousandths of a percent. */
export type PremiumAnswers = {
  readonly cover: Cover;
  /** Null for third party alone. */
  readonly insuredValue: Paise | null;
  /** Power of an electric motor; null for an engine. */
  readonly kw: number | null;
  /** An engine that the record does not name; null where it does. */
  readonly cc: number | null;
  /** Bonus on the policy that ends. */
  readonly lastBonus: number;
  readonly hadClaim: boolean;
  readonly ownerChanged: boolean;
  /** Last day of own damage; null: there was none. */
  readonly ownDamageUntil: IstDate | null;
  /** Day of the no-claim bonus certificate of a vehicle that was sold, with `lastBonus` as its rate; for a bundle only. */
  readonly certificateOn: IstDate | null;
  /** Why the owner-driver cover is not bought; null: it is. */
  readonly noOwnerDriver: OwnerDriverException | null;
  readonly addOns: readonly RatedAddOn[];
  readonly extras: CoverExtras;
};

/** An answer that cannot be. `field` is a key of {@link PremiumAnswers}. */
export type WrongAnswer =
  | WrongExtra
  | {
      readonly field: keyof PremiumAnswers;
      readonly reason:
        | 'value-needed'
        | 'power-needed'
        | 'engine-needed'
        | 'not-on-ladder'
        | 'impossible-day'
        | 'future-day'
        | 'add-on-not-offered';
    };

/** A premium by the tariff, with the bonus and without it. Not an offer: an insurer files its own own-damage rates.
 * `discount`: the usual discount that it was computed with, in thousandths of a percent. */
export type ReferencePremium = {
  readonly withBonus: RatedPremium;
  readonly withoutBonus: RatedPremium;
  readonly bonus: { readonly rate: number; readonly reason: NoBonusReason | null };
  readonly discount: number;
  /** Own damage before GST for each 1,000 rupees of insured value, in paise; null for third party alone. */
  readonly perThousand: Paise | null;
  /** Every add-on with its premium before GST; null: not for this vehicle or age. */
  readonly addOns: readonly { readonly code: RatedAddOn; readonly premium: Paise | null }[];
};

/** The premium of a vehicle on the road by tariff and usual discount. The tariff has no price for few kilometres: that is
 * each insurer's. Refuses a wrong answer, and `no-tariff` on a day
 * without one. Rule ids: MOTOR-RATING, NCB-LADDER, OWNER-DRIVER-COVER, ADD-ON-PRICE. */
export function referencePremium(
  vehicle: InsurableVehicle,
  answers: PremiumAnswers,
  { zone, tables, today }: { zone: TariffZone; tables: MotorTables; today: IstDate },
): Result<ReferencePremium, WrongAnswer | 'no-tariff'> {
  const ladder = currentOf(tables.noClaimBonus, today);
  const usual = currentOf(tables.usualDiscount, today);
  const ownerDriver = currentOf(tables.ownerDriver, today);
  if (ladder === null || usual === null || ownerDriver === null) return err('no-tariff');
  const power = powerOf(vehicle, answers);
  if (!power.ok) return power;
  const hasDamage = answers.cover !== 'third-party';
  if (hasDamage && answers.insuredValue === null) return wrong('insuredValue', 'value-needed');
  const insuredValue = hasDamage ? answers.insuredValue : null;
  if (hasDamage && !isPossibleEnd(answers.ownDamageUntil, vehicle, today)) {
    return wrong('ownDamageUntil', 'impossible-day');
  }
  const { certificateOn } = answers;
  if (certificateOn !== null && certificateOn > today) {
    return wrong('certificateOn', 'future-day');
  }
  const bonus =
    answers.cover === 'bundle' && certificateOn !== null
      ? certificateBonus({ rate: answers.lastBonus, issuedOn: certificateOn }, ladder, today)
      : nextBonus(bonusFacts(answers, today), ladder);
  if (bonus === null) return wrong('lastBonus', 'not-on-ladder');
  const addOns = addOnsOf(vehicle, insuredValue, { tables, today });
  const chosen = answers.addOns.map((code) => ({
    code,
    premium: addOns.find((one) => one.code === code)?.premium ?? null,
  }));
  const bought = chosen.flatMap(({ code, premium }) =>
    premium === null ? [] : [{ code, premium }],
  );
  if (bought.length < chosen.length) return wrong('addOns', 'add-on-not-offered');
  const extras = rateExtras(answers.extras, answers.cover, { vehicle, tables, today });
  if (!extras.ok) return extras;
  const { yearlyKilometres: _, ...rated } = extras.value;
  const input: RatingInput = {
    ...plain,
    ...rated,
    ...{ vehicle: vehicle.vehicle, power: power.value, zone, ageMonths: vehicle.ageMonths },
    cover: answers.cover,
    insuredValue,
    discount: usual.rate,
    noClaimBonus: hasDamage ? bonus.rate : 0,
    ownerDriver: answers.noOwnerDriver === null ? paise(ownerDriver.oneYear) : null,
    addOns: bought,
  };
  const withBonus = rateMotor(input, tables, today);
  const withoutBonus = rateMotor({ ...input, noClaimBonus: 0 }, tables, today);
  if (!withBonus.ok || !withoutBonus.ok) return err('no-tariff');
  return ok({
    withBonus: withBonus.value,
    withoutBonus: withoutBonus.value,
    bonus,
    discount: usual.rate,
    perThousand:
      insuredValue === null
        ? null
        : paise(Math.round((withBonus.value.ownDamage * 100_000) / insuredValue)),
    addOns: hasDamage ? addOns : [],
  });
}

/** Own damage as long as the third party of a two-wheeler's bundle. */
const longestYears = 5;

/** Nothing that a person may choose is chosen for them. */
const plain = {
  usageDiscount: 0,
  isBonusOnAddOns: false,
  isTotalInRupees: false,
} as const;

type OwnWrong = Exclude<WrongAnswer, WrongExtra>;

function wrong(field: OwnWrong['field'], reason: OwnWrong['reason']): Result<never, WrongAnswer> {
  return err({ field, reason });
}

/** Engine or motor of a vehicle, with what its record lacks from the answers. Refuses where that is missing too. */
export function powerOf(
  { isElectric, isHybrid, cc }: InsurableVehicle,
  answers: Pick<PremiumAnswers, 'kw' | 'cc'>,
): Result<VehiclePower, WrongAnswer> {
  if (isElectric) {
    return answers.kw === null
      ? wrong('kw', 'power-needed')
      : ok({ kind: 'motor', kw: answers.kw });
  }
  const known = cc ?? answers.cc;
  return known === null
    ? wrong('cc', 'engine-needed')
    : ok({ kind: 'engine', cc: known, isHybrid });
}

/** Whether own damage can have ended on a day: after the registration, and not later than the longest policy. */
export function isPossibleEnd(
  day: IstDate | null,
  { ageMonths }: Pick<InsurableVehicle, 'ageMonths'>,
  today: IstDate,
): boolean {
  if (day === null) return true;
  return day >= addMonths(today, -ageMonths) && day <= addYears(today, longestYears);
}

function bonusFacts(
  { lastBonus, hadClaim, ownerChanged, ownDamageUntil }: PremiumAnswers,
  today: IstDate,
) {
  return {
    last: lastBonus,
    hadClaim,
    isProtected: false,
    daysSinceExpiry: ownDamageUntil === null ? 0 : daysBetween(ownDamageUntil, today),
    coveredOwnDamage: ownDamageUntil !== null,
    ownerChanged,
  };
}

function addOnsOf(
  { vehicle, years }: InsurableVehicle,
  value: Paise | null,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): ReferencePremium['addOns'] {
  return ratedAddOns.map((code) => ({
    code,
    premium: value === null ? null : addOnPrice(code, { vehicle, years, value, tables, on: today }),
  }));
}
