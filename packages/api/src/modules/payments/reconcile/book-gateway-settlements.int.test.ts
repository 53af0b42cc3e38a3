import type { SettledItem } from '@pahiya/domain/payments/ports';
import { paise } from '@pahiya/domain/shared/money';
import { afterAll, expect, test, vi } from 'vitest';
import { payingOn } from '../../../../test/paying.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../apply-gateway-payment.ts';
import { bookGatewaySettlements } from './book-gateway-settlements.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { services, gateway } = api;
const { atGateway } = payingOn(api);

afterAll(async () => {
  await api.close();
  await database.drop();
});

const item = (itemId: string, change: Partial<SettledItem>): SettledItem => ({
  settlementId: 'setl_00000000000001',
  bankReference: 'HDFCN52026112300001',
  kind: 'payment',
  itemId,
  gross: paise(0),
  charges: paise(0),
  chargesGst: paise(0),
  net: paise(0),
  settledAt: '2026-11-23T05:30:00.000Z',
  ...change,
});

async function book() {
  const booked = await bookGatewaySettlements(services);
  if (!booked.ok) throw new Error(booked.error.kind);
  return booked.value;
}

test('a settlement is booked to the bank once, less charges, and unknown items are reported', async () => {
  const { gatewayOrderId } = await atGateway();
  const payment = gateway.pay(gatewayOrderId);
  await applyGatewayPayment(services, payment);
  const { amount, gatewayPaymentId } = payment;
  const charges = paise(2_360);
  gateway.settled.set('2026-11-23', [
    item(gatewayPaymentId, {
      gross: amount,
      charges,
      chargesGst: paise(360),
      net: paise(amount - charges),
    }),
    item('adj_1', { kind: 'other', gross: paise(-500), net: paise(-500) }),
  ]);
  api.setNow(new Date('2026-11-23T12:00:00Z'));
  // The report of the current day may still grow.
  expect(await book()).toBe(0);
  api.setNow(new Date('2026-11-24T00:00:00Z'));
  expect(await book()).toBe(1);
  expect(await book()).toBe(0);
  const { accounts, difference, unbalanced } = await readTrialBalance(sql);
  expect([difference, unbalanced]).toEqual([0, 0]);
  expect(accounts).toMatchObject({
    gateway: 500,
    bank: amount - charges - 500,
    'gateway-charges': 2_000,
    'gst-input': 360,
  });
  const differences = await sql`
    select kind, subject, found_paise as found from reconciliation_differences`;
  expect([...differences]).toEqual([{ kind: 'settlement-unknown', subject: 'adj_1', found: -500 }]);
});

test('without a settlement report nothing is booked', async () => {
  vi.spyOn(gateway, 'settledOn').mockResolvedValue(downFailure('gateway'));
  expect((await bookGatewaySettlements(services)).ok).toBe(false);
});
