import { describe, expect, test } from 'vitest';
import { allCities } from './cities.ts';
import { makePlaceDirectory, placeDirectory } from './place-directory.ts';
import { placeSpellings } from './place-spellings.ts';
import { findOffice, officesOfState, rtoOffices } from './rto-offices.ts';
import type { RtoPlace } from './rto-place.ts';
import { findOfficeBySlug, findStateBySlug, slugOf, stateSlug } from './slugs.ts';
import { STATES } from './states.ts';

const active = rtoOffices.filter(({ status }) => status === 'active');
const allPlaces = STATES.flatMap(({ code }) => placeDirectory.placesOfState(code));

function codesOf(place: RtoPlace | null): string[] {
  if (place === null) return [];
  return [...place.offices, ...place.districtOffices].map(({ code }) => code);
}

describe('every active office', () => {
  test('is on the page of its state and of a town or district', () => {
    const onStates = new Set(
      STATES.flatMap(({ code }) => officesOfState(code)).map(({ code }) => code),
    );
    const onPlaces = new Set(allPlaces.flatMap(codesOf));
    expect(active).toHaveLength(1290);
    expect(active.filter(({ code }) => !onStates.has(code))).toEqual([]);
    expect(active.filter(({ code }) => !onPlaces.has(code))).toEqual([]);
  });

  test('is on the page of its town, in its own state', () => {
    for (const office of active) {
      const place = placeDirectory.placeOfOffice(office);
      if (office.city === null) expect([office.code, place]).toEqual([office.code, null]);
      else {
        expect(place?.stateCode).toBe(office.stateCode);
        expect(place?.offices).toContain(office);
      }
    }
  });

  test('of a named district is on a page found by the name of the district', () => {
    for (const office of active) {
      if (office.district === null) continue;
      const slug = slugOf(office.district);
      expect([office.code, codesOf(placeDirectory.findPlace(office.stateCode, slug))]).toEqual([
        office.code,
        expect.arrayContaining([office.code]),
      ]);
    }
  });
});

describe('every page', () => {
  test('shows active offices of its state only, each once, and at least one', () => {
    for (const place of allPlaces) {
      const codes = codesOf(place);
      expect(codes.length).toBeGreaterThan(0);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        expect(findOffice(code)).toMatchObject({ status: 'active', stateCode: place.stateCode });
      }
      for (const office of place.formerOffices) expect(office.status).toMatch(/^legacy/);
    }
  });

  test('has a unique slug that is not an office and leads back to it', () => {
    const paths = allPlaces.map(({ stateCode, slug }) => `${stateSlug(stateCode)}/${slug}`);
    expect(new Set(paths).size).toBe(allPlaces.length);
    expect(allPlaces.length).toBeGreaterThan(1000);
    for (const place of allPlaces) {
      expect(place.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(findOfficeBySlug(place.slug)).toBeNull();
      expect(placeDirectory.findPlace(place.stateCode, place.slug)).toBe(place);
    }
  });

  test('has a unique name within the state, for a unique title', () => {
    const names = allPlaces.map(({ stateCode, name }) => `${stateCode} ${name.toLowerCase()}`);
    expect(new Set(names).size).toBe(allPlaces.length);
  });

  test('is found by its aliases, none of which is the slug of another page', () => {
    for (const place of allPlaces) {
      for (const alias of place.aliases) {
        expect(placeDirectory.findPlace(place.stateCode, alias)).toBe(place);
      }
    }
  });
});

test('all 204 cities have a page with the offices of the city table', () => {
  for (const city of allCities) {
    const place = placeDirectory.findPlace(city.stateCode, city.slug);
    expect(place?.city).toBe(city);
    const wanted = [city.primaryRto, ...city.otherRto];
    const shown = [...codesOf(place), ...(place?.formerOffices ?? []).map(({ code }) => code)];
    expect(shown).toEqual(expect.arrayContaining(wanted));
  }
});

