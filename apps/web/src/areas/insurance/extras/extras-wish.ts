import type { Answer, Input } from '@pahiya/api-client/api-client';
import { readRupees } from '../typed/read-typed.ts';

/** Fields of the form, in the order of display. */
export const extraFields = [
  'deductible',
  'km',
  'electrical',
  'accessories',
  'kit',
  'kitValue',
  'drivers',
  'antiTheft',
  'association',
  'property',
] as const;
export type ExtraField = (typeof extraFields)[number];
export type ExtrasTyped = Readonly<Record<ExtraField, string>>;
type Extras = NonNullable<Input<'startQuotes'>['body']['extras']>;

/** What may be chosen for the vehicle, and which of it belongs to the cover. */
export type ExtrasOffer = {
  readonly cover: string;
  readonly isElectric: boolean;
  readonly choices: Answer<'readQuotes'>['choices'];
};

/** Fields that the form has. */
export function fieldsOf({ cover, isElectric, choices }: ExtrasOffer): readonly ExtraField[] {
  const hasDamage = cover !== 'third-party';
  const isThere: Readonly<Record<ExtraField, boolean>> = {
    deductible: hasDamage && choices.deductibles.length > 0,
    km: hasDamage && choices.kilometres.length > 0,
    electrical: hasDamage,
    accessories: hasDamage,
    kit: !isElectric,
    kitValue: !isElectric && hasDamage,
    drivers: cover !== 'own-damage',
    antiTheft: hasDamage && choices.antiTheft !== null,
    association: hasDamage && choices.association !== null,
    property: cover !== 'own-damage' && choices.restrictedProperty !== null,
  };
  return extraFields.filter((name) => isThere[name]);
}

/** How many fields of the form are set. */
export function countExtras(offer: ExtrasOffer, typed: ExtrasTyped): number {
  return fieldsOf(offer).filter((name) => typed[name] !== '').length;
}

/** Reads the fields from an address or a form. */
export function readExtras({ get }: { get: (name: string) => string }): ExtrasTyped {
  return Object.fromEntries(
    extraFields.map((name) => [name, get(name).trim().slice(0, 40)]),
  ) as ExtrasTyped;
}

/** The fields for extras that were asked for before. */
export function typedExtras(extras: Extras): ExtrasTyped {
  const sum = (amount: number | null) => (amount ? String(amount / 100) : '');
  return {
    deductible: extras.voluntaryDeductible === 0 ? '' : String(extras.voluntaryDeductible),
    km: extras.yearlyKilometres === null ? '' : String(extras.yearlyKilometres),
    electrical: sum(extras.electricalAccessories),
    accessories: sum(extras.otherAccessories),
    kit: extras.gasKit ?? '',
    kitValue: sum(extras.gasKitValue),
    drivers: extras.paidDrivers === 0 ? '' : String(extras.paidDrivers),
    antiTheft: extras.hasAntiTheft === true ? 'yes' : '',
    association: extras.isAssociationMember === true ? 'yes' : '',
    property: extras.hasRestrictedProperty === true ? 'yes' : '',
  };
}

/** Extras as typed, and the fields where one is wrong. What the form does not have is none. */
export function extrasBody(
  typed: ExtrasTyped,
  offer: ExtrasOffer,
): { readonly extras: Extras; readonly faults: readonly ExtraField[] } {
  const fields = fieldsOf(offer);
  const text = (name: ExtraField) => (fields.includes(name) ? typed[name] : '');
  const chosen = (name: ExtraField, from: readonly number[]) =>
    from.find((one) => String(one) === text(name)) ?? null;
  const value = (name: ExtraField) => (text(name) === '' ? 0 : readRupees(text(name)));
  const kit = (['built-in', 'fitted'] as const).find((one) => one === text('kit')) ?? null;
  const isFitted = kit === 'fitted' && fields.includes('kitValue');
  const deductible = chosen('deductible', offer.choices.deductibles);
  const km = chosen('km', offer.choices.kilometres);
  const drivers = chosen('drivers', [1, 2, 3, 4, 5]);
  const kitValue = isFitted ? readRupees(text('kitValue')) : null;
  const isSum = (sum: number | null, least: number, most: number) =>
    sum !== null && sum >= least && sum <= most;
  const isRight: Readonly<Record<ExtraField, boolean>> = {
    deductible: text('deductible') === '' || deductible !== null,
    km: text('km') === '' || km !== null,
    electrical: isSum(value('electrical'), 0, 100_000_000),
    accessories: isSum(value('accessories'), 0, 100_000_000),
    kit: text('kit') === '' || kit !== null,
    kitValue: !isFitted || isSum(kitValue, 100_000, 50_000_000),
    drivers: text('drivers') === '' || drivers !== null,
    antiTheft: true,
    association: true,
    property: true,
  };
  return {
    extras: {
      voluntaryDeductible: deductible ?? 0,
      electricalAccessories: value('electrical') ?? 0,
      otherAccessories: value('accessories') ?? 0,
      gasKit: kit,
      gasKitValue: kitValue,
      paidDrivers: drivers ?? 0,
      yearlyKilometres: km,
      hasAntiTheft: text('antiTheft') === 'yes',
      isAssociationMember: text('association') === 'yes',
      hasRestrictedProperty: text('property') === 'yes',
    },
    faults: extraFields.filter((name) => !isRight[name]),
  };
}
