import { documentReasons } from '@pahiya/contracts/operators/desk-reasons';
import { describe, expect, test } from 'vitest';
import { base64Of, chosenFile } from '../../../parts/controls/read-file.ts';
import { copy } from '../copy/en/order.ts';
import { copy as challanCopy } from '../copy/en/order-challan.ts';
import { readRejection } from '../kinds/challan/state/read-rejection.ts';
import { priceLines } from '../view/order-money.ts';
import { latePauses, orderPauses, paymentPauses, workPauses } from './state/order-pauses.ts';
import { paymentFaceOf } from './state/payment-face.ts';
import { courtChallan, ofAnyKind, orders, orderWith, refundOf } from './testing/sample-orders.ts';

describe('the payment state of an order', () => {
  test.each([
    ['unpaid', 'unpaid'],
    ['dismissed', 'dismissed'],
    ['checking', 'checking'],
    ['failed', 'failed'],
    ['late', 'failed'],
    ['paused', 'paused'],
    ['closed', 'closed'],
    ['paid', 'paid'],
  ] as const)('%s', (name, face) => {
    expect(paymentFaceOf(ofAnyKind(orders[name]))).toBe(face);
  });

  test('an unknown outcome is "checking" even while payment is paused', () => {
    expect(paymentFaceOf({ ...ofAnyKind(orders.checking), canPay: false })).toBe('checking');
  });
});

test('the lines of an order add up to its total', () => {
  const court = courtChallan();
  const price = { ...orders.paid.checkoutData.finalAmount.standard };
  const order = orderWith({
    challans: [...orders.paid.challans, court],
    total: 362_422,
    checkoutData: {
      ...orders.paid.checkoutData,
      finalAmount: {
        standard: { ...price, legalFee: 33_000, gstFee: 9_522, totalAmount: 362_422 },
        express: price,
      },
    },
  });
  const lines = priceLines(ofAnyKind(order), challanCopy.kind, copy);
  expect(lines.map(({ amount }) => amount)).toEqual(['₹1,000', '₹2,000', '₹330', '₹199', '₹95.22']);
  const sum = lines.reduce((all, { amount }) => all + Number(amount.replace(/[₹,]/g, '')), 0);
  expect(sum).toBeCloseTo(order.total / 100, 6);
});

describe('a file', () => {
  test('is read completely, however large', async () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251);
    expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });

  test('is absent when none was chosen', () => {
    const form = new FormData();
    form.set('file', new File([], ''));
    form.set('text', 'x');
    expect(chosenFile(form, 'file')).toBeNull();
    expect(chosenFile(form, 'text')).toBeNull();
    expect(chosenFile(form, 'other')).toBeNull();
  });
});

test('a known rejection reason is shown; an unknown one asks for the document again', () => {
  for (const reason of documentReasons) expect(readRejection(reason)).toBe(reason);
  expect(readRejection(null)).toBe('unreadable');
  expect(readRejection('of-a-later-server')).toBe('unreadable');
});

test.each([
  ['an unknown payment', paymentPauses, 4, 8],
  ['a payment that may still arrive', latePauses, 14, 17],
  ['an order being settled', workPauses, 28, 32],
] as const)('%s is polled less and less often, and eventually no more', (_, pauses, from, to) => {
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  const minutes = pauses.reduce((sum, pause) => sum + pause, 0) / 60;
  expect(minutes).toBeGreaterThan(from);
  expect(minutes).toBeLessThan(to);
});

test.each([
  ['checking', paymentPauses],
  ['late', latePauses],
  ['paid', workPauses],
  ['failed', null],
  ['unpaid', null],
  ['closed', null],
] as const)('the page of an order that is %s polls what can still change', (name, pauses) => {
  expect(orderPauses(ofAnyKind(orders[name]))).toBe(pauses);
});

test('a settled order is polled only while a refund is pending', () => {
  const settled = (refunds: Parameters<typeof orderWith>[0] = {}) =>
    orderPauses(
      ofAnyKind(orderWith({ activeStep: 'CHALLAN_PAYMENT_SETTLED', refunds: [], ...refunds })),
    );
  expect(settled()).toBeNull();
  expect(settled({ refunds: [refundOf({ state: 'sent' })] })).toBe(workPauses);
  expect(settled({ refunds: [refundOf({ state: 'processed' })] })).toBeNull();
});
