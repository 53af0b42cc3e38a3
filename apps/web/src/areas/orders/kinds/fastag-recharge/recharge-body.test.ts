import {
  exampleRecharge,
  type RechargeOnWire,
} from '@pahiya/contracts/fastag/details/recharge-details';
import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { expect, test } from 'vitest';
import { answered, fakeTransport } from '../../../../testing/fake-transport.ts';
import { orderPath } from '../../../../testing/order-visits.ts';
import { base } from '../../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../../testing/render-fake-page.ts';
import { ofAnyKind, orders } from '../../order/testing/sample-orders.ts';

const [sampleRefund] = ofAnyKind(orders.refunded).refunds;

/** The words of an order's page whose recharge ended in a refund for `reason`. */
async function wordsWith(recharge: Partial<RechargeOnWire>, reason: string): Promise<string> {
  if (sampleRefund === undefined) throw new Error('the sample has no refund');
  const order: OrderOnWire = {
    ...ofAnyKind(orders.refunded),
    kind: 'fastag-recharge',
    activeStep: 'RECHARGE_REFUNDED',
    refunds: [{ ...sampleRefund, reason }],
    details: { kind: 'fastag-recharge', recharge: { ...exampleRecharge, ...recharge } },
  };
  const transport = fakeTransport({ ...base, fetchOrder: answered({ order }) });
  return wordsOf((await documentOf({ path: orderPath, transport, isLoggedIn: true })).main);
}

const issuer = 'Suraj Bank FASTag';

test('a recharge that the bank took back says so, and never that the bank did not accept it', async () => {
  const reversed = await wordsWith({ issuer, state: 'refunded' }, 'recharge-reversed');
  expect(reversed).toContain('Suraj Bank confirmed the recharge and then reversed it.');
  expect(reversed).toContain('Confirmed, then reversed by the bank.');
  expect(reversed).not.toMatch(/did not accept|declined/);
  const refused = await wordsWith(
    { issuer, state: 'refunded', failure: 'other' },
    'recharge-failed',
  );
  expect(refused).toContain('Suraj Bank did not accept the recharge.');
  expect(refused).toContain('The bank declined the recharge.');
});
