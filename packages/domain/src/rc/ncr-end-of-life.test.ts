import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { readFuel } from './fuel.ts';
import { isInNcr } from './ncr-area.ts';
import { type EndOfLifeFacts, ncrEndOfLife } from './ncr-end-of-life.ts';
import type { EmissionNorm } from './rc-record.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

const today = day('2026-11-21');

function delhi(fuel: string, registeredOn: string | null, norm: EmissionNorm): EndOfLifeFacts {
  return {
    fuel: readFuel(fuel),
    registeredOn: registeredOn === null ? null : day(registeredOn),
    norm,
    stateCode: 'DL',
    district: 'New Delhi',
    city: 'Delhi',
  };
}

describe('the end-of-life rule of the National Capital Region', () => {
  test.each([
    ['DIESEL', '2015-01-01', 'bs3', 'over-age'],
    ['DIESEL', '2015-01-01', 'bs4', 'allowed-by-norm'],
    ['DIESEL', '2015-01-01', 'unknown', 'cannot-tell'],
    ['DIESEL', '2017-06-01', 'bs3', 'nearing'],
    ['DIESEL', '2017-06-01', 'unknown', 'nearing'],
    ['DIESEL', '2017-06-01', 'bs4', 'allowed-by-norm'],
    ['DIESEL', '2018-06-01', 'bs4', 'not-concerned'],
    ['PETROL', '2015-01-01', 'bs3', 'not-concerned'],
    ['PETROL', '2010-01-01', 'bs3', 'over-age'],
    ['PETROL', '2010-01-01', 'bs4', 'allowed-by-norm'],
    ['PETROL/CNG', '2010-01-01', 'bs2', 'over-age'],
    ['DIESEL/HYBRID', '2015-01-01', 'bs3', 'over-age'],
    ['ELECTRIC(BOV)', '2010-01-01', 'unknown', 'not-concerned'],
    ['SOLAR', '2010-01-01', 'bs3', 'cannot-tell'],
    ['PETROL', null, 'bs3', 'cannot-tell'],
  ] as const)('%s of %s with norm %s: %s', (fuel, registeredOn, norm, verdict) => {
    expect(ncrEndOfLife(delhi(fuel, registeredOn, norm), today)).toMatchObject({ verdict, norm });
  });

  test('the tenth anniversary is the first day past the limit', () => {
    expect(ncrEndOfLife(delhi('DIESEL', '2016-11-22', 'bs3'), today)).toMatchObject({
      verdict: 'nearing',
      ageLimitYears: 10,
      reachesAgeOn: '2026-11-22',
    });
    expect(ncrEndOfLife(delhi('DIESEL', '2016-11-21', 'bs3'), today).verdict).toBe('over-age');
  });

  test.each([
    [delhi('SOLAR', '2010-01-01', 'bs3'), 'fuel'],
    [delhi('PETROL', null, 'bs3'), 'registration-date'],
    [delhi('PETROL', '2010-01-01', 'unknown'), 'norm'],
    [{ ...delhi('PETROL', '2010-01-01', 'bs3'), stateCode: null }, 'place'],
    [
      { ...delhi('PETROL', '2010-01-01', 'bs3'), stateCode: 'HR', district: null, city: null },
      'place',
    ],
  ] as const)('when it cannot be told, the missing fact is named', (facts, missing) => {
    expect(ncrEndOfLife(facts, today)).toMatchObject({ verdict: 'cannot-tell', missing });
  });

  test('the rule does not apply to a vehicle registered elsewhere', () => {
    const facts = { ...delhi('DIESEL', '2010-01-01', 'bs2'), stateCode: 'MH', district: 'Pune' };
    expect(ncrEndOfLife(facts, today).verdict).toBe('not-concerned');
  });

  test.each([
    ['DL', null, null, true],
    ['HR', 'Gurugram', 'Gurugram', true],
    ['HR', 'Hisar', 'Hisar', false],
    ['UP', null, 'Ghaziabad', true],
    ['UP', 'Gautam Buddha Nagar', 'Noida', true],
    ['UP', 'Lucknow', 'Lucknow', false],
    ['RJ', 'Alwar', 'Alwar', true],
    ['RJ', null, 'Jaipur', false],
    ['UP', null, null, null],
    ['MH', null, null, false],
    [null, null, null, null],
  ])('%s, district %s, city %s lies in the region: %s', (state, district, city, expected) => {
    expect(isInNcr(state, { district, city })).toBe(expected);
  });
});
