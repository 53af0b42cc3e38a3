import { expect, test } from 'vitest';
import type { IstDate } from '../../shared/ist-date.ts';
import { reservationRules } from './reservation-rules.ts';
import {
  canMoveReservationOrder,
  reservationMoves,
  reservationStates,
} from './reservation-states.ts';

test('every state is reached, and the only end owes nothing', () => {
  const reached = new Set(['awaiting-payment']);
  for (const state of reached) {
    for (const next of reservationMoves[state as keyof typeof reservationMoves]) reached.add(next);
  }
  expect([...reached].sort()).toEqual([...reservationStates].sort());
  expect(reservationStates.filter((state) => reservationMoves[state].length === 0)).toEqual([
    'ended',
  ]);
});

test('a held car is never simply over: its token goes back first', () => {
  expect(reservationMoves.held).toEqual(['ending']);
  expect(canMoveReservationOrder('held', 'returned')).toBe(false);
  expect(canMoveReservationOrder('returned', 'held')).toBe(false);
});

test('a day before the first row has the first rules', () => {
  const rules = reservationRules('2020-01-01' as IstDate);
  expect(rules).toEqual(reservationRules('2026-11-25' as IstDate));
  expect(rules.holdHours).toBeGreaterThanOrEqual(24);
  expect(rules.holdHours).toBeLessThanOrEqual(72);
});
