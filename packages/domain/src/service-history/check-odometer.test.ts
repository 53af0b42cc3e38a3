import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { checkOdometer, type OdometerCase } from './check-odometer.ts';
import { levelOf } from './odometer-point.ts';
import { ODOMETER_SETTINGS } from './odometer-settings.ts';
import { isOneDigitAway } from './one-digit-away.ts';

function day(text: string): IstDate {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new Error(`no date: ${text}`);
  return parsed;
}

function check(points: readonly (readonly [string, number])[], more: Partial<OdometerCase> = {}) {
  return checkOdometer(
    {
      points: points.map(([on, km], at) => ({ id: `${at}`, on: day(on), km, source: 'dealers' })),
      segment: 'private-car',
      registeredOn: null,
      clusterChangedOn: null,
      ...more,
    },
    ODOMETER_SETTINGS,
  );
}

/** Flags as `day flag figure`. */
function flagsOf(...of: Parameters<typeof check>): string[] {
  return check(...of).flags.map((found) => {
    const figure =
      'dropKm' in found ? found.dropKm : 'kmPerYear' in found ? found.kmPerYear : undefined;
    return [found.point.on, found.flag, figure].filter((part) => part !== undefined).join(' ');
  });
}

const THREE_YEARS = [
  ['2021-03-10', 10_120],
  ['2022-03-15', 21_480],
  ['2023-03-20', 33_050],
] as const;

describe('readings of an odometer', () => {
  test.each([
    ['that only rise are in order', THREE_YEARS, []],
    [
      'of which the newest is far lower do not agree',
      [...THREE_YEARS, ['2024-04-02', 18_400]],
      ['2024-04-02 rollback 14650'],
    ],
    [
      'with a digit too many in one of them have a typing error',
      [
        ['2023-03-20', 33_050],
        ['2023-06-20', 334_500],
        ['2023-09-20', 34_900],
      ],
      ['2023-06-20 typo'],
    ],
    [
      'that fall by a few km within days are noted',
      [
        ['2023-03-20', 33_050],
        ['2023-03-26', 33_030],
      ],
      ['2023-03-26 small 20'],
    ],
    [
      'of one day may differ by a test drive, in either order',
      [
        ['2023-03-20', 41_003],
        ['2023-03-20', 41_000],
      ],
      [],
    ],
    [
      'above what a car can do in a year are noted',
      [
        ['2021-01-05', 12_000],
        ['2022-01-05', 95_000],
      ],
      ['2022-01-05 implausible-high 83057'],
    ],
    [
      'that suddenly hardly rise are questioned',
      [
        ['2021-01-05', 12_000],
        ['2022-01-05', 24_000],
        ['2023-01-05', 36_000],
        ['2024-03-05', 36_400],
      ],
      ['2024-03-05 suspect-low 344'],
    ],
    [
      'of which a later one agrees with the lower do not agree, by however little',
      [
        ['2022-01-05', 60_000],
        ['2022-07-05', 59_000],
        ['2023-01-05', 59_900],
      ],
      ['2022-07-05 rollback 1000'],
    ],
    [
      'of which only the newest is a little lower need a photo',
      [
        ['2022-03-15', 21_480],
        ['2023-03-20', 33_999],
        ['2024-04-02', 31_999],
      ],
      ['2024-04-02 check 2000'],
    ],
    [
      'lower once, with no digit to blame and nothing to confirm it, need a photo',
      [
        ['2022-01-05', 30_000],
        ['2022-07-05', 22_222],
        ['2023-01-05', 41_000],
      ],
      ['2022-07-05 check 7778'],
    ],
    ['may be missing', [], []],
  ] as const)('%s', (_name, points, expected) => {
    expect(flagsOf(points)).toEqual(expected);
  });

  test('after a recorded change of cluster are added to those before it', () => {
    const found = check(
      [
        ['2023-03-20', 52_000],
        ['2023-06-20', 1_200],
        ['2023-12-20', 6_200],
      ],
      { clusterChangedOn: day('2023-05-01') },
    );
    expect(found.flags).toMatchObject([{ flag: 'changed', offsetKm: 52_000, shownKm: 53_200 }]);
    expect(found.readings.map(({ shownKm }) => shownKm)).toEqual([52_000, 53_200, 58_200]);
  });

  test('that begin years after registration say nothing about the time before', () => {
    const registeredOn = day('2016-01-05');
    expect(check(THREE_YEARS, { registeredOn }).flags).toMatchObject([
      { flag: 'first-late', years: 5, point: { on: '2021-03-10' } },
    ]);
    expect(flagsOf(THREE_YEARS, { registeredOn: day('2019-01-05') })).toEqual([]);
  });

  test('have a ceiling by use', () => {
    const taxi = [
      ['2021-01-05', 12_000],
      ['2022-01-05', 95_000],
    ] as const;
    expect(flagsOf(taxi, { segment: 'taxi' })).toEqual([]);
    expect(flagsOf(taxi, { segment: 'two-wheeler' })).toHaveLength(1);
  });

  test('give a yearly figure since the last rollback, and never from a typing error', () => {
    const rolledBack = check([...THREE_YEARS, ['2025-04-02', 18_400], ['2026-10-28', 31_240]]);
    expect(rolledBack.kmPerYear).toEqual({ km: 8_170, since: '2025-04-02' });
    expect(rolledBack.last).toMatchObject({ km: 31_240 });
    expect(rolledBack.flags).toMatchObject([{ flag: 'rollback', isConfirmed: true }]);
    const typed = check([...THREE_YEARS.slice(0, 2), ['2022-06-20', 225_000], THREE_YEARS[2]]);
    expect(typed.kmPerYear?.km).toBeLessThan(12_000);
    expect(check([THREE_YEARS[0]]).kmPerYear).toBeNull();
  });

  test('are marked red only where they disagree', () => {
    const levels = ['rollback', 'check', 'typo', 'small', 'first-late'] as const;
    expect(levels.map((flag) => levelOf({ flag }))).toEqual([
      'red',
      'amber',
      'grey',
      'note',
      'note',
    ]);
  });
});

test('a typed number is one digit away by a digit added, lost or swapped, and not by two', () => {
  expect(isOneDigitAway(334_500, 33_050, 34_900)).toBe(true);
  expect(isOneDigitAway(3_345, 33_050, 34_900)).toBe(true);
  expect(isOneDigitAway(91_000, 18_900, 19_100)).toBe(true);
  expect(isOneDigitAway(3_345_00_0, 33_050, 34_900)).toBe(false);
  expect(isOneDigitAway(22_222, 30_000, 41_000)).toBe(false);
});
