import { allCities, type City, findCities } from './cities.ts';
import { placeDirectory } from './place-directory.ts';
import { findOffice, type RtoOffice } from './rto-offices.ts';
import type { RtoPlace } from './rto-place.ts';
import { type IndianState, STATES } from './states.ts';

/** A larger town nearby with its main office; kilometres as the crow flies between the centres, whole. */
export type NearTown = { readonly city: City; readonly km: number; readonly office: RtoOffice };

/** What a town or PIN code leads to. `city`: its offices and those of the towns around. `choose`: several fit. `state`:
 * of a PIN code no more than the state is known. */
export type NearOffices =
  | {
      readonly kind: 'city';
      readonly city: City;
      readonly offices: readonly RtoOffice[];
      readonly near: readonly NearTown[];
    }
  | { readonly kind: 'choose'; readonly places: readonly RtoPlace[] }
  | { readonly kind: 'state'; readonly states: readonly IndianState[] }
  | { readonly kind: 'none' };

const nearShown = 6;
const farthestKm = 200;
const choicesShown = 12;
const EARTH_KM = 6371;

/** Offices near a town, by its name (slips forgiven) or its PIN code. Coordinates are known of 204 towns only, and only of
 * their centres: how far an office itself is from somebody is not known, and which office serves an address is decided
 * by its district. Rule ids: CITY-TABLE, OFFICE-TABLE. */
export function findNearOffices(typed: string): NearOffices {
  const query = typed.trim();
  if (/^[1-9]\d{5}$/.test(query)) return byPin(query);
  const [best, ...others] = findCities(query, choicesShown);
  const towns = townsCalled(query);
  if (best !== undefined && isCalled(best, query)) return aroundCity(best);
  const places = [
    ...towns,
    ...[best, ...others].flatMap((city) => (city === undefined ? [] : (placeOf(city) ?? []))),
  ];
  const different = [
    ...new Map(places.map((place) => [`${place.stateCode}/${place.slug}`, place])).values(),
  ];
  if (query === '' || different.length === 0) return { kind: 'none' };
  return { kind: 'choose', places: different.slice(0, choicesShown) };
}

/** Offices of a city and of the towns around it. */
function aroundCity(city: City): NearOffices {
  const place = placeOf(city);
  const near = allCities
    .filter(({ id }) => id !== city.id)
    .map((other) => ({ city: other, km: Math.round(kmBetween(city, other)) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
    .flatMap(({ city: other, km }) => {
      const office = findOffice(other.primaryRto);
      return office?.office == null ? [] : [{ city: other, km, office }];
    })
    .slice(0, nearShown);
  return {
    kind: 'city',
    city,
    offices: place === null ? [] : [...place.offices, ...place.districtOffices],
    near,
  };
}

function byPin(pin: string): NearOffices {
  const cities = allCities.filter(({ pincodePrefix }) => pincodePrefix === pin.slice(0, 3));
  const [only] = cities;
  if (only !== undefined && cities.length === 1) return aroundCity(only);
  if (cities.length > 1) {
    return { kind: 'choose', places: cities.flatMap((city) => placeOf(city) ?? []) };
  }
  const states = STATES.filter(({ pinPrefixes }) =>
    pinPrefixes.some((prefix) => pin.startsWith(prefix)),
  );
  return states.length === 0 ? { kind: 'none' } : { kind: 'state', states };
}

function placeOf({ stateCode, slug }: City): RtoPlace | null {
  return placeDirectory.findPlace(stateCode, slug);
}

/** Towns and districts of offices by exactly this name; most of them are in no table of cities. */
function townsCalled(query: string): readonly RtoPlace[] {
  const wanted = query.toLowerCase();
  return STATES.flatMap(({ code }) => placeDirectory.placesOfState(code)).filter(
    ({ name }) => name.toLowerCase() === wanted,
  );
}

function isCalled({ name, nameHindi, aliases }: City, query: string): boolean {
  const wanted = query.toLowerCase().normalize('NFKD');
  return [name, nameHindi, ...aliases].some(
    (one) => one.toLowerCase().normalize('NFKD') === wanted,
  );
}

/** Great-circle distance (haversine). */
function kmBetween(a: City, b: City): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
