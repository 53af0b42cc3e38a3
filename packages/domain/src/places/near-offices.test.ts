import { describe, expect, test } from 'vitest';
import { allCities } from './cities.ts';
import { findNearOffices } from './near-offices.ts';
import { everyPinArea } from './pin-areas.ts';
import { placeDirectory } from './place-directory.ts';
import { findOffice, servesPublic } from './rto-offices.ts';

function around(typed: string) {
  const found = findNearOffices(typed);
  if (found.kind !== 'place') throw new Error(`${typed} led to ${found.kind}`);
  return found;
}
const codes = (offices: readonly { readonly code: string }[]) => offices.map(({ code }) => code);

describe('offices of a town', () => {
  test.each([
    ['Pune', 'Pune'],
    ['pune', 'Pune'],
    ['पुणे', 'Pune'],
    ['Calcutta', 'Kolkata'],
    [' Jaipur ', 'Jaipur'],
  ])('"%s" is %s', (typed, name) => {
    const found = around(typed);
    expect(found.place.name).toBe(name);
    expect(found.offices.length).toBeGreaterThan(0);
    for (const { stateCode } of found.offices) expect(stateCode).toBe(found.place.stateCode);
  });

  test('are followed by larger towns within 60 km, nearest first', () => {
    for (const { name } of allCities) {
      const found = findNearOffices(name);
      if (found.kind !== 'place') continue;
      const distances = found.near.map(({ km }) => km);
      expect(distances, name).toEqual(distances.toSorted((a, b) => a - b));
      expect(Math.max(0, ...distances), name).toBeLessThanOrEqual(60);
    }
    expect(around('Pune').near.map(({ city }) => city.name)).toContain('Pimpri-Chinchwad');
  });

  test('are offices for the public, in Andhra Pradesh by their earlier codes', () => {
    expect(codes(around('Bhopal').offices)).not.toContain('MP03');
    expect(codes(around('Vijayawada').offices)).toEqual(['AP16']);
    for (const { name } of allCities) {
      const found = findNearOffices(name);
      if (found.kind === 'place') expect(found.offices.every(servesPublic), name).toBe(true);
    }
  });
});

describe('a PIN code', () => {
  test.each([
    ['411001', 'Pune', ['MH12']],
    ['411018', 'Pune', ['MH14']],
    ['560034', 'Bengaluru', ['KA01']],
    ['110085', 'Delhi', ['DL11']],
    ['194101', 'Leh', []],
    ['762014', 'Boudh', []],
  ])('%s leads to %s, with %j first', (pin, name, first) => {
    const { place, likely, offices } = around(pin);
    expect(place.name).toBe(name);
    expect(codes(likely)).toEqual(first);
    for (const code of first) expect(codes(offices)).not.toContain(code);
  });

  test('outside the directory gives only the state', () => {
    expect(findNearOffices('790999')).toMatchObject({ kind: 'state', states: [{ code: 'AR' }] });
  });

  test('always leads to a page that exists, and to offices for the public', () => {
    for (const { stateCode, slug, firstCodes } of everyPinArea()) {
      expect(placeDirectory.findPlace(stateCode, slug), `${stateCode}/${slug}`).not.toBeNull();
      for (const code of firstCodes) {
        const office = findOffice(code);
        expect([code, office !== null && servesPublic(office)]).toEqual([code, true]);
      }
    }
  });
});

describe('a name', () => {
  test('shared by two towns asks which one', () => {
    const found = findNearOffices('Hamirpur');
    expect(found.kind === 'choose' && found.places.map(({ stateCode }) => stateCode)).toEqual([
      'HP',
      'UP',
    ]);
  });

  test('with a typo that fits one town leads straight there', () => {
    expect(around('Lucknwo').place.name).toBe('Lucknow');
    expect(findNearOffices('Hyder').kind).not.toBe('none');
  });

  test('of any city gets a result', () => {
    for (const { name } of allCities) {
      expect(['place', 'choose'], name).toContain(findNearOffices(name).kind);
    }
  });

  test.each(['', '   ', '000000', '999999', 'zzzzzz', '<script>'])('"%s" is not found', (typed) => {
    expect(findNearOffices(typed)).toEqual({ kind: 'none' });
  });
});
