import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, type IstDate } from '../shared/ist-date.ts';
import { nextDue } from './next-due.ts';

const last = { on: '2026-01-10' as IstDate, km: 20_000 };
const every = { km: 10_000, months: 12 };

test.each([
  ['S1', 1_200, { on: '2026-09-21', by: 'km', atKm: 30_000 }],
  ['S2', 500, { on: '2027-01-10', by: 'date', atKm: 30_000 }],
  ['S3', null, { on: '2027-01-10', by: 'date', atKm: 30_000 }],
])('%s: whichever comes first', (_, perMonth, due) => {
  const kmPerYear = perMonth === null ? null : perMonth * 12;
  expect(nextDue(last, every, { ...last, kmPerYear })).toEqual(due);
});

test('S4: the end of a month is kept', () => {
  const on = '2026-01-31' as IstDate;
  expect(nextDue({ on, km: null }, { km: null, months: 1 }, null)).toMatchObject({
    on: '2026-02-28',
    by: 'date',
  });
});

test('a newer reading moves the day; one beyond the kilometres makes it due at once', () => {
  const on = '2026-05-01' as IstDate;
  const near = nextDue(last, every, { on, km: 29_900, kmPerYear: 36_525 });
  expect(near).toEqual({ on: '2026-05-02', by: 'km', atKm: 30_000 });
  expect(nextDue(last, every, { on, km: 31_000, kmPerYear: 10_000 })?.on).toBe(on);
});

test('nothing is made up: without months, and without a reading or use, there is no day', () => {
  expect(nextDue({ ...last, km: null }, { km: 10_000, months: null }, null)).toBeNull();
  expect(nextDue(last, { km: 10_000, months: null }, { ...last, kmPerYear: 0 })).toBeNull();
  expect(nextDue(last, { km: 10_000, months: null }, { ...last, kmPerYear: 1 })).toBeNull();
  expect(nextDue(last, { km: null, months: null }, null)).toBeNull();
});

test('never later than the months, never earlier with less use', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 150_000 }),
      fc.integer({ min: 1, max: 60 }),
      (use, months) => {
        const due = nextDue(last, { km: 10_000, months }, { ...last, kmPerYear: use });
        const less = nextDue(last, { km: 10_000, months }, { ...last, kmPerYear: use / 2 });
        expect(due !== null && due.on <= addMonths(last.on, months)).toBe(true);
        expect(due !== null && less !== null && due.on <= less.on).toBe(true);
        expect(due !== null && due.on >= addDays(last.on, 0)).toBe(true);
      },
    ),
  );
});
