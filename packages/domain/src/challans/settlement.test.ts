import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { type ActiveStep, canMove } from './active-step.ts';
import type { ChallanKind } from './challan.ts';
import {
  afterDeclinedRefund,
  afterPayment,
  canSettle,
  isPastPromise,
  refundActOf,
  type SettlementState,
  type SettlingChallan,
  settlementMoves,
  settlementStates,
  stepOf,
} from './settlement.ts';

function day(text: string) {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}
const court = (state: SettlementState): SettlingChallan => ({ kind: 'court', state });
const plain = (state: SettlementState): SettlingChallan => ({ kind: 'e-challan', state });

describe('the states of a challan', () => {
  test('every state is reachable, and only cleared and refunded are final', () => {
    const reached = new Set<SettlementState>(['awaiting-payment']);
    for (const state of reached) for (const next of settlementMoves[state]) reached.add(next);
    expect(reached.size).toBe(settlementStates.length);
    expect(settlementStates.filter((state) => settlementMoves[state].length === 0)).toEqual([
      'cleared',
      'refunded',
    ]);
  });

  test('a challan paid at the authority is never refunded automatically', () => {
    for (const state of ['paid-at-source', 'receipt-stored', 'cleared'] as const) {
      expect(settlementStates.filter((to) => canSettle(state, to) && to === 'refunding')).toEqual(
        [],
      );
    }
  });

  test('a challan given up is only refunded, never submitted again', () => {
    for (const state of ['failed', 'amount-changed', 'moved-to-court'] as const) {
      expect(settlementMoves[state]).toEqual(['refunding']);
    }
  });

  test('a declined refund returns a challan to its former state, but never past its receipt', () => {
    const before = {
      kind: 'court',
      isWithPartner: false,
      hasDocuments: false,
      areDocumentsAccepted: false,
      hasCourtOtp: false,
    } as const;
    const documents = { ...before, hasDocuments: true };
    const accepted = { ...documents, areDocumentsAccepted: true };
    expect(
      [
        { ...before, kind: 'e-challan' as const },
        before,
        documents,
        accepted,
        { ...accepted, hasCourtOtp: true },
      ].map(afterDeclinedRefund),
    ).toEqual(['queued', 'awaiting-documents', 'documents-review', 'awaiting-court-otp', 'queued']);
    expect(settlementMoves.refunding).not.toContain('paid-at-source');
    expect(settlementMoves.refunded).toEqual([]);
  });

  test('a challan submitted to the partner resumes only at the partner, whatever its kind', () => {
    for (const kind of ['e-challan', 'court'] as const) {
      const before = { kind, hasDocuments: true, areDocumentsAccepted: true, hasCourtOtp: true };
      expect(afterDeclinedRefund({ ...before, isWithPartner: true })).toBe('submitted');
    }
  });

  test('after payment a court challan waits for documents, an e-challan is queued', () => {
    expect([afterPayment('court'), afterPayment('e-challan')]).toEqual([
      'awaiting-documents',
      'queued',
    ]);
  });
});

describe('the step of an order', () => {
  test.each<[ActiveStep, readonly SettlingChallan[]]>([
    ['CHALLAN_PAY', [plain('awaiting-payment')]],
    ['CHALLAN_PAID', [plain('queued')]],
    ['CHALLAN_PAID', [plain('paid-at-source'), plain('cleared')]],
    ['DOCUMENT_UPLOAD', [plain('queued'), court('awaiting-documents')]],
    ['DOCUMENT_UPLOAD', [court('queued'), court('awaiting-documents')]],
    ['DOCUMENT_UPLOADED', [court('documents-review')]],
    ['DOCUMENT_VERIFIED', [court('awaiting-court-otp')]],
    ['CHALLAN_OTP_SUBMITTED_REGULAR_COURT', [court('assigned'), plain('cleared')]],
    ['CHALLAN_PAYMENT_SETTLED', [plain('receipt-stored')]],
    ['CHALLAN_PAYMENT_SETTLED', [plain('cleared'), court('refunded')]],
    ['CHALLAN_PAID', [plain('cleared'), court('refunding')]],
    ['CHALLAN_PAID', [plain('failed')]],
    ['CHALLAN_REFUNDED', [plain('refunded'), court('refunded')]],
  ])('is %s', (step, challans) => {
    expect(stepOf(challans)).toBe(step);
  });

  test('an order without challans throws', () => {
    expect(() => stepOf([])).toThrow(RangeError);
  });

  test('follows the table of steps for any states of its challans after payment', () => {
    const kinds = fc.array(fc.constantFrom<ChallanKind>('e-challan', 'court'), {
      minLength: 1,
      maxLength: 4,
    });
    const turns = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 9 })), { maxLength: 60 });
    fc.assert(
      fc.property(kinds, turns, (ofOrder, taken) => {
        const order = ofOrder.map((kind) => ({ kind, state: afterPayment(kind) }));
        let step: ActiveStep = 'CHALLAN_PAID';
        const follow = () => {
          const next = stepOf(order);
          if (next !== step) expect(`${step} to ${next}: ${canMove(step, next)}`).toMatch(/true$/);
          step = next;
        };
        follow();
        for (const [which, move] of taken) {
          const index = which % order.length;
          const challan = order[index];
          const moves = challan === undefined ? [] : settlementMoves[challan.state];
          const state = moves[move % Math.max(1, moves.length)];
          if (challan === undefined || state === undefined) continue;
          order[index] = { ...challan, state };
          follow();
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the promised date', () => {
  const paidOn = day('2026-11-21');

  test('is missed from the day after', () => {
    expect(isPastPromise(plain('queued'), paidOn, day('2026-11-24'))).toBe(false);
    expect(isPastPromise(plain('queued'), paidOn, day('2026-11-25'))).toBe(true);
    expect(isPastPromise(court('queued'), paidOn, day('2027-01-20'))).toBe(false);
    expect(isPastPromise(court('queued'), paidOn, day('2027-01-21'))).toBe(true);
  });

  test.each([
    'awaiting-payment',
    'receipt-stored',
    'cleared',
    'failed',
    'refunding',
    'refunded',
  ] as const)('is still for %s', (state) => {
    expect(isPastPromise(plain(state), paidOn, day('2027-12-31'))).toBe(false);
  });

  test.each([
    ['queued', 'refund'],
    ['awaiting-documents', 'refund'],
    ['submitted', 'ask-first'],
    ['assigned', 'ask-first'],
    ['paid-at-source', 'show-operator'],
    ['receipt-stored', 'none'],
    ['refunding', 'none'],
    ['refunded', 'none'],
  ] as const)('past its promise, %s: %s', (state, act) => {
    expect(refundActOf(court(state), paidOn, day('2027-06-01'))).toBe(act);
  });

  test('a failed challan is refunded at once, whatever the date', () => {
    for (const state of ['failed', 'amount-changed', 'moved-to-court'] as const) {
      expect(refundActOf(plain(state), paidOn, paidOn)).toBe('refund');
    }
    expect(refundActOf(plain('queued'), paidOn, paidOn)).toBe('none');
  });
});
