import { expect, test } from 'vitest';
import { paise, rupees } from '../shared/money.ts';
import { type CancelledPart, cancellationRefund } from './cancellation-refund.ts';

const gst = 18_000;
const damage = {
  part: 'own-damage',
  premium: rupees(12_000),
  policyDays: 365,
  usedDays: 100,
  hadClaim: false,
} as const satisfies CancelledPart;
const longTerm = {
  part: 'third-party',
  premium: rupees(10_640),
  years: 3,
  policyDays: 1095,
  usedDays: 500,
  yearsNotBegun: 1,
  ground: 'total-loss',
} as const satisfies CancelledPart;

test('own damage comes back by the days that are left, with its GST', () => {
  expect(cancellationRefund(damage, gst)).toEqual({
    kind: 'refund',
    premium: 871233,
    gst: 156822,
    isLeast: false,
  });
});

test('after a claim nothing comes back', () => {
  const refund = cancellationRefund({ ...damage, hadClaim: true }, gst);
  expect(refund).toMatchObject({ premium: 0, gst: 0 });
});

test('compulsory cover cannot be cancelled without a ground', () => {
  expect(cancellationRefund({ ...longTerm, ground: null }, gst)).toEqual({
    kind: 'refused',
    reason: 'compulsory-cover',
  });
});

test('after a total loss the years that have not begun come back, at least', () => {
  expect(cancellationRefund(longTerm, gst)).toMatchObject({ premium: 354667, isLeast: true });
});

test('a second policy of one year comes back by days', () => {
  const doubled = {
    ...longTerm,
    years: 1,
    policyDays: 365,
    usedDays: 0,
    yearsNotBegun: 0,
  } as const;
  const refund = cancellationRefund({ ...doubled, ground: 'double-insurance' }, gst);
  expect(refund).toMatchObject({ premium: longTerm.premium, isLeast: false });
});

test('no refund is more than the premium, or less than nothing', () => {
  for (const usedDays of [-5, 0, 365, 400]) {
    const refund = cancellationRefund({ ...damage, usedDays }, gst);
    if (refund.kind === 'refused') throw new Error('refused');
    expect(refund.premium).toBeGreaterThanOrEqual(0);
    expect(refund.premium).toBeLessThanOrEqual(paise(damage.premium));
  }
});
