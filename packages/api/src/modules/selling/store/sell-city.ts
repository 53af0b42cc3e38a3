import { allCities } from '@pahiya/domain/places/cities';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import type { Refusal } from '../../../http/refusal.ts';

/** A city in which cars are inspected. */
export type SellCity = {
  readonly cityId: number;
  readonly name: string;
  readonly names: Bilingual;
};

/** The city of an id; null for an unknown one. */
export function findSellCity(cityId: number): SellCity | null {
  const city = allCities.find(({ id }) => id === cityId);
  return city === undefined
    ? null
    : { cityId, name: city.name, names: { en: city.name, hi: city.nameHindi } };
}

export const unknownCity: Refusal = { code: 'sale/unknown-city', detail: 'There is no such city.' };
