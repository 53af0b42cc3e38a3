import { findCity } from '@pahiya/domain/places/cities';

/** A city with its names; its number for one that we do not list any more. */
export function cityOnWire(cityId: number): {
  cityId: number;
  name: { en: string; hi: string };
} {
  const city = findCity(cityId);
  const unknown = String(cityId);
  return { cityId, name: { en: city?.name ?? unknown, hi: city?.nameHindi ?? unknown } };
}
