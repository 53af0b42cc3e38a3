import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import type { MotorClass, MotorTables } from './motor-tables.ts';
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
};

/** Extras as they are rated for a cover: what does not belong to it is none. */
export type RatedExtras = Omit<CoverExtras, 'gasKit' | 'gasKitValue'> & { readonly gasKit: GasKit };

/** An extra that cannot be. */
export type WrongExtra = {
  readonly field: `extras.${keyof CoverExtras}`;
  readonly reason: 'unknown-deductible' | 'no-kit' | 'kit-value-needed' | 'unknown-kilometres';
};

/** What may be chosen for a class of vehicles on a day: sums of the voluntary deductible in paise, kilometres a year. */
export type ExtraChoices = {
  readonly deductibles: readonly Paise[];
  readonly kilometres: readonly number[];
};

/** The choices of a day. Source: the rows of `deductibles` and `yearlyKilometres`. Rule id: COVER-EXTRAS. */
export function extraChoices(
  vehicle: MotorClass,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): ExtraChoices {
  const voluntary = currentOf(tables.deductibles, today)?.voluntary[vehicle] ?? [];
  return {
    deductibles: voluntary.map(({ amount }) => paise(amount)),
    kilometres: currentOf(tables.yearlyKilometres, today)?.steps ?? [],
  };
}

/** Extras for a cover: deductible, accessories and kilometres belong to own damage, paid drivers to third party, a gas
 * kit to both. An electric vehicle has no gas kit. Refuses with {@link WrongExtra}. Rule id: COVER-EXTRAS. */
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
  });
}

function wrong(field: keyof CoverExtras, reason: WrongExtra['reason']): Result<never, WrongExtra> {
  return err({ field: `extras.${field}`, reason });
}
