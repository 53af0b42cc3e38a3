import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import {
  canCancel,
  canMeetOn,
  canMoveRto,
  isOverdue,
  promiseAfter,
  type RtoStep,
  rtoEnds,
  rtoMoves,
  rtoStepOf,
  rtoSteps,
  takesDocuments,
} from './rto-work.ts';

const reachedFrom = (start: RtoStep) => {
  const reached = new Set([start]);
  for (const step of reached) for (const next of rtoMoves[step]) reached.add(next);
  return reached;
};

test('every step is reached from the first, and every step leads to an end', () => {
  expect([...reachedFrom('to-pay')].sort()).toEqual([...rtoSteps].sort());
  for (const step of rtoSteps) {
    expect(rtoEnds.some((end) => reachedFrom(step).has(end))).toBe(true);
    expect(rtoMoves[step].length === 0).toBe(rtoEnds.some((end) => end === step));
    expect(canMoveRto(step, step)).toBe(false);
  }
});

test('approved work is never refunded', () => {
  expect(reachedFrom('approved')).toEqual(new Set(['approved', 'dispatched', 'done']));
});

test('the owner cancels only what can be refunded and was not filed', () => {
  const cancellable = rtoSteps.filter((step) => canCancel({ step, isFiled: false }));
  expect(cancellable.every((step) => canMoveRto(step, 'refunding'))).toBe(true);
  expect(cancellable).not.toContain('filed');
  expect(rtoSteps.some((step) => canCancel({ step, isFiled: true }))).toBe(false);
  expect(
    rtoSteps.filter(takesDocuments).every((step) => canMoveRto(step, 'documents-review')),
  ).toBe(true);
});

test.each<[RtoStep, boolean, boolean]>([
  ['awaiting-documents', false, true],
  ['documents-review', false, false],
  ['preparing', false, true],
  ['appointment', false, true],
  ['preparing', true, false],
  ['filed', true, false],
  ['done', true, false],
])('%s, filed before: %s, is overdue after its day: %s', (step, isFiled, overdue) => {
  const day = '2026-11-30' as IstDate;
  const work = { step, isFiled, documentsBy: day, promisedOn: day };
  expect(isOverdue(work, day)).toBe(false);
  expect(isOverdue(work, '2026-12-01' as IstDate)).toBe(overdue);
});

test.each([
  ['2026-11-29', false],
  ['2026-11-30', true],
  ['2027-05-29', true],
  ['2027-05-30', false],
  ['2035-12-03', false],
])('an appointment on %s, asked on 30 November 2026: %s', (day, expected) => {
  expect(canMeetOn(day as IstDate, '2026-11-30' as IstDate)).toBe(expected);
});

test('filing is promised for the day after an appointment, never before the day without one', () => {
  const promised = '2026-12-06' as IstDate;
  expect(promiseAfter(promised, '2026-12-03' as IstDate)).toBe(promised);
  expect(promiseAfter(promised, '2026-12-09' as IstDate)).toBe('2026-12-10');
  expect(promiseAfter(null, '2026-12-03' as IstDate)).toBe('2026-12-04');
});

test('a step that is not in the table is a bug', () => {
  expect(rtoStepOf('filed')).toBe('filed');
  expect(() => rtoStepOf('CHALLAN_PAID')).toThrow(RangeError);
});
