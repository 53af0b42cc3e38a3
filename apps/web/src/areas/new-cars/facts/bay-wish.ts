import {
  bayBounds,
  type ParkingBay,
  typedBay,
  usualBay,
} from '@pahiya/domain/new-cars/parking-bay';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

type BayKey = keyof ParkingBay;

/** The parking bay as typed in the address. */
export type BayWish = {
  readonly typed: Readonly<Partial<Record<BayKey, string>>>;
  readonly faults: readonly BayKey[];
};

/** Fields of the form, with their names in the address, and least and most in metres. */
export const bayFields = (
  [
    ['width', 'widthMm'],
    ['length', 'lengthMm'],
  ] as const
).map(([name, key]) => ({
  ...{ name, key },
  least: String(bayBounds[key].least / 1000),
  most: String(bayBounds[key].most / 1000),
}));

/** Reads the address. A field left empty is that of the usual bay. */
export function readBayWish(query: URLSearchParams): BayWish {
  const typed = bayFields.flatMap(({ name, key }) => {
    const text = (query.get(name) ?? '').trim().slice(0, 12);
    return text === '' ? [] : [[key, text] as const];
  });
  return {
    typed: Object.fromEntries(typed),
    faults: typed.filter(([key, text]) => typedBay(key, text) === null).map(([key]) => key),
  };
}

/** The bay that is drawn: what was typed where it is possible, else the usual one of the day. */
export function bayOf({ typed }: BayWish, today: IstDate): ParkingBay | null {
  const usual = usualBay(today);
  if (usual === null) return null;
  const of = (key: BayKey) => typedBay(key, typed[key] ?? '') ?? usual[key];
  return { widthMm: of('widthMm'), lengthMm: of('lengthMm') };
}
