import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { licenceStanding, privateLicenceUpto, readLicenceNumber } from './driving-licence.ts';

const day = (text: string) => text as IstDate;

test.each([
  ['MH12 20110012345', 'MH1220110012345'],
  ['dl-04 2019 0001234', 'DL0420190001234'],
  ['MH1220110012345', 'MH1220110012345'],
  ['MH1218110012345', null],
  ['MH122011001234', null],
  ['M11220110012345', null],
  ['MH12AB1234', null],
  ['', null],
])('the number %j is read as %j', (typed, number) => {
  expect(readLicenceNumber(typed)).toBe(number);
});

describe('what follows from the last valid day', () => {
  test.each([
    ['2025-11-20', 'valid', 366],
    ['2025-11-21', 'renew', 365],
    ['2026-11-21', 'renew', 0],
    ['2026-11-22', 'expired', -1],
    ['2027-11-21', 'expired', -365],
    ['2027-11-22', 'retest', -366],
  ])('on %s is %s', (today, state, daysLeft) => {
    expect(licenceStanding(day('2026-11-21'), day(today))).toMatchObject({ state, daysLeft });
  });

  test('the year from a leap day ends on the last day of February', () => {
    const { renewFrom, noTestUpto } = licenceStanding(day('2028-02-29'), day('2028-01-01'));
    expect([renewFrom, noTestUpto]).toEqual(['2027-02-28', '2029-02-28']);
  });
});

describe('the last day by age', () => {
  test.each([
    // Under 30 on the day of issue: upto 40.
    ['1995-06-15', '2020-01-10', '2035-06-14'],
    ['1990-06-15', '2020-06-14', '2030-06-14'],
    // 30 to 50: ten years.
    ['1990-06-15', '2020-06-15', '2030-06-14'],
    ['1970-06-15', '2020-06-14', '2030-06-13'],
    // 50 to 55: upto 60.
    ['1970-06-15', '2020-06-15', '2030-06-14'],
    ['1966-03-01', '2020-06-15', '2026-02-28'],
    // From 55: five years.
    ['1965-06-15', '2020-06-15', '2025-06-14'],
    ['1940-06-15', '2020-02-29', '2025-02-27'],
  ])('born %s, issued %s: %s', (born, issued, upto) => {
    expect(privateLicenceUpto(day(born), day(issued))).toBe(upto);
  });

  test('no later birth or issue ever shortens a licence below five years', () => {
    for (let born = 1930; born < 2002; born += 1) {
      const upto = privateLicenceUpto(day(`${born}-06-15`), day('2020-06-15'));
      expect(upto >= '2025-06-14').toBe(true);
    }
  });
});
