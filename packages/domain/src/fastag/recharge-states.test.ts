import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import {
  actOnReport,
  canMoveRecharge,
  isOverdue,
  lastDayOf,
  pauseBeforeLook,
  pauseBeforeQuestion,
  rechargeMoves,
  rechargeStates,
} from './recharge-states.ts';

describe('states of a recharge', () => {
  test('every state is reached, and the only end is a refund: even a confirmation can be taken back', () => {
    const reached = new Set(['awaiting-payment']);
    for (const state of reached) {
      for (const next of rechargeMoves[state as keyof typeof rechargeMoves]) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...rechargeStates].sort());
    expect(rechargeStates.filter((state) => rechargeMoves[state].length === 0)).toEqual([
      'refunded',
    ]);
  });

  test('money is never refunded while the bank may still have it, nor recharged after a refund began', () => {
    expect(canMoveRecharge('sent', 'refunding')).toBe(false);
    expect(canMoveRecharge('done', 'refunding')).toBe(false);
    expect(canMoveRecharge('refunding', 'done')).toBe(false);
    expect(rechargeMoves.refunded).toEqual([]);
  });

  test.each([
    ['sent', 'done', 'confirm'],
    ['sent', 'failed', 'fail'],
    ['sent', 'in-process', 'wait'],
    ['sent', 'unknown', 'send'],
    ['done', 'failed', 'reverse'],
    ['done', 'done', 'nothing'],
    ['done', 'unknown', 'nothing'],
    ['failed', 'failed', 'nothing'],
    ['refunding', 'done', 'late-success'],
    ['refunded', 'done', 'late-success'],
    ['refunded', 'unknown', 'nothing'],
    ['queued', 'done', 'nothing'],
  ] as const)('a recharge that is %s and reported %s: %s', (state, report, act) => {
    expect(actOnReport(state, report)).toBe(act);
  });
});

describe('questions to the bank', () => {
  test('come soon at first, then every three minutes, and never stop', () => {
    expect([0, 1, 2, 3, 4, 400].map((asked) => pauseBeforeQuestion(asked, false))).toEqual([
      5_000, 15_000, 30_000, 60_000, 180_000, 180_000,
    ]);
    expect(pauseBeforeQuestion(500, true)).toBe(3_600_000);
  });

  test('the bank has until the end of the next day', () => {
    const paidOn = parseIstDate('2026-11-30') as IstDate;
    expect(lastDayOf(paidOn)).toBe('2026-12-01');
    expect(isOverdue(paidOn, parseIstDate('2026-12-01') as IstDate)).toBe(false);
    expect(isOverdue(paidOn, parseIstDate('2026-12-02') as IstDate)).toBe(true);
  });

  test('a confirmed recharge is looked at again a few times, the last time a day later', () => {
    expect(pauseBeforeLook(0)).toBe(30_000);
    expect(pauseBeforeLook(4)).toBe(86_400_000);
    expect(pauseBeforeLook(5)).toBeNull();
  });
});
