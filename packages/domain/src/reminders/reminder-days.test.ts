import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VehicleDocument } from '../rc/validity.ts';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import {
  afterTold,
  nextMessageOn,
  nextReminderOn,
  reminderDays,
  topicDays,
  weekOf,
} from './reminder-days.ts';

const day = (text: string) => {
  const date = parseIstDate(text);
  if (date === null) throw new Error(text);
  return date;
};
const today = day('2026-11-26');

test.each([
  ['third-party', '2027-01-10', ['2026-11-26', '2026-12-11', '2027-01-03', '2027-01-09']],
  ['puc', '2028-03-01', ['2028-02-15', '2028-02-23', '2028-02-29']],
  ['puc', '2027-03-01', ['2027-02-14', '2027-02-22', '2027-02-28']],
  ['registration', '2027-01-31', ['2026-11-02', '2026-12-02', '2027-01-01']],
  ['tax', '2026-12-31', ['2026-12-16', '2026-12-24', '2026-12-30']],
  ['permit', '2027-03-31', ['2027-01-30', '2027-03-01', '2027-03-24']],
  ['fitness', '2027-03-31', ['2027-01-30', '2027-03-01', '2027-03-24']],
  // Ends of months and leap days.
  ['tax', '2028-02-29', ['2028-02-14', '2028-02-22', '2028-02-28']],
  ['tax', '2027-02-28', ['2027-02-13', '2027-02-21', '2027-02-27']],
  ['copy:8a1f', '2028-03-30', ['2028-02-29', '2028-03-23', '2028-03-29']],
  ['copy:8a1f', '2027-03-30', ['2027-02-28', '2027-03-23', '2027-03-29']],
  ['copy:8a1f', '2100-03-01', ['2100-01-30', '2100-02-22', '2100-02-28']],
  ['pass', '2027-01-31', ['2027-01-01', '2027-01-24']],
  ['licence:8a1f', '2029-02-28', ['2028-02-29', '2029-01-29', '2029-02-21']],
  ['tag:age', '2028-04-29', ['2028-02-29']],
  ['tag:kyc', '2028-03-30', ['2028-02-29', '2028-03-23']],
  ['tag:number', '2026-12-30', ['2026-11-30', '2026-12-20', '2026-12-28']],
] as const)('the end of %s on %s is called to mind on its days', (item, dueOn, days) => {
  expect(reminderDays(item, day(dueOn), today)).toEqual(days);
});

test.each([
  ['puc', [15, 7, 1], []],
  ['own-damage', [45, 30, 7, 1], [1, 60, 80]],
  // Of all its days.
  ['tag', [60, 30, 10, 7, 2], []],
] as const)('the days of the topic %s are %j before and %j after', (topic, before, after) => {
  expect(topicDays(topic, today)).toEqual({ before, after });
});

test('own damage is called to mind again before the no-claim bonus is lost', () => {
  expect(reminderDays('own-damage', day('2026-12-31'), today).slice(-3)).toEqual([
    '2027-01-01',
    '2027-03-01',
    '2027-03-21',
  ]);
});

test.each([
  ['2026-11-26', '2026-12-02'],
  ['2026-12-02', '2026-12-02'],
  ['2026-12-03', '2026-12-10'],
  ['2026-12-16', '2026-12-16'],
  ['2026-12-17', null],
  ['2027-02-01', null],
])('from %s on, a PUC to 17 December is called to mind on %s', (from, next) => {
  expect(nextReminderOn('puc', day('2026-12-17'), day(from))).toBe(next);
});

test('each day comes once, in order, however it is walked through', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 91, max: 20_000 }).map((days) => addDays(today, days)),
      fc.constantFrom<VehicleDocument>('third-party', 'own-damage', 'puc', 'registration'),
      (dueOn, item) => {
        const walked: IstDate[] = [];
        for (
          let next = nextReminderOn(item, dueOn, today);
          next !== null;
          next = nextReminderOn(item, dueOn, addDays(next, 1))
        ) {
          walked.push(next);
        }
        expect(walked).toEqual(reminderDays(item, dueOn, today));
      },
    ),
  );
});

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(weekOf(day(date))).toBe(monday);
});

test.each([
  // 15, 7 and 1 day before 17 December are a Wednesday, a Thursday and a Wednesday.
  ['2026-11-26', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-03', '2026-12-07'],
  ['2026-12-11', '2026-12-14'],
  ['2026-12-17', null],
])('from %s on, a weekly digest tells of a PUC to 17 December on %s', (from, next) => {
  const asked = { from: day(from), rhythm: 'weekly' } as const;
  expect(nextMessageOn('puc', day('2026-12-17'), asked)).toBe(next);
});

test('a weekly digest leaves out no day of a single message, and comes once a week', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 91, max: 4_000 }).map((days) => addDays(today, days)),
      fc.constantFrom<VehicleDocument>('third-party', 'own-damage', 'puc', 'registration'),
      (dueOn, item) => {
        const digests: IstDate[] = [];
        let from = today;
        for (;;) {
          const next = nextMessageOn(item, dueOn, { from, rhythm: 'weekly' });
          if (next === null) break;
          digests.push(next);
          from = afterTold(next, 'weekly');
        }
        const weeks = digests.map(weekOf);
        expect(new Set(weeks).size).toBe(weeks.length);
        expect(weeks).toEqual([...new Set(reminderDays(item, dueOn, today).map(weekOf))]);
        expect(digests.every((one, at) => at === 0 || one === weeks[at])).toBe(true);
      },
    ),
  );
});
