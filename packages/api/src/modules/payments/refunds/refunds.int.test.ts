import { randomUUID } from 'node:crypto';
import type { GatewayRefund } from '@pahiya/domain/payments/ports';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { type OrderAtGateway, payingOn } from '../../../../test/paying.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { applyGatewayPayment } from '../apply-gateway-payment.ts';
import { applyGatewayRefund } from './apply-gateway-refund.ts';
import { approveRefund, declineRefund, resendRefund } from './decide-refund.ts';
import { refundItems } from './refund-items.ts';
import { findRefund } from './refund-repository.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.task.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { services, gateway } = api;
const { loop, atGateway, postWebhook, moneyOf, books } = payingOn(api);
const start = new Date('2026-11-21T04:44:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['tasks']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

type PaidOrder = OrderAtGateway & { readonly gatewayPaymentId: string };

async function paidOrder(kinds?: Parameters<typeof atGateway>[0]): Promise<PaidOrder> {
  const order = await atGateway(kinds);
  const { gatewayPaymentId } = gateway.pay(order.gatewayOrderId);
  const told = gateway.payments.get(gatewayPaymentId);
  if (told !== undefined) await applyGatewayPayment(services, told);
  return { ...order, gatewayPaymentId };
}

/** Gives up challans of an order, as settlement does. */
async function giveUp(order: PaidOrder, count: number, requestedBy?: string): Promise<string> {
  const rows = order.challans.slice(0, count);
  const ids = rows.map(({ id }) => id);
  return sql.begin(async (tx) => {
    await tx`update order_challans set settlement = 'refunding' where id = any(${ids})`;
    const locked = await lockOrder(tx, order.orderId);
    if (locked === null) throw new Error('no order');
    const operatorId = requestedBy === undefined ? {} : { operatorId: requestedBy };
    return refundItems(tx, services, locked, ids, { reason: 'failed', ...operatorId });
  });
}

async function refundAtGateway(refundId: string): Promise<GatewayRefund> {
  const row = await findRefund(sql, refundId);
  const refund = gateway.refunds.get(row?.gatewayRefundId ?? '');
  if (refund === undefined) throw new Error('not at the gateway');
  return refund;
}

describe('a refund', () => {
  test('of a whole order clears its accounts and shows the bank’s reference', async () => {
    const before = await books();
    const order = await paidOrder(['e-challan', 'court']);
    const refundId = await giveUp(order, 2);
    await loop.drain();
    expect(await findRefund(sql, refundId)).toMatchObject({
      state: 'sent',
      amount: order.quote.total,
    });
    const refund = {
      ...(await refundAtGateway(refundId)),
      status: 'processed',
      bankReference: '428716350912',
    } as const;
    await postWebhook({ type: 'refund.processed', payment: null, refund });
    await loop.drain();
    expect(await findRefund(sql, refundId)).toMatchObject({
      state: 'processed',
      bankReference: '428716350912',
      processedAt: start,
      expectedOn: '2026-11-27',
    });
    expect((await moneyOf(order.orderId)).step).toBe('CHALLAN_REFUNDED');
    const settlements =
      await sql`select settlement, is_open from order_challans where order_id = ${order.orderId}`;
    expect(settlements).toEqual(Array(2).fill({ settlement: 'refunded', is_open: false }));
    expect((await books()).accounts).toEqual(before.accounts);
  });

  test('of one challan leaves the others and our fee', async () => {
    const order = await paidOrder(['e-challan', 'e-challan']);
    await giveUp(order, 1);
    await loop.drain();
    expect((await moneyOf(order.orderId)).refunds).toEqual([
      { reason: 'failed', state: 'sent', amount: rupees(500) },
    ]);
  });

  test('requested twice, or sent by two workers at once, is sent once', async () => {
    const order = await paidOrder();
    const ids = await Promise.all([giveUp(order, 1), giveUp(order, 1), giveUp(order, 1)]);
    expect(new Set(ids).size).toBe(1);
    const refundId = ids[0] ?? '';
    const count = gateway.refunds.size;
    await Promise.all([1, 2, 3].map(() => sendRefund(services, refundId, { attempt: 1 })));
    expect(gateway.refunds.size).toBe(count + 1);
    const [row] =
      await sql`select count(*) from ledger_transactions where key = ${`refund-requested:${refundId}`}`;
    expect(row).toEqual({ count: 1 });
  });

  test('accepted by the gateway before a crash is not sent again', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    const amount = order.quote.total;
    await gateway.refund({ gatewayPaymentId: order.gatewayPaymentId, amount, receipt: refundId });
    const send = vi.spyOn(gateway, 'refund');
    await loop.drain();
    expect(send).not.toHaveBeenCalled();
    send.mockRestore();
    expect((await findRefund(sql, refundId))?.state).toBe('sent');
  });

  test('whose webhook arrives before the response is matched by our receipt', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    const refund: GatewayRefund = {
      gatewayRefundId: 'rfnd_00000000early',
      gatewayPaymentId: order.gatewayPaymentId,
      amount: order.quote.total,
      status: 'processed',
      bankReference: null,
      receipt: refundId,
    };
    expect(await applyGatewayRefund(services, refund)).toBe('processed');
    expect(await applyGatewayRefund(services, { ...refund, status: 'pending' })).toBe('nothing');
    await applyGatewayRefund(services, { ...refund, bankReference: '4287' });
    expect(await findRefund(sql, refundId)).toMatchObject({
      state: 'processed',
      bankReference: '4287',
    });
    const send = vi.spyOn(gateway, 'refund');
    await loop.drain();
    expect(send).not.toHaveBeenCalled();
    send.mockRestore();
  });

  test('is retried as long as the gateway is down, and is never dropped', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    const down = vi.spyOn(gateway, 'refund').mockResolvedValue(downFailure('gateway'));
    let at = start;
    for (let count = 0; count < 40; count += 1) {
      await loop.drain();
      const [task] = await sql<{ due_at: Date }[]>`
        select due_at from tasks where kind = 'send-refund' and subject = ${refundId} and dead_at is null`;
      at = task?.due_at ?? at;
      api.setNow(at);
    }
    expect(down.mock.calls.length).toBeGreaterThan(25);
    down.mockRestore();
    await loop.drain();
    expect((await findRefund(sql, refundId))?.state).toBe('sent');
  });

  test('that fails at the bank is resent under a new receipt, three times, then an operator decides', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    const receipts: (string | null)[] = [];
    let at = 0;
    for (let count = 1; count <= 3; count += 1) {
      await loop.drain();
      const refund = await refundAtGateway(refundId);
      receipts.push(refund.receipt);
      const failed = { ...refund, status: 'failed' } as const;
      expect(await applyGatewayRefund(services, failed)).toBe(
        count < 3 ? 'sent-again' : 'given-up',
      );
      expect(await applyGatewayRefund(services, failed)).toBe('nothing');
      at += 600;
      api.setNow(later(at));
    }
    expect(receipts).toEqual([refundId, `${refundId}-2`, `${refundId}-3`]);
    expect((await findRefund(sql, refundId))?.state).toBe('failed');
    const found =
      await sql`select kind from reconciliation_differences where subject = ${refundId}`;
    expect(found).toEqual([{ kind: 'refund-failed' }]);
    expect(await sql.begin((tx) => resendRefund(tx, services, refundId))).toBe('decided');
    expect(await sql.begin((tx) => resendRefund(tx, services, refundId))).toBe('not-waiting');
    await loop.drain();
    expect((await refundAtGateway(refundId)).receipt).toBe(`${refundId}-4`);
    expect((await books()).difference).toBe(0);
  });

  test('not credited by its promised date is shown to operators', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    await loop.drain();
    api.setNow(new Date('2026-11-28T06:00:00Z'));
    await loop.drain();
    const found =
      await sql`select kind from reconciliation_differences where subject = ${refundId}`;
    expect(found).toEqual([{ kind: 'refund-late' }]);
  });

  test('with a different amount at the gateway is shown to operators', async () => {
    const order = await paidOrder();
    const refundId = await giveUp(order, 1);
    await loop.drain();
    const refund = { ...(await refundAtGateway(refundId)), amount: paise(100) };
    await applyGatewayRefund(services, refund);
    const found = await sql`select kind, expected_paise, found_paise from reconciliation_differences
      where subject = ${refund.gatewayRefundId}`;
    expect(found).toEqual([
      { kind: 'refund-amount', expected_paise: order.quote.total, found_paise: 100 },
    ]);
  });

  test('for another person’s payment, for too much, or not matching its challans is a bug', async () => {
    const order = await paidOrder(['e-challan', 'e-challan']);
    const other = await paidOrder();
    const good = {
      orderId: order.orderId,
      gatewayPaymentId: order.gatewayPaymentId,
      amount: rupees(500),
      reasonKey: randomUUID(),
      reason: 'failed',
      // The fine of the first challan.
      positions: [1],
    };
    const ask = (change: Partial<typeof good>) =>
      sql.begin((tx) => requestRefund(tx, services, { ...good, ...change }));
    await expect(ask({ gatewayPaymentId: other.gatewayPaymentId })).rejects.toThrow(
      "another order's",
    );
    await expect(ask({ amount: paise(order.quote.total + 1) })).rejects.toThrow(
      'more than was paid',
    );
    await expect(ask({ amount: rupees(499) })).rejects.toThrow('not the sum of its lines');
    await expect(ask({ positions: [] })).rejects.toThrow('names lines');
    await expect(ask({ positions: [9] })).rejects.toThrow('not in the order');
    await ask({});
    await expect(ask({ reasonKey: randomUUID() })).rejects.toThrow('refunded before');
    expect((await moneyOf(order.orderId)).refunds).toHaveLength(1);
  });
});

