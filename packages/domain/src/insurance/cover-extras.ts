import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import type { MotorClass, MotorTables } from './motor-tables.ts';
import { policyTerms, termSources } from './policy-terms.ts';
import type { Cover, GasKit } from './rate-motor.ts';

/** What a person may have a policy priced for besides its cover. Amounts in paise. */
export type CoverExtras = {
  /** Of each claim, on top of the compulsory deductible; 0 for none. */
  readonly voluntaryDeductible: Paise;
  /** Value of accessories that the maker did not deliver. */
  readonly electricalAccessories: Paise;
  readonly otherAccessories: Paise;
  /** A CNG or LPG kit; null: as the register has it. */
  readonly gasKit: 'built-in' | 'fitted' | null;
  /** Of a fitted kit. */
  readonly gasKitValue: Paise | null;
  readonly paidDrivers: number;
  /** Most kilometres that the vehicle is driven in the year (pay as you drive); null for no limit. */
  readonly yearlyKilometres: number | null;
  /** An approved anti-theft device is fitted, with its certificate. */
  readonly hasAntiTheft: boolean;
  /** The owner is a member of an automobile association. */
  readonly isAssociationMember: boolean;
  /** Other people's property is covered up to the lowest sum only. */
  readonly hasRestrictedProperty: boolean;
};

/** Nothing is chosen for anybody. */
export const noExtras: CoverExtras = {
  voluntaryDeductible: paise(0),
  electricalAccessories: paise(0),
  otherAccessories: paise(0),
  gasKit: null,
  gasKitValue: null,
  paidDrivers: 0,
  yearlyKilometres: null,
  hasAntiTheft: false,
  isAssociationMember: false,
  hasRestrictedProperty: false,
};

/** Extras as they are rated for a cover: what does not belong to it is none. */
export type RatedExtras = Omit<CoverExtras, 'gasKit' | 'gasKitValue'> & { readonly gasKit: GasKit };

/** An extra that cannot be. */
export type WrongExtra = {
  readonly field: `extras.${keyof CoverExtras}`;
  readonly reason: 'unknown-deductible' | 'no-kit' | 'kit-value-needed' | 'unknown-kilometres';
};

/** A reduction of own damage: a share in thousandths of a percent, up to a sum in paise. */
type Reduction = { readonly rate: number; readonly atMost: Paise };

/** What may be chosen for a class of vehicles on a day: sums of the voluntary deductible in paise, kilometres a year, and
 * what the other choices take off; null where no row says so. */
export type ExtraChoices = {
  readonly deductibles: readonly Paise[];
  readonly kilometres: readonly number[];
  readonly antiTheft: Reduction | null;
  readonly association: Reduction | null;
  /** Off third party, for a cover of other people's property of `limit` instead of `usual`. */
  readonly restrictedProperty: {
    readonly less: Paise;
    readonly limit: Paise;
    readonly usual: Paise;
  } | null;
  /** Of the last three. */
  readonly sources: readonly string[];
};

/** The choices of a day. Source: the rows of `deductibles`, `yearlyKilometres`, `discounts` and `thirdParty`, and the
 * terms of that day. Rule ids: COVER-EXTRAS, POLICY-TERMS. */
export function extraChoices(
  vehicle: MotorClass,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): ExtraChoices {
  const voluntary = currentOf(tables.deductibles, today)?.voluntary[vehicle] ?? [];
  const discounts = currentOf(tables.discounts, today);
  const thirdParty = currentOf(tables.thirdParty, today);
  const { property, restrictedProperty: limit } = policyTerms(today);
  const hasLimit = thirdParty !== null && limit !== null && property !== null;
  return {
    deductibles: voluntary.map(({ amount }) => paise(amount)),
    kilometres: currentOf(tables.yearlyKilometres, today)?.steps ?? [],
    antiTheft: discounts === null ? null : reductionOf(discounts.antiTheft, vehicle),
    association: discounts === null ? null : reductionOf(discounts.association, vehicle),
    restrictedProperty: hasLimit
      ? {
          less: paise(thirdParty.restrictedProperty[vehicle]),
          limit,
          usual: vehicle === 'car' ? property.car : property.twoWheeler,
        }
      : null,
    sources: [
      ...(discounts?.source ?? []),
      ...(hasLimit
        ? termSources(['restrictedProperty'], today).flatMap(({ source }) => source)
        : []),
    ],
  };
}

function reductionOf(
  { rate, atMost }: MotorTables['discounts'][number]['antiTheft'],
  vehicle: MotorClass,
): Reduction {
  return { rate, atMost: paise(atMost[vehicle]) };
}

/** Extras for a cover: deductible, accessories, kilometres, anti-theft device and membership belong to own damage, paid
 * drivers and the limit for property to third party, a gas kit to both. An electric vehicle has no gas kit. Refuses with {@link WrongExtra}. Rule id: COVER-EXTRAS. */
export function rateExtras(
  extras: CoverExtras,
  cover: Cover,
  { vehicle, ...on }: { vehicle: InsurableVehicle; tables: MotorTables; today: IstDate },
): Result<RatedExtras, WrongExtra> {
  const hasDamage = cover !== 'third-party';
  const { deductibles, kilometres } = extraChoices(vehicle.vehicle, on);
  const { voluntaryDeductible, yearlyKilometres, gasKitValue } = extras;
  if (voluntaryDeductible !== 0 && !deductibles.includes(voluntaryDeductible)) {
    return wrong('voluntaryDeductible', 'unknown-deductible');
  }
  if (yearlyKilometres !== null && !kilometres.includes(yearlyKilometres)) {
    return wrong('yearlyKilometres', 'unknown-kilometres');
  }
  if (vehicle.isElectric && extras.gasKit !== null) return wrong('gasKit', 'no-kit');
  const kind = extras.gasKit ?? (vehicle.isGas ? 'built-in' : 'none');
  if (kind === 'fitted' && gasKitValue === null && hasDamage) {
    return wrong('gasKitValue', 'kit-value-needed');
  }
  const gasKit: GasKit = kind === 'fitted' ? { kind, value: gasKitValue ?? paise(0) } : { kind };
  return ok({
    voluntaryDeductible: hasDamage ? voluntaryDeductible : paise(0),
    electricalAccessories: hasDamage ? extras.electricalAccessories : paise(0),
    otherAccessories: hasDamage ? extras.otherAccessories : paise(0),
    gasKit,
    paidDrivers: cover === 'own-damage' ? 0 : extras.paidDrivers,
    yearlyKilometres: hasDamage ? yearlyKilometres : null,
    hasAntiTheft: hasDamage && extras.hasAntiTheft,
    isAssociationMember: hasDamage && extras.isAssociationMember,
    hasRestrictedProperty: cover !== 'own-damage' && extras.hasRestrictedProperty,
  });
}

function wrong(field: keyof CoverExtras, reason: WrongExtra['reason']): Result<never, WrongExtra> {
  return err({ field: `extras.${field}`, reason });
}
