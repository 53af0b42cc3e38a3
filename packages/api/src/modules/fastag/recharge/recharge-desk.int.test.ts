import type { BillerReport, TollBiller } from '@pahiya/domain/fastag/ports';
import { ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { useItemOrders } from '../../../../test/item-orders.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';

const at = useItemOrders();
const minute = 60_000;
const hour = 60 * minute;
const done: BillerReport = {
  state: 'done',
  reference: 'CC0166325ABCD',
  doneAt: '2026-11-21T04:50:00.000Z',
};
const failed: BillerReport = { state: 'failed', retry: 'non-retriable', reason: 'biller-refused' };
const biller = () => at.tests.api.fastag.tollBiller;
/** Replaces answers of the bill-payment system. */
const answer = (changes: Partial<TollBiller>) => Object.assign(biller(), changes);

/** What the bill-payment system says of every recharge from now on. */
function say(report: BillerReport) {
  for (const { requestId } of biller().paid) biller().reports.set(requestId, report);
}

/** A recharge that is with the bank. */
async function sent() {
  const orderId = await at.recharge();
  await at.tests.desk.work();
  return orderId;
}

/** A recharge that we sent and the bank never received, long enough ago. */
async function lost() {
  const orderId = await sent();
  say({ state: 'unknown' });
  at.tests.api.setNow(new Date(Date.parse('2026-11-21T04:44:00Z') + 15 * minute));
  return orderId;
}

/** A given-up recharge whose refund awaits a second operator. */
async function waiting() {
  at.approveAll();
  const orderId = await lost();
  const { data } = await at.act(orderId, 'give-up-order');
  const [refund] = data.order.refunds;
  if (refund === undefined) throw new Error('no refund');
  expect(refund.state).toBe('awaiting-approval');
  return { orderId, refundId: refund.refundId };
}

describe('a recharge at the desk', () => {
  test('is shown with its facts and a masked number, and without the acts that are not possible', async () => {
    const orderId = await sent();
    const order = await at.open(orderId);
    expect(order).toMatchObject({
      kind: 'fastag-recharge',
      display: 'MH 12 •• ••33',
      vehicleNumber: 'MH 12 •• ••33',
      item: {
        kind: 'fastag-recharge',
        recharge: { state: 'sent', amount: 50_000 },
        billerId: 'SURAJ0000NAT01',
        complaintState: null,
      },
      possibleActs: ['ask-source', 'complain', 'give-up-order'],
      challans: [],
    });
    expect(JSON.stringify(order)).not.toContain('MH12DE1433');
    expect((await at.act(orderId, 'resume-order')).problem.code).toBe('operator/wrong-state');
    expect((await at.act(orderId, 'ask-refund')).problem.code).toBe('operator/wrong-state');
  });

  test('is asked about now, which confirms it and is recorded', async () => {
    const orderId = await sent();
    say(done);
    const { data } = await at.act(orderId, 'ask-source');
    expect(data.order).toMatchObject({
      activeStep: 'RECHARGE_DONE',
      item: { recharge: { state: 'done', reference: 'CC0166325ABCD' } },
      possibleActs: ['ask-source', 'complain'],
    });
    // Again changes nothing, and books nothing twice.
    expect((await at.act(orderId, 'ask-source')).status).toBe(200);
    expect(await at.acts()).toEqual(['ask-source: done', 'ask-source: done']);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('cannot be asked about while the bank is down, and nothing changes', async () => {
    const orderId = await sent();
    answer({ report: async () => downFailure('test-biller') });
    for (const act of ['ask-source', 'give-up-order']) {
      const answer = await at.act(orderId, act);
      expect(answer.status).toBe(503);
      expect(answer.problem.code).toBe('operator/source-unavailable');
    }
    expect(await at.open(orderId)).toMatchObject({ item: { recharge: { state: 'sent' } } });
    expect(await at.refunds()).toEqual([]);
  });

  test('gets one complaint, whose state the next question brings', async () => {
    const orderId = await sent();
    const complaints: string[] = [];
    answer({
      complain: async ({ complaintId }) => {
        complaints.push(complaintId);
        return ok({ complaintRef: 'CP1', state: 'registered' });
      },
      complaint: async () => ok({ complaintRef: 'CP1', state: 'closed' }),
    });
    expect((await at.act(orderId, 'complain')).data.order.item).toMatchObject({
      recharge: { complaintRef: 'CP1' },
      complaintState: 'registered',
    });
    expect((await at.act(orderId, 'complain', 'ravi')).problem.code).toBe('operator/wrong-state');
    expect(complaints).toHaveLength(1);
    const asked = await at.act(orderId, 'ask-source');
    expect(asked.data.order.item).toMatchObject({ complaintState: 'closed' });
    answer({ complain: async () => downFailure('test-biller') });
    const other = await sent();
    expect((await at.act(other, 'complain')).problem.code).toBe('operator/source-unavailable');
  });
});

describe('giving a recharge up', () => {
  test('that was never sent refunds it at once, and no worker sends it any more', async () => {
    const orderId = await at.recharge();
    const { data } = await at.act(orderId, 'give-up-order', 'asha', 'asked by phone');
    expect(data.order).toMatchObject({
      activeStep: 'RECHARGE_FAILED',
      item: { recharge: { state: 'refunding', failure: 'given-up' } },
      refunds: [{ amount: 50_000, state: 'requested', requestedBy: { displayName: 'ASHA' } }],
      possibleActs: [],
    });
    await at.later(minute);
    expect(biller().paid).toEqual([]);
    expect(at.tests.api.gateway.refunds.size).toBe(1);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('is refused while the bank may still have it', async () => {
    const orderId = await sent();
    const refused = await at.act(orderId, 'give-up-order');
    expect(refused).toMatchObject({ status: 409, problem: { code: 'operator/may-still-succeed' } });
    // Unknown to the bank, but it may be on its way there.
    say({ state: 'unknown' });
    expect((await at.act(orderId, 'give-up-order')).problem.code).toBe(
      'operator/may-still-succeed',
    );
    say(done);
    expect((await at.act(orderId, 'give-up-order')).problem.code).toBe('operator/wrong-state');
    expect(await at.open(orderId)).toMatchObject({ item: { recharge: { state: 'done' } } });
    expect(await at.refunds()).toEqual([]);
  });

  test('that the bank refused needs no approval: it is refunded by the bank’s word', async () => {
    at.approveAll();
    const orderId = await sent();
    say(failed);
    expect((await at.act(orderId, 'give-up-order')).data.order).toMatchObject({
      item: { recharge: { failure: 'biller-refused' } },
      refunds: [{ state: 'requested', requestedBy: null }],
    });
  });

  test('by two operators at once refunds it once', async () => {
    const orderId = await lost();
    const answers = await Promise.all([
      at.act(orderId, 'give-up-order', 'asha'),
      at.act(orderId, 'give-up-order', 'ravi'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await at.act(orderId, 'give-up-order')).problem.code).toBe('operator/wrong-state');
    expect(await at.refunds()).toMatchObject([{ amount: 50_000 }]);
  });

  test('leaves nothing to a success that comes before the second approval', async () => {
    const { orderId, refundId } = await waiting();
    say(done);
    await at.later(20 * minute);
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'RECHARGE_DONE',
      item: { recharge: { state: 'done', failure: null, reference: 'CC0166325ABCD' } },
      refunds: [{ state: 'declined' }],
    });
    expect((await at.decide(refundId, 'approve')).problem.code).toBe('operator/wrong-state');
    await at.later(hour);
    expect(at.tests.api.gateway.refunds.size).toBe(0);
    expect(await at.differences()).toEqual([]);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('is recorded for an operator when the success comes after the refund', async () => {
    const orderId = await lost();
    await at.act(orderId, 'give-up-order');
    await at.tests.desk.work();
    say(done);
    expect((await at.act(orderId, 'ask-source')).status).toBe(200);
    expect(await at.differences()).toMatchObject([{ kind: 'paid-after-refund' }]);
    expect(await at.open(orderId)).toMatchObject({ refunds: [{ amount: 50_000 }] });
  });
});

describe('a declined refund of a recharge', () => {
  test('is requested again, and approved by another operator', async () => {
    const { orderId, refundId } = await waiting();
    await at.decide(refundId, 'decline');
    expect(await at.open(orderId)).toMatchObject({
      possibleActs: ['ask-source', 'resume-order', 'ask-refund'],
    });
    await at.later(16 * minute);
    const again = await at.act(orderId, 'ask-refund');
    expect(again.data.order.refunds).toMatchObject([
      { state: 'declined' },
      { state: 'awaiting-approval' },
    ]);
    expect((await at.act(orderId, 'ask-refund')).problem.code).toBe('operator/wrong-state');
    expect((await at.act(orderId, 'resume-order')).problem.code).toBe('operator/wrong-state');
    const second = again.data.order.refunds[1]?.refundId ?? '';
    expect((await at.decide(second, 'approve')).status).toBe(200);
    await at.tests.desk.work();
    expect(at.tests.api.gateway.refunds.size).toBe(1);
  });

  test('lets it go on: it is sent once more under the same request id', async () => {
    const { orderId, refundId } = await waiting();
    await at.decide(refundId, 'decline');
    const resumed = await at.act(orderId, 'resume-order', 'ravi');
    expect(resumed.data.order).toMatchObject({
      activeStep: 'RECHARGE_PROCESSING',
      item: { recharge: { state: 'sent', failure: null } },
    });
    expect((await at.act(orderId, 'resume-order')).problem.code).toBe('operator/wrong-state');
    const [first] = biller().paid;
    biller().reports.clear();
    await at.tests.desk.work();
    expect(biller().paid.map(({ requestId }) => requestId)).toEqual([
      first?.requestId,
      first?.requestId,
    ]);
    expect(await at.acts()).toEqual([
      'give-up-order: done',
      'decline-refund: done',
      'resume-order: done',
      'resume-order: operator/wrong-state',
    ]);
  });
});

describe('the queue', () => {
  test('has a recharge from the day its bank is late until the bank has answered', async () => {
    const orderId = await sent();
    expect((await at.queue()).rows).toEqual([]);
    await at.later(2 * 24 * hour);
    await at.signInAs('mina');
    const { rows } = await at.queue({ orderKind: 'fastag-recharge', state: 'sent' });
    expect(rows).toMatchObject([
      {
        orderId,
        orderKind: 'fastag-recharge',
        display: 'MH 12 •• ••33',
        name: 'Suraj Bank FASTag (test)',
        state: 'sent',
        amount: 50_000,
        dueOn: '2026-11-23',
        isLate: false,
        assignedTo: null,
      },
    ]);
    expect((await at.assign(rows[0]?.itemId ?? '')).status).toBe(200);
    expect((await at.queue({ assigned: 'mine' })).rows).toHaveLength(1);
    say(done);
    await at.act(orderId, 'ask-source');
    expect((await at.queue()).rows).toEqual([]);
  });
});

test('acts are for operators, on orders that there are', async () => {
  const nobody = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';
  expect((await at.act(nobody, 'ask-source')).problem.code).toBe('operator/not-found');
  expect((await at.act(await at.recharge(), 'pay-twice')).status).toBe(400);
});
