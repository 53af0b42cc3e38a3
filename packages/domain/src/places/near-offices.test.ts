import { describe, expect, test } from 'vitest';
import { allCities } from './cities.ts';
import { findNearOffices } from './near-offices.ts';

function around(typed: string) {
  const found = findNearOffices(typed);
  if (found.kind !== 'city') throw new Error(`${typed} led to ${found.kind}`);
  return found;
}

describe('offices near a town', () => {
  test.each([
    ['Pune', 'Pune'],
    ['pune', 'Pune'],
    ['पुणे', 'Pune'],
    ['Calcutta', 'Kolkata'],
    ['700001', 'Kolkata'],
    [' Jaipur ', 'Jaipur'],
  ])('"%s" is %s with its own offices first', (typed, name) => {
    const { city, offices } = around(typed);
    expect(city.name).toBe(name);
    expect(offices.length).toBeGreaterThan(0);
    for (const { stateCode } of offices) expect(stateCode).toBe(city.stateCode);
  });

  test('then those of towns around, the nearest first, with plausible distances', () => {
    const { near } = around('Pune');
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
    const mumbai = around('Mumbai').near.find(({ city }) => city.name === 'Pune');
    // 120 km by the map.
    if (mumbai !== undefined) expect(Math.abs(mumbai.km - 120)).toBeLessThan(10);
    expect(near.every(({ km }) => km <= 200)).toBe(true);
  });

  test('every city has an answer', () => {
    for (const { name } of allCities) {
      expect(['city', 'choose'], name).toContain(findNearOffices(name).kind);
    }
  });

  test('a slip, or the beginning of a name, gives a choice', () => {
    for (const typed of ['Lucknwo', 'Hyder']) {
      const found = findNearOffices(typed);
      expect(found.kind, typed).toBe('choose');
    }
  });

  test('of a PIN code outside the towns only the state is told', () => {
    const found = findNearOffices('790001');
    expect(found).toMatchObject({ kind: 'state', states: [{ code: 'AR' }] });
  });

  test.each(['', '   ', '000000', '999999', 'zzzzzz', '<script>'])('"%s" is nowhere', (typed) => {
    expect(findNearOffices(typed)).toEqual({ kind: 'none' });
  });
});