describe('a refund above an operator’s limit', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const limit = services.settings.orders.operatorRefundLimit;

  /** Five challans cost more than the limit. */
  async function waiting() {
    const order = await paidOrder(Array(5).fill('e-challan'));
    const refundId = await giveUp(order, 5, first);
    return { order, refundId };
  }

  test('waits for a second operator: nothing is booked or sent before', async () => {
    const before = await books();
    const { order, refundId } = await waiting();
    expect(order.quote.total).toBeGreaterThan(limit);
    await loop.drain();
    expect((await findRefund(sql, refundId))?.state).toBe('awaiting-approval');
    expect((await books()).accounts['refunds-due']).toBe(before.accounts['refunds-due']);
    const approve = (approvedBy: string) =>
      sql.begin((tx) => approveRefund(tx, services, { refundId, approvedBy }));
    expect(await approve(first)).toBe('same-operator');
    expect(await approve(second)).toBe('decided');
    expect(await approve(second)).toBe('not-waiting');
    await loop.drain();
    expect((await findRefund(sql, refundId))?.state).toBe('sent');
    expect((await books()).difference).toBe(0);
  });

  test('when declined sends nothing, and its challans can be requested again', async () => {
    const { order, refundId } = await waiting();
    const decline = (declinedBy: string) =>
      sql.begin((tx) => declineRefund(tx, { refundId, declinedBy }));
    expect(await decline(first)).toBe('same-operator');
    expect(await decline(second)).toBe('decided');
    await loop.drain();
    expect((await moneyOf(order.orderId)).refunds).toMatchObject([{ state: 'declined' }]);
    const again = await giveUp(order, 5, first);
    expect(again).not.toBe(refundId);
  });
});
