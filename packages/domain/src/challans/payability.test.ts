import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import type { Challan, ChallanStatus } from './challan.ts';
import { exampleChallan as challan } from './example-challan.ts';
import { type PayabilityContext, payabilityOf } from './payability.ts';

const FREE: PayabilityContext = {
  openOrder: 'none',
  isSourceDown: false,
  paymentsPaused: false,
};

function payability(changes: Partial<Challan>, context: Partial<PayabilityContext> = {}) {
  const today = parseIstDate('2026-11-21');
  if (today === null) throw new Error('no day');
  return payabilityOf(challan(changes), today, { ...FREE, ...context });
}

describe('payable challans', () => {
  test('include an open challan with an amount', () => {
    expect(payability({})).toEqual({ payable: true });
  });

  test('include one at the virtual court with a proposed fine, even if police cannot compound it', () => {
    const offences = [{ section: '184', name: 'Dangerous driving' }];
    expect(payability({ status: 'virtual-court', kind: 'court', offences })).toEqual({
      payable: true,
    });
  });

  test('include one with conflicting fines: the amount is checked again before payment', () => {
    expect(payability({ conflicts: ['fines-differ'] })).toEqual({ payable: true });
  });
});

describe('challans that are not payable: reason and advice', () => {
  test.each<[string, Partial<Challan>, Partial<PayabilityContext>, string, string]>([
    ['paid', { status: 'paid' }, {}, 'paid', 'nothing-to-do'],
    ['closed', { status: 'disposed' }, {}, 'disposed', 'nothing-to-do'],
    ['in an unpaid order of any account', {}, { openOrder: 'unpaid' }, 'in-open-order', 'wait'],
    ['in a paid order of any account', {}, { openOrder: 'paid' }, 'in-paid-order', 'wait'],
    ['paid, not cleared', { received: rupees(500) }, {}, 'reconciling', 'wait'],
    ['at a regular court', { status: 'regular-court' }, {}, 'in-regular-court', 'regular-court'],
    ['papers taken', { isImpounded: true }, {}, 'impounded', 'regular-court'],
    [
      'drunk driving',
      { offences: [{ section: '185', name: 'Drunken driving' }] },
      {},
      'not-compoundable',
      'regular-court',
    ],
    ['no amount, clock running', { fine: null }, {}, 'amount-not-set', 'contest'],
    ['an amount of nothing', { fine: paise(0) }, {}, 'amount-not-set', 'contest'],
    [
      'no amount at the virtual court',
      { fine: null, status: 'virtual-court' },
      {},
      'amount-not-set',
      'wait',
    ],
    [
      'no amount for long',
      { fine: null, issuedAt: '2025-06-01T00:00:00Z' },
      {},
      'amount-not-set',
      'lok-adalat',
    ],
    ['no amount and no date', { fine: null, issuedAt: null }, {}, 'amount-not-set', 'wait'],
    ['its source is down', {}, { isSourceDown: true }, 'source-unsure', 'wait'],
    ['payments are paused', {}, { paymentsPaused: true }, 'payments-paused', 'pay-at-authority'],
  ])('%s', (_, changes, context, reason, advice) => {
    expect(payability(changes, context)).toEqual({ payable: false, reason, advice });
  });

  test('the most lasting reason comes first', () => {
    const all = { openOrder: 'unpaid' as const, isSourceDown: true, paymentsPaused: true };
    expect(payability({ status: 'paid', fine: null }, all)).toMatchObject({ reason: 'paid' });
    expect(payability({ fine: null }, all)).toMatchObject({ reason: 'in-open-order' });
  });
});

test('challans without an amount, closed, ordered or at a regular court are never payable', () => {
  const statuses = fc.constantFrom<ChallanStatus>(
    'unpaid',
    'virtual-court',
    'regular-court',
    'paid',
    'disposed',
  );
  fc.assert(
    fc.property(
      fc.record({
        status: statuses,
        fine: fc.option(fc.integer({ min: 0, max: 1e6 }).map(paise)),
        isImpounded: fc.boolean(),
      }),
      fc.record({
        openOrder: fc.constantFrom('none' as const, 'unpaid' as const, 'paid' as const),
        isSourceDown: fc.boolean(),
        paymentsPaused: fc.boolean(),
      }),
      (changes, context) => {
        const isClear =
          (changes.status === 'unpaid' || changes.status === 'virtual-court') &&
          (changes.fine ?? 0) > 0 &&
          !changes.isImpounded &&
          context.openOrder === 'none' &&
          !context.isSourceDown &&
          !context.paymentsPaused;
        expect(payability(changes, context).payable).toBe(isClear);
      },
    ),
  );
});
