import { listChallanOrders } from '@pahiya/contracts/challans/order-contracts';
import type { DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import { deskMoney } from '@pahiya/contracts/operators/watch-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { eChallan, openDesk } from '../../../../test/order-desk.ts';
import { days, later, useWorkingDesk, type WorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

beforeEach(() => {
  // Every refund requested by an operator needs a second one.
  Object.assign(at.api.services.settings.orders, { operatorRefundLimit: rupees(1) });
});

type Order = Awaited<ReturnType<WorkingDesk['paidAtDesk']>>;

async function declined(order: Order): Promise<DeskChallan> {
  const challan = await at.firstOf(order);
  const asked = await at.giveUp(order, [challan]);
  const refund = asked.data.order.refunds[0]?.refundId ?? '';
  expect((await at.decide(refund, 'decline', at.ravi)).status).toBe(200);
  return at.firstOf(order);
}

const told = async () => {
  const rows = await at.sql<{ turn: string }[]>`
    select turn from notifications where channel = 'sms' order by created_at, turn`;
  return rows.map(({ turn }) => turn);
};

describe('a challan whose refund was declined', () => {
  test('continues at the desk, is locked again, and is settled with exact books', async () => {
    const order = await at.paidAtDesk();
    const challan = await declined(order);
    expect(challan.acts).toEqual(['refund-again', 'resume']);
    const resumed = await at.resume(challan);
    expect(resumed.data.order).toMatchObject({
      activeStep: 'CHALLAN_PAID',
      challans: [{ settlement: 'queued', route: 'desk', assignedTo: null }],
    });
    expect((await at.resume(challan)).problem.code).toBe('operator/wrong-state');
    const stranger = await openDesk(at.api, { mobile: '9876500000', address: '203.0.113.9' });
    expect((await stranger.order([challan.challanNumber])).problem.code).toBe(
      'challan/in-open-order',
    );
    await at.person.work();
    await at.assign(challan);
    expect((await at.receipt(challan)).status).toBe(200);
    await at.knowOnly(eChallan({ status: 'paid' }));
    at.api.setNow(later(1));
    await at.person.work();
    expect(at.api.gateway.refunds.size).toBe(0);
    const money = (await at.asha.call(deskMoney)).data;
    expect(money).toMatchObject({ difference: 0, refunds: [] });
    expect((await at.person.read(order.orderId)).activeStep).toBe('CHALLAN_PAYMENT_SETTLED');
    expect((await at.acts()).filter(({ act }) => act === 'resume')).toMatchObject([
      { outcome: 'done', order_id: order.orderId },
      { outcome: 'operator/wrong-state' },
    ]);
  });

  test('and that was with the partner returns to it, and the partner is asked for its state first', async () => {
    const order = await at.paid([eChallan()]);
    const before = await at.firstOf(order);
    expect(before).toMatchObject({ settlement: 'submitted', route: 'partner' });
    const challan = await declined(order);
    const submitted = at.api.partner.submitted.length;
    expect((await at.resume(challan)).data.order).toMatchObject({
      challans: [{ settlement: 'submitted', route: 'partner' }],
    });
    await at.person.work();
    expect(at.api.partner.submitted.length).toBe(submitted);
    const paidAt = '2026-11-21T06:00:00Z';
    const paid = { state: 'paid', receiptNumber: 'DLR/1', paidAt } as const;
    at.api.partner.reports.set(challan.orderChallanId, paid);
    at.api.setNow(later(25));
    await at.person.work();
    expect(await at.firstOf(order)).toMatchObject({ receiptNumber: 'DLR/1' });
    expect((await at.asha.call(deskMoney)).data).toMatchObject({ difference: 0 });
  });

  test('and that is before a court returns to its document review', async () => {
    const order = await at.inReview();
    const challan = await declined(order);
    expect((await at.resume(challan)).data.order).toMatchObject({
      activeStep: 'DOCUMENT_UPLOADED',
      challans: [{ settlement: 'documents-review' }],
    });
    const { rc, licence } = await at.documentsOf(order);
    for (const one of [rc, licence])
      await at.review(one?.documentId ?? '', { verdict: 'accepted' });
    expect(await at.firstOf(order)).toMatchObject({ settlement: 'awaiting-court-otp' });
  });

  test('and that another person has ordered since cannot be resumed', async () => {
    const order = await at.paidAtDesk();
    const challan = await declined(order);
    const stranger = await openDesk(at.api, { mobile: '9876500000', address: '203.0.113.9' });
    await stranger.create([challan.challanNumber]);
    expect((await at.resume(challan)).problem.code).toBe('challan/in-open-order');
    expect(await at.firstOf(order)).toMatchObject({ settlement: 'refunding' });
  });

  test('is resumed once when two operators do so at the same time', async () => {
    const order = await at.paidAtDesk();
    const challan = await declined(order);
    const answers = await Promise.all([at.resume(challan), at.resume(challan, at.ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { events } = await at.person.read(order.orderId);
    expect(events.filter(({ kind }) => kind === 'resumed')).toHaveLength(1);
  });

  test('has its promised date watched again', async () => {
    const order = await at.paidAtDesk();
    const challan = await declined(order);
    // The task ran and found the refund before the challan was resumed.
    await at.sql`delete from tasks where kind = 'watch-promise'`;
    expect((await at.resume(challan)).status).toBe(200);
    at.api.setNow(days(4));
    await at.person.work();
    expect(at.api.gateway.refunds.size).toBe(1);
  });

  test('has to be refunded after its promised date', async () => {
    const order = await at.paidAtDesk();
    const challan = await declined(order);
    at.api.setNow(days(4));
    const { browser } = await signInAtDesk(at.api, 'meera');
    const { challans } = await at.open(order, browser);
    expect(challans).toMatchObject([{ acts: ['refund-again'] }]);
    expect((await at.resume(challan, browser)).problem.code).toBe('operator/wrong-state');
  });
});

test('an order shows a refund that awaits approval, and the list of orders only approved ones', async () => {
  const listed = async () =>
    (await at.person.browser.call(listChallanOrders)).data.orders[0]?.standing;
  const two = [eChallan(), eChallan({ challanNumber: 'DL10000000000000002' })];
  const order = await at.paidAtDesk(two);
  expect(await listed()).toEqual(['not-sent']);
  const [first, second] = await at.challansOf(order);
  if (first === undefined || second === undefined) throw new Error('two challans');
  const decideOn = async (challan: typeof first, verdict: string) => {
    const asked = await at.giveUp(order, [challan]);
    const refund = asked.data.order.refunds.find(({ state }) => state === 'awaiting-approval');
    const shown = (await at.person.read(order.orderId)).refunds.map(({ state }) => state);
    expect(shown).toContain('awaiting-approval');
    return () => at.decide(refund?.refundId ?? '', verdict, at.ravi);
  };
  const approve = await decideOn(first, 'approve');
  expect(await listed()).toEqual(['not-sent']);
  await approve();
  expect(await listed()).toEqual(['not-sent', 'refund-part']);
  const decline = await decideOn(second, 'decline');
  expect(await listed()).toEqual(['not-sent', 'refund-part']);
  await decline();
  expect(await listed()).toEqual(['not-sent', 'refund-part']);
  expect((await at.person.read(order.orderId)).refunds).toHaveLength(1);
});

test('the owner is notified of a refund when it is approved, not when it is requested', async () => {
  const order = await at.paidAtDesk();
  const challan = await declined(order);
  const again = await at.giveUp(order, [challan]);
  expect(await told()).not.toContain('refund-started');
  const asked = again.data.order.refunds.find(({ state }) => state === 'awaiting-approval');
  at.api.setNow(days(3));
  const { browser } = await signInAtDesk(at.api, 'meera');
  const approved = await at.decide(asked?.refundId ?? '', 'approve', browser);
  expect((await told()).filter((turn) => turn === 'refund-started')).toHaveLength(1);
  const sent = approved.data.order.refunds.find(({ state }) => state === 'requested');
  const expected = [asked, sent].map((one) => one?.expectedOn);
  expect(expected).toEqual([...expected].sort());
  expect(new Set(expected).size).toBe(2);
});
