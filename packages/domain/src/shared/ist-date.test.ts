import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  earlierOf,
  formatInstant,
  formatIstDate,
  type IstDate,
  isBefore,
  istDateOf,
  parseIstDate,
  partsOf,
  toIstDate,
} from './ist-date.ts';
import { formatDdMmYyyy, parseDdMmYyyy } from './typed-date.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

const anyDay = fc.integer({ min: 0, max: 90_000 }).map((days) => addDays(day('1950-01-01'), days));

describe('parsing dates', () => {
  test.each(['2026-11-21', '2024-02-29', '1900-01-01', '2199-12-31'])('%s is a date', (text) => {
    expect(parseIstDate(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '1899-12-31',
    '2200-01-01',
    '2026-1-1',
    '21-11-2026',
    '',
    '2026-11-21T00:00:00Z',
  ])('%s is no day', (text) => {
    expect(parseIstDate(text)).toBeNull();
  });

  test.each([
    ['21/11/2026', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
    ['31/02/2026', null],
    ['1/1/2026', null],
    ['11/21/2026', null],
  ])('a form with %s gives %s', (text, date) => {
    expect(parseDdMmYyyy(text)).toBe(date);
  });

  test('parts that are not whole numbers are refused', () => {
    expect(toIstDate(2026, 1.5, 1)).toBeNull();
    expect(toIstDate(Number.NaN, 1, 1)).toBeNull();
  });

  test('every date round-trips through its text, form and parts', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const { year, month, day: dayOfMonth } = partsOf(date);
        expect(parseIstDate(date)).toBe(date);
        expect(parseDdMmYyyy(formatDdMmYyyy(date))).toBe(date);
        expect(toIstDate(year, month, dayOfMonth)).toBe(date);
      }),
    );
  });
});

describe('the date in India', () => {
  test.each([
    ['2026-11-20T18:29:59Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, date) => {
    expect(istDateOf(new Date(instant))).toBe(date);
  });

  test.each([
    ['2026-11-21T04:44:00Z', '21 Nov 2026, 10:14 am IST'],
    ['2026-11-20T18:30:00Z', '21 Nov 2026, 12:00 am IST'],
    ['2026-11-21T06:30:00.500Z', '21 Nov 2026, 12:00 pm IST'],
    ['2026-11-21T10:14:00+05:30', '21 Nov 2026, 10:14 am IST'],
  ])('%s is read as %s', (instant, text) => {
    expect(formatInstant(instant, 'en')).toBe(text);
  });

  test('an invalid instant throws', () => {
    expect(() => formatInstant('yesterday', 'en')).toThrow(RangeError);
  });
});

describe('date arithmetic', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });

  test.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2021-03-14', 15, '2036-03-14'],
  ])('%s and %i years is %s', (from, years, to) => {
    expect(addYears(day(from), years)).toBe(to);
  });

  test('adding and counting days agree across year ends and leap days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        fc.pre(date > '2005' && date < '2140');
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isBefore(date, addDays(date, days))).toBe(days > 0);
      }),
    );
  });

  test('the earlier of two days', () => {
    expect(earlierOf(day('2026-11-21'), day('2026-02-28'))).toBe('2026-02-28');
  });

  test('a date outside the supported years throws', () => {
    expect(() => addYears(day('2190-01-01'), 20)).toThrow(RangeError);
  });
});

describe('formatting dates', () => {
  test.each([
    ['2026-11-21', 'en', '21 Nov 2026'],
    ['2026-11-21', 'hi', '21 नव॰ 2026'],
    ['2026-03-01', 'en', '1 Mar 2026'],
    ['2026-03-01', 'hi', '1 मार्च 2026'],
  ] as const)('%s in %s is %s', (date, language, text) => {
    expect(formatIstDate(day(date), language)).toBe(text);
  });
});
