import { allCities } from '@pahiya/domain/places/cities';

/** The city of an address; undefined for none. On the server only: the table is large. */
export function cityOfSlug(slug: string | undefined) {
  return allCities.find((city) => city.slug === slug);
}
