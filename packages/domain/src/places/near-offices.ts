import { allCities, type City, findCities } from './cities.ts';
import { findPinArea } from './pin-areas.ts';
import { placeDirectory } from './place-directory.ts';
import { findOffice, type RtoOffice, servesPublic } from './rto-offices.ts';
import type { RtoPlace } from './rto-place.ts';
import { type IndianState, STATES } from './states.ts';

/** A larger town nearby with its first office; straight-line kilometres between town centres, rounded. */
export type NearTown = { readonly city: City; readonly km: number; readonly office: RtoOffice };

/** Result for a town or PIN code. `place`: its offices, the likely ones of a PIN code apart, then larger towns nearby.
 * `choose`: several towns match. `state`: only the state of the PIN code is known. */
export type NearOffices =
  | {
      readonly kind: 'place';
      readonly place: RtoPlace;
      /** Offices named after the PIN code's locality; empty for a town. */
      readonly likely: readonly RtoOffice[];
      readonly offices: readonly RtoOffice[];
      readonly near: readonly NearTown[];
    }
  | { readonly kind: 'choose'; readonly places: readonly RtoPlace[] }
  | { readonly kind: 'state'; readonly states: readonly IndianState[] }
  | { readonly kind: 'none' };

const nearShown = 6;
const farthestKm = 60;
const choicesShown = 12;
const EARTH_KM = 6371;

/** Finds offices by town name (typos tolerated) or PIN code. Coordinates are known for the centres of 204 towns only:
 * the distance to an office is not known, and the district of an address decides which office serves it.
 * Rule ids: CITY-TABLE, OFFICE-TABLE, PIN-AREAS. */
export function findNearOffices(typed: string): NearOffices {
  const query = typed.trim();
  if (query === '') return { kind: 'none' };
  if (/^[1-9]\d{5}$/.test(query)) return byPin(query);
  const exact = placesCalled(query);
  const places =
    exact.length > 0
      ? exact
      : findCities(query, choicesShown).flatMap((city) => placeOfCity(city) ?? []);
  const [only, ...others] = [...new Set(places)];
  if (only === undefined) return { kind: 'none' };
  return others.length === 0
    ? aroundPlace(only, [])
    : { kind: 'choose', places: [only, ...others].slice(0, choicesShown) };
}

/** The offices people go to on a town's page. Where the state has one statewide series, those are the offices known
 * by their earlier codes (Andhra Pradesh). */
export function publicOfficesOf(place: RtoPlace): readonly RtoOffice[] {
  const active = [...place.offices, ...place.districtOffices].filter(servesPublic);
  return active.length > 0
    ? active
    : place.formerOffices.filter(({ status }) => status === 'legacy-series');
}

function aroundPlace(place: RtoPlace, firstCodes: readonly string[]): NearOffices {
  const likely = firstCodes.flatMap((code) => findOffice(code) ?? []);
  const offices = publicOfficesOf(place).filter(({ code }) => !firstCodes.includes(code));
  return { kind: 'place', place, likely, offices, near: townsAround(place.city) };
}

function townsAround(centre: City | null): readonly NearTown[] {
  if (centre === null) return [];
  return allCities
    .filter(({ id }) => id !== centre.id)
    .map((city) => ({ city, km: Math.round(kmBetween(centre, city)) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
    .flatMap(({ city, km }) => {
      const place = placeOfCity(city);
      const [office] = place === null ? [] : publicOfficesOf(place);
      return office === undefined ? [] : [{ city, km, office }];
    })
    .slice(0, nearShown);
}

function byPin(pin: string): NearOffices {
  const area = findPinArea(pin);
  const place = area === null ? null : placeDirectory.findPlace(area.stateCode, area.slug);
  if (area !== null && place !== null) return aroundPlace(place, area.firstCodes);
  const states = STATES.filter(({ pinPrefixes }) =>
    pinPrefixes.some((prefix) => pin.startsWith(prefix)),
  );
  return states.length === 0 ? { kind: 'none' } : { kind: 'state', states };
}

function placeOfCity({ stateCode, slug }: City): RtoPlace | null {
  return placeDirectory.findPlace(stateCode, slug);
}

/** Towns and districts with exactly this name or alias. */
function placesCalled(query: string): readonly RtoPlace[] {
  const wanted = plain(query);
  return STATES.flatMap(({ code }) => placeDirectory.placesOfState(code)).filter(
    ({ name, nameHindi, city }) =>
      [name, nameHindi ?? '', ...(city?.aliases ?? [])].some((one) => plain(one) === wanted),
  );
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD');
}

/** Great-circle distance (haversine). */
function kmBetween(a: City, b: City): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
