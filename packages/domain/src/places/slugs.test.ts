import { expect, test } from 'vitest';
import { allCities } from './cities.ts';
import { rtoOffices } from './rto-offices.ts';
import { findOfficeBySlug, findStateBySlug, officeSlug, slugOf, stateSlug } from './slugs.ts';
import { STATES } from './states.ts';

test('every state has a unique slug that leads back to it', () => {
  const slugs = STATES.map(({ code }) => stateSlug(code));
  expect(new Set(slugs).size).toBe(36);
  for (const state of STATES) expect(findStateBySlug(stateSlug(state.code))).toBe(state);
});

test.each([
  ['uttar-pradesh', 'UP'],
  ['orissa', 'OD'],
  ['uttaranchal', 'UK'],
  ['pondicherry', 'PY'],
  ['new-delhi', 'DL'],
  ['od', 'OD'],
  ['or', 'OD'],
  ['andaman-nicobar', 'AN'],
])('%s means the state %s', (slug, code) => {
  expect(findStateBySlug(slug)?.code).toBe(code);
});

test.each(['', 'atlantis', 'xx', '../etc', 'x'.repeat(100_000)])('%.20s means no state', (slug) => {
  expect(findStateBySlug(slug)).toBeNull();
});

test('an unknown state has no slug', () => {
  expect(() => stateSlug('XX')).toThrow(RangeError);
});

test('all 1,426 offices, 1,290 of them active, have a unique slug that leads back to them', () => {
  const slugs = rtoOffices.map(({ code }) => officeSlug(code));
  expect(new Set(slugs).size).toBe(1426);
  for (const office of rtoOffices) {
    expect(officeSlug(office.code)).toMatch(/^[a-z]{2}-\d{2}$/);
    expect(findOfficeBySlug(officeSlug(office.code))).toBe(office);
  }
});

test.each([
  ['mh-12', 'MH12'],
  ['mh12', 'MH12'],
  ['DL-8', 'DL08'],
  ['dl-008', 'DL08'],
])('%s means the office %s', (slug, code) => {
  expect(findOfficeBySlug(slug)?.code).toBe(code);
});

test.each(['', 'mh', 'mh-00', 'mh-99', 'xx-01', 'mh-12-pune', 'pune', 'mh-1234567890'])(
  '%s means no office',
  (slug) => {
    expect(findOfficeBySlug(slug)).toBeNull();
  },
);

test("names become plain words, and a city's slug is that of its name", () => {
  expect(slugOf('  Dadra and Nagar Haveli – Daman & Diu ')).toBe(
    'dadra-and-nagar-haveli-daman-diu',
  );
  expect(slugOf('Ālandī')).toBe('alandi');
  for (const city of allCities) expect(city.slug).toBe(slugOf(city.name));
});
