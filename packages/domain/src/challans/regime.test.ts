import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { exampleChallan as challan } from './example-challan.ts';
import { deadlinesOf, regimeOf } from './regime.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

test.each([
  ['2021-08-11', 'rules-2021'],
  ['2026-01-20', 'rules-2021'],
  ['2026-01-21', 'rules-2026'],
  ['2026-11-21', 'rules-2026'],
])('a challan of %s runs under %s', (issuedOn, regime) => {
  expect(regimeOf(day(issuedOn))).toBe(regime);
});

test('the date in India decides: late evening in London on the 20th is the 21st', () => {
  const late = challan({ issuedAt: '2026-01-20T18:30:00Z' });
  expect(deadlinesOf(late, day('2026-01-22')).regime).toBe('rules-2026');
});

describe('under the rules of 2026, issued on 1 November', () => {
  test.each([
    ['2026-11-21', 'pay-or-contest', '2026-12-16', 25, 0],
    ['2026-12-16', 'pay-or-contest', '2026-12-16', 0, 0],
    ['2026-12-17', 'deemed-accepted-pay', '2027-01-15', 29, 1],
    ['2027-01-15', 'deemed-accepted-pay', '2027-01-15', 0, 1],
    ['2027-01-16', 'blocked', '2027-01-16', 0, 2],
  ])('on %s the next is %s on %s', (today, kind, on, daysLeft, passed) => {
    const deadlines = deadlinesOf(challan(), day(today));
    expect(deadlines.next).toEqual({ kind, on, daysLeft });
    expect(deadlines.passed).toHaveLength(passed);
    expect(deadlines.confidence).toBe('medium');
  });

  test('afterwards all deadlines have passed', () => {
    const deadlines = deadlinesOf(challan(), day('2027-03-01'));
    expect(deadlines.next).toBeNull();
    expect(deadlines.passed).toEqual(deadlines.steps);
  });
});

describe('under the rules of 2021, issued on 1 January 2026', () => {
  const older = challan({ issuedAt: '2026-01-01T06:00:00Z' });
  test.each([
    ['2026-02-01', 'pay-before-court', '2026-03-02', 29],
    ['2026-03-03', 'pay-before-block', '2026-04-01', 29],
  ])('on %s the next is %s on %s', (today, kind, on, daysLeft) => {
    expect(deadlinesOf(older, day(today)).next).toEqual({ kind, on, daysLeft });
  });
});

describe('challans not open at the authority', () => {
  test('a closed challan has no deadlines', () => {
    const closed = deadlinesOf(challan({ status: 'paid' }), day('2026-11-21'));
    expect(closed).toMatchObject({ regime: 'rules-2026', next: null, passed: [], steps: [] });
  });

  test('a court challan has the hearing date of the court', () => {
    const court = { name: 'Court', address: null, cnr: null, hearingOn: day('2026-12-01') };
    const inCourt = challan({ status: 'regular-court', court });
    expect(deadlinesOf(inCourt, day('2026-11-21')).next).toEqual({
      kind: 'hearing',
      on: '2026-12-01',
      daysLeft: 10,
    });
    expect(deadlinesOf({ ...inCourt, court: null }, day('2026-11-21')).steps).toEqual([]);
  });

  test('without a date nothing is computed', () => {
    const undated = deadlinesOf(challan({ issuedAt: null }), day('2026-11-21'));
    expect(undated).toMatchObject({ regime: null, next: null, steps: [] });
  });
});

test('on every date, past and upcoming deadlines together are all deadlines, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 200 }),
      (age, later) => {
        const issuedOn = addDays(day('2025-01-01'), age);
        const today = addDays(issuedOn, later);
        const { steps, passed, next } = deadlinesOf(
          challan({ issuedAt: `${issuedOn}T06:00:00Z` }),
          today,
        );
        expect([...steps].sort((a, b) => (a.on < b.on ? -1 : 1))).toEqual(steps);
        expect(steps.slice(0, passed.length)).toEqual(passed);
        expect(steps[passed.length]?.on).toBe(next?.on);
        expect((next?.daysLeft ?? 0) >= 0).toBe(true);
      },
    ),
  );
});
