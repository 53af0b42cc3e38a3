import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paise, rupees } from '../shared/money.ts';
import {
  decide,
  orderPaymentStates,
  type PayableOrder,
  type PaymentDecision,
  stateAfter,
} from './payment-states.ts';
import type { GatewayPayment } from './ports.ts';

const order = (changes: Partial<PayableOrder> = {}): PayableOrder => ({
  state: 'open',
  gatewayOrderId: 'order_1',
  amount: rupees(734.82),
  currency: 'INR',
  paidWith: null,
  refundedPaymentIds: [],
  canBeFulfilled: true,
  ...changes,
});
const payment = (changes: Partial<GatewayPayment> = {}): GatewayPayment => ({
  gatewayPaymentId: 'pay_1',
  gatewayOrderId: 'order_1',
  status: 'captured',
  amount: rupees(734.82),
  currency: 'INR',
  method: 'upi',
  errorReason: null,
  createdAt: '2026-11-21T04:00:00Z',
  ...changes,
});
const paid = order({ state: 'paid', paidWith: 'pay_1' });

describe('one payment and an order', () => {
  test.each<[string, PayableOrder, Partial<GatewayPayment>, PaymentDecision]>([
    ['a first attempt', order(), { status: 'created' }, 'note-attempt'],
    ['an authorised one waits for its capture', order(), { status: 'authorized' }, 'note-attempt'],
    ['a failed one', order({ state: 'attempted' }), { status: 'failed' }, 'note-attempt'],
    ['a capture', order(), {}, 'fulfil'],
    ['a capture after a failure', order({ state: 'attempted' }), {}, 'fulfil'],
    ['the same capture again', paid, {}, 'nothing'],
    ['a second capture', paid, { gatewayPaymentId: 'pay_2' }, 'refund-surplus'],
    [
      'the second capture again, already going back',
      { ...paid, refundedPaymentIds: ['pay_2'] },
      { gatewayPaymentId: 'pay_2' },
      'nothing',
    ],
    ['too little', order(), { amount: paise(100) }, 'refund-mismatch'],
    ['too much', order(), { amount: rupees(800) }, 'refund-mismatch'],
    ['another currency', order(), { currency: 'USD' }, 'refund-mismatch'],
    [
      'a wrong amount once paid',
      paid,
      { gatewayPaymentId: 'pay_2', amount: paise(1) },
      'refund-mismatch',
    ],
    ['late, the challans still free', order({ state: 'closed' }), {}, 'fulfil'],
    [
      'late, the challans in another order',
      order({ state: 'closed', canBeFulfilled: false }),
      {},
      'refund-surplus',
    ],
    ['a failure after closing', order({ state: 'closed' }), { status: 'failed' }, 'nothing'],
    ['a failure after paying', paid, { status: 'failed', gatewayPaymentId: 'pay_0' }, 'nothing'],
    ['a refund told by the gateway', paid, { status: 'refunded' }, 'nothing'],
    ['the payment of another order', order(), { gatewayOrderId: 'order_2' }, 'nothing'],
    ['a payment without an order', order(), { gatewayOrderId: null }, 'nothing'],
  ])('%s', (_, of, changes, decision) => {
    expect(decide(of, payment(changes))).toBe(decision);
  });

  test('an order that lost its challans is never fulfilled, in any state', () => {
    for (const state of orderPaymentStates) {
      expect(decide(order({ state, canBeFulfilled: false }), payment())).toBe('refund-surplus');
    }
  });
});

/** Applies decisions like the payments module, without a database. */
function live(events: readonly GatewayPayment[], closeBefore: number, canBeFulfilled: boolean) {
  let now = order();
  const fulfilled: string[] = [];
  const refunded: string[] = [];
  events.forEach((event, index) => {
    if (index === closeBefore && now.state !== 'paid') {
      now = { ...now, state: 'closed', canBeFulfilled };
    }
    const decision = decide(now, event);
    if (decision === 'fulfil') {
      fulfilled.push(event.gatewayPaymentId);
      now = { ...now, paidWith: event.gatewayPaymentId };
    }
    if (decision.startsWith('refund')) {
      refunded.push(event.gatewayPaymentId);
      now = { ...now, refundedPaymentIds: refunded };
    }
    now = { ...now, state: stateAfter(now.state, decision) };
  });
  return { now, fulfilled, refunded };
}

describe('events in any order, with duplicates', () => {
  const events = fc.array(
    fc.record({
      gatewayPaymentId: fc.constantFrom('pay_1', 'pay_2', 'pay_3'),
      status: fc.constantFrom<GatewayPayment['status']>(
        'created',
        'authorized',
        'failed',
        'captured',
        'captured',
      ),
    }),
    { maxLength: 12 },
  );

  test('every captured payment fulfils or is refunded, exactly once, and at most one fulfils', () => {
    fc.assert(
      fc.property(events, fc.nat({ max: 12 }), fc.boolean(), (told, close, canHold) => {
        const { now, fulfilled, refunded } = live(told.map(payment), close, canHold);
        const captured = new Set(
          told.filter(({ status }) => status === 'captured').map((one) => one.gatewayPaymentId),
        );
        expect(fulfilled.length).toBeLessThanOrEqual(1);
        expect([...fulfilled, ...refunded].sort()).toEqual([...captured].sort());
        expect(now.state === 'paid').toBe(fulfilled.length === 1);
      }),
    );
  });

  test('an order that was not closed is fulfilled by its first capture', () => {
    fc.assert(
      fc.property(events, (told) => {
        const { fulfilled } = live(told.map(payment), Number.POSITIVE_INFINITY, true);
        const first = told.find(({ status }) => status === 'captured');
        expect(fulfilled).toEqual(first === undefined ? [] : [first.gatewayPaymentId]);
      }),
    );
  });

  test('a capture of another amount never fulfils', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }),
        fc.constantFrom('INR', 'USD'),
        (amount, currency) => {
          const isAsked = amount === order().amount && currency === 'INR';
          const decision = decide(order(), payment({ amount: paise(amount), currency }));
          expect(decision).toBe(isAsked ? 'fulfil' : 'refund-mismatch');
        },
      ),
    );
  });
});
