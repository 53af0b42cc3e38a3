import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { passEnd, tagLastDays } from './tag-dates.ts';

const day = (text: string) => {
  const date = parseIstDate(text);
  if (date === null) throw new Error(text);
  return date;
};
const today = day('2026-11-28');

test.each([
  ['2024-03-01', '2029-02-28', '2027-02-28', '2024-05-30'],
  // Issued on a leap day: 28 February is the last day of the years after it.
  ['2024-02-29', '2029-02-27', '2027-02-27', '2024-05-29'],
  ['2026-01-31', '2031-01-30', '2029-01-30', '2026-05-01'],
])(
  'a tag issued on %s is old on %s, checked again on %s, has its number by %s',
  (on, age, kyc, number) => {
    expect(tagLastDays(day(on), today)).toEqual({ age, kyc, number });
  },
);

test.each([
  ['2026-01-15', null, '2027-01-14', 'year'],
  // 100 trips in 100 days: the other 100 last as long.
  ['2026-01-15', [100, '2026-04-25'], '2026-08-03', 'trips'],
  // 20 trips in 100 days: the year ends first.
  ['2026-01-15', [180, '2026-04-25'], '2027-01-14', 'year'],
  // Too early to know a pace.
  ['2026-01-15', [150, '2026-01-20'], '2027-01-14', 'year'],
  ['2026-01-15', [200, '2026-06-20'], '2027-01-14', 'year'],
  ['2026-01-15', [0, '2026-06-20'], '2026-06-20', 'trips'],
] as const)('a pass of %s with %j ends on %s', (from, counted, on, by) => {
  const told = counted === null ? null : { left: counted[0], on: day(counted[1]) };
  expect(passEnd(day(from), told)).toEqual({ on, by });
});

test('a pass before there was one has no end, and none ends after its year or before it was counted', () => {
  expect(passEnd(day('2025-08-14'), null)).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: 200 }),
      (days, left) => {
        const from: IstDate = day('2026-02-28');
        const on = addDays(from, days);
        const end = passEnd(from, { left, on });
        expect(end?.on && daysBetween(from, end.on) <= 364).toBe(true);
        expect(end?.on && (end.by === 'year' || daysBetween(on, end.on) >= 0)).toBe(true);
      },
    ),
  );
});
