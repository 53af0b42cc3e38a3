import type { TaxOwner } from '@pahiya/domain/rto-services/road-tax';
import { type CostInputs, costBounds } from '@pahiya/domain/running-costs/running-costs';
import { readOnRoadWish } from './on-road-wish.ts';

/** A field of the form: its name in the address, and how many of the input's units one typed unit is. */
export type CostField = {
  readonly name: string;
  readonly key: keyof CostInputs;
  readonly scale: 1 | 100 | 1000;
};

/** In the order of the form. */
export const costFields: readonly CostField[] = [
  { name: 'km', key: 'kmAYear', scale: 1 },
  { name: 'fuel', key: 'fuelPrice', scale: 100 },
  { name: 'mileage', key: 'mileage', scale: 100 },
  { name: 'reach', key: 'mileageShare', scale: 1000 },
  { name: 'loan', key: 'loanShare', scale: 1000 },
  { name: 'rate', key: 'rate', scale: 1000 },
  { name: 'months', key: 'months', scale: 1 },
  { name: 'service', key: 'service', scale: 100 },
  { name: 'tyre', key: 'tyreSet', scale: 100 },
  { name: 'sets', key: 'tyreSets', scale: 1 },
  { name: 'premium', key: 'premiumStep', scale: 1000 },
  { name: 'worth', key: 'valueLeft', scale: 1000 },
];

/** What the address says of use and loan. */
export type CostWish = {
  readonly cityId?: number;
  readonly owner: TaxOwner;
  readonly inputs: Partial<CostInputs>;
  /** As typed, to go on from. */
  readonly typed: Readonly<Partial<Record<keyof CostInputs, string>>>;
  readonly faults: readonly (keyof CostInputs)[];
};

/** Reads the form. A field left empty takes the usual value. */
export function readCostWish(query: URLSearchParams): CostWish {
  const { cityId, owner } = readOnRoadWish(query);
  const given = costFields.flatMap((field) => {
    const text = (query.get(field.name) ?? '').trim();
    return text === '' ? [] : [{ key: field.key, text, value: inputOf(field, text) }];
  });
  return {
    ...(cityId !== undefined && { cityId }),
    owner,
    inputs: Object.fromEntries(
      given.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])),
    ),
    typed: Object.fromEntries(given.map(({ key, text }) => [key, text.slice(0, 20)])),
    faults: given.filter(({ value }) => value === null).map(({ key }) => key),
  };
}

/** A number in the input's units; null for other text, for finer numbers, and out of bounds. */
function inputOf({ key, scale }: CostField, text: string): number | null {
  if (!/^[0-9][0-9,]{0,11}(?:\.[0-9]{1,3})?$/.test(text)) return null;
  const value = Math.round(Number(text.replaceAll(',', '')) * scale * 1000) / 1000;
  const { least, most } = costBounds[key];
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** An input as it is typed: `9.25` for 9,250 thousandths of a percent. */
export function typedValue({ key, scale }: CostField, inputs: CostInputs): string {
  return String(inputs[key] / scale);
}

/** Least and most that a field takes, as typed. */
export function fieldBounds({ key, scale }: CostField): { least: string; most: string } {
  const { least, most } = costBounds[key];
  return { least: String(least / scale), most: String(most / scale) };
}
