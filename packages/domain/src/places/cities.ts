import citiesFile from '../../data/cities.json' with { type: 'json' };
import { searchCities } from './city-search.ts';

/** A larger city, with the approximate coordinates of its centre. PIN prefixes are from general knowledge of the
 * postal zones, not checked individually. Rule id: CITY-TABLE. */
export type City = {
  /** 10084 is Delhi; the other ids are our own. */
  readonly id: number;
  readonly name: string;
  /** In Devanagari, in the spelling of Hindi newspapers (not checked individually). */
  readonly nameHindi: string;
  readonly slug: string;
  /** Older and other names: Bombay, Bangalore. */
  readonly aliases: readonly string[];
  readonly stateCode: string;
  readonly lat: number;
  readonly lon: number;
  /** Office code as on plates; for Andhra Pradesh the state-wide AP39. */
  readonly primaryRto: string;
  readonly otherRto: readonly string[];
  /** First three digits of the main area's PIN codes. */
  readonly pincodePrefix: string;
  /** Zone of the former motor tariff by registering office, for reference premiums. */
  readonly motorZone: 'A' | 'B';
  readonly popular: boolean;
  /** Census of 2011; null if the city is not in it. */
  readonly population2011: number | null;
};

/** All 204, most populous first. Sources are in the file's `meta`. Server only. */
export const allCities = citiesFile.cities as readonly City[];

/** Delhi. Source: product specification, business constants. */
export const DEFAULT_CITY_ID = 10084;

const byId = new Map(allCities.map((city) => [city.id, city]));

/** A city by its id; null for an unknown one. */
export function findCity(cityId: number): City | null {
  return byId.get(cityId) ?? null;
}

/** Searches cities by name or former name, with typo tolerance; see `searchCities`. */
export function findCities(query: string, limit?: number): readonly City[] {
  return searchCities(allCities, query, limit);
}
