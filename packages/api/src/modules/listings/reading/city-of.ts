import type { AnswerOf } from '@pahiya/contracts/contract';
import type { usedCarFilters } from '@pahiya/contracts/used-cars/used-car-contracts';
import { allCities } from '@pahiya/domain/places/cities';

type CityOnWire = AnswerOf<typeof usedCarFilters>['city'];

const byId = new Map(allCities.map((city) => [city.id, city]));

/** A city for the public; null for an id that is none. */
export function findCityOf(cityId: number): CityOnWire | null {
  const city = byId.get(cityId);
  if (city === undefined) return null;
  return { cityId, slug: city.slug, name: { en: city.name, hi: city.nameHindi } };
}

/** The city of a stored listing. */
export function cityOf(cityId: number): CityOnWire {
  const city = findCityOf(cityId);
  if (city === null) throw new Error(`a listing in city ${cityId}, which is none`);
  return city;
}
