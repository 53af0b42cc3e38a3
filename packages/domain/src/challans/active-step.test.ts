import { describe, expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import {
  activeStepMoves,
  activeSteps,
  canMove,
  checkMoves,
  promisedDay,
  turnaround,
} from './active-step.ts';

test('the ten steps of the specification exist', () => {
  expect(activeSteps).toHaveLength(10);
  expect(Object.keys(activeStepMoves).sort()).toEqual([...activeSteps].sort());
});

describe('the steps of an order', () => {
  test('of e-challans are pay, in progress, paid, settled', () => {
    expect(canMove('CHALLAN_PAY', 'CHALLAN_PAYMENT_IN_PROGRESS')).toBe(true);
    expect(canMove('CHALLAN_PAYMENT_IN_PROGRESS', 'CHALLAN_PAID')).toBe(true);
    expect(canMove('CHALLAN_PAID', 'CHALLAN_PAYMENT_SETTLED')).toBe(true);
  });

  test('of court challans include documents and the court OTP', () => {
    const way = [
      'CHALLAN_PAID',
      'DOCUMENT_UPLOAD',
      'DOCUMENT_UPLOADED',
      'DOCUMENT_VERIFIED',
      'CHALLAN_OTP_SUBMITTED_REGULAR_COURT',
      'CHALLAN_PAYMENT_SETTLED',
    ] as const;
    way.slice(1).forEach((to, index) => {
      const from = way[index];
      expect(from !== undefined && canMove(from, to)).toBe(true);
    });
  });

  test.each([
    ['a failed attempt can be tried again', 'CHALLAN_PAYMENT_IN_PROGRESS', 'CHALLAN_PAY'],
    ['a late capture pays after a failure', 'CHALLAN_PAY', 'CHALLAN_PAID'],
    ['rejected documents are asked for again', 'DOCUMENT_UPLOADED', 'DOCUMENT_UPLOAD'],
    ['an order left alone is closed', 'CHALLAN_PAY', 'PAYMENT_DISABLE'],
    ['a late capture after closing is honoured', 'PAYMENT_DISABLE', 'CHALLAN_PAID'],
    ['or given back', 'PAYMENT_DISABLE', 'CHALLAN_REFUNDED'],
  ] as const)('%s', (_, from, to) => {
    expect(canMove(from, to)).toBe(true);
  });

  test.each([
    ['money once taken is never forgotten', 'CHALLAN_PAID', 'CHALLAN_PAY'],
    ['nor an order with money closed', 'CHALLAN_PAID', 'PAYMENT_DISABLE'],
    ['settled is the end', 'CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'],
    ['refunded is the end', 'CHALLAN_REFUNDED', 'CHALLAN_PAID'],
    ['unpaid is never settled', 'CHALLAN_PAY', 'CHALLAN_PAYMENT_SETTLED'],
    ['nor refunded', 'CHALLAN_PAY', 'CHALLAN_REFUNDED'],
    ['staying is no move', 'CHALLAN_PAID', 'CHALLAN_PAID'],
  ] as const)('%s', (_, from, to) => {
    expect(canMove(from, to)).toBe(false);
  });

  test('every step after payment can reach settled and refunded', () => {
    const unpaid = ['CHALLAN_PAY', 'CHALLAN_PAYMENT_IN_PROGRESS', 'PAYMENT_DISABLE'];
    const ends = ['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'] as const;
    for (const step of activeSteps) {
      if (unpaid.includes(step) || ends.some((end) => end === step)) continue;
      for (const end of ends) expect(canMove(step, end)).toBe(true);
    }
  });
});

describe('the table is checked at start-up', () => {
  test('and is valid', () => {
    expect(() => checkMoves()).not.toThrow();
  });

  test.each([
    ['a step that stops', { DOCUMENT_UPLOAD: [] }, 'stops'],
    ['an end that goes on', { CHALLAN_REFUNDED: ['CHALLAN_PAY'] }, 'goes on'],
    ['a step nothing leads to', { CHALLAN_PAID: ['CHALLAN_REFUNDED'] }, 'no way leads to'],
    [
      'a circle without way out',
      {
        PAYMENT_DISABLE: ['CHALLAN_PAY'],
        CHALLAN_PAY: ['PAYMENT_DISABLE', 'CHALLAN_PAYMENT_IN_PROGRESS', 'CHALLAN_PAID'],
        CHALLAN_PAYMENT_IN_PROGRESS: ['CHALLAN_PAY'],
        DOCUMENT_VERIFIED: ['DOCUMENT_VERIFIED'],
      },
      'no end is reached from DOCUMENT_VERIFIED',
    ],
  ] as const)('%s is found', (_, change, message) => {
    expect(() => checkMoves({ ...activeStepMoves, ...change })).toThrow(message);
  });
});

test('e-challans are promised in 3 days and court challans in 60', () => {
  const paidOn = parseIstDate('2026-11-21');
  if (paidOn === null) throw new Error('no day');
  expect([turnaround('e-challan'), turnaround('court')]).toEqual([3, 60]);
  expect(promisedDay(paidOn, 'e-challan')).toEqual({ on: '2026-11-24', days: 3 });
  expect(promisedDay(paidOn, 'court')).toEqual({ on: '2027-01-20', days: 60 });
});