test.each([
  ['KA', 'bangalore', 'bengaluru'],
  ['KA', 'bengaluru-urban', 'bengaluru'],
  ['HR', 'gurgaon', 'gurugram'],
  ['HR', 'mewat', 'nuh'],
  ['UP', 'gautam-buddha-nagar', 'noida'],
  ['DL', 'new-delhi', 'delhi'],
  ['HP', 'dharamsala', 'dharamshala'],
  ['SK', 'east-sikkim', 'gangtok'],
])('%s %s is the page %s', (stateCode, typed, slug) => {
  expect(placeDirectory.findPlace(stateCode, typed)?.slug).toBe(slug);
});

test('a district with offices in several towns has a page of its own', () => {
  expect(placeDirectory.findPlace('GA', 'north-goa')).toMatchObject({ kind: 'district' });
  const goa = placeDirectory.findPlace('GA', 'north-goa');
  expect(
    [...(goa?.offices ?? []), ...(goa?.districtOffices ?? [])].map(({ code }) => code),
  ).toEqual(['GA03', 'GA04', 'GA07', 'GA11']);
});

test('a town shows its own offices first, then those of the district of its name', () => {
  const pune = placeDirectory.findPlace('MH', 'pune');
  expect(pune?.offices.map(({ code }) => code)).toEqual(['MH12']);
  expect(pune?.districtOffices.map(({ code }) => code)).toEqual(['MH14', 'MH42']);
  const delhi = placeDirectory.findPlace('DL', 'delhi');
  expect([...(delhi?.offices ?? []), ...(delhi?.districtOffices ?? [])]).toHaveLength(13);
});

test('towns of Andhra Pradesh show the statewide series and their former codes', () => {
  const place = placeDirectory.findPlace('AP', 'vizag');
  expect(place?.offices.map(({ code }) => code)).toEqual(['AP39', 'AP40']);
  expect(place?.formerOffices.map(({ code }) => code)).toEqual(['AP31', 'AP32']);
  expect(placeDirectory.findPlace('AP', 'hyderabad')).toBeNull();
});

test('a former state code finds the same pages, an unknown state or town none', () => {
  expect(placeDirectory.findPlace('OR', 'cuttack')?.stateCode).toBe('OD');
  expect(placeDirectory.placesOfState('TS')).toBe(placeDirectory.placesOfState('TG'));
  expect(placeDirectory.placesOfState('XX')).toEqual([]);
  expect(placeDirectory.findPlace('MH', 'atlantis')).toBeNull();
  expect(placeDirectory.findPlace('XX', 'pune')).toBeNull();
  expect(findStateBySlug('maharashtra')?.code).toBe('MH');
});

test('popular towns come first, at most as many as asked for', () => {
  const names = (code: string, limit?: number) =>
    placeDirectory.popularPlacesOf(code, limit).map(({ name }) => name);
  expect(names('MH', 3)).toEqual(['Mumbai', 'Pune', 'Nagpur']);
  expect(names('UP')).toHaveLength(6);
  expect(names('LD', 2)).toEqual(['Kavaratti', 'Agathi']);
  for (const { code } of STATES) expect(names(code).length).toBeGreaterThan(0);
});

test('a corrected list gives corrected pages and leaves the built-in ones unchanged', () => {
  const moved = rtoOffices.map((office) =>
    office.code === 'MH12' ? { ...office, city: 'Newtown', district: 'Newtown' } : office,
  );
  const directory = makePlaceDirectory(moved);
  expect(codesOf(directory.findPlace('MH', 'newtown'))).toEqual(['MH12']);
  expect(placeDirectory.findPlace('MH', 'newtown')).toBeNull();
});

test('every alternative spelling occurs in the office list', () => {
  for (const [stateCode, spellings] of Object.entries(placeSpellings)) {
    const written = new Set(
      rtoOffices
        .filter((office) => office.stateCode === stateCode)
        .flatMap(({ city, district }) => [city, district]),
    );
    for (const spelling of Object.keys(spellings)) {
      expect([spelling, written.has(spelling)]).toEqual([spelling, true]);
    }
  }
});
