import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { expect, test } from 'vitest';
import type { RazorpayPayment, RazorpayRefund } from './entities.ts';
import { settledItems } from './settlements.ts';
import { createRazorpayStore } from './store.ts';

const at = (instant: string) => Date.parse(instant) / 1000;
const day = parseIstDate('2026-11-23');
if (day === null) throw new Error('no day');

const payment = (id: string, change: Partial<RazorpayPayment>) =>
  ({
    id,
    amount: 100_000,
    captured: true,
    order_id: `order_${id}`,
    created_at: at('2026-11-21T05:00:00Z'),
    ...change,
  }) as RazorpayPayment;

test('a day settles the captured payments and processed refunds of two days before', () => {
  const store = createRazorpayStore();
  store.putPayment(payment('pay_a', {}));
  store.putPayment(payment('pay_failed', { captured: false }));
  store.putPayment(payment('pay_later', { created_at: at('2026-11-21T18:30:00Z') }));
  const refund = { id: 'rfnd_a', amount: 40_000, payment_id: 'pay_a', status: 'processed' };
  store.putRefund({ ...refund, created_at: at('2026-11-20T20:00:00Z') } as RazorpayRefund);
  const of = (now: string) => settledItems(store, day, { now: new Date(now), afterDays: 2 });
  expect(of('2026-11-22T18:00:00Z')).toEqual([]);
  expect(of('2026-11-22T18:30:00Z')).toMatchObject([
    { entity_id: 'pay_a', credit: 97_640, debit: 0, fee: 2_360, tax: 360, settled: true },
    { entity_id: 'rfnd_a', credit: 0, debit: 40_000, fee: 0 },
  ]);
});
