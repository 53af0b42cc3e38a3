import type { IssueReport, TagIssuer } from '@pahiya/domain/fastag/ports';
import { err, ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { useItemOrders } from '../../../../test/item-orders.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';

const at = useItemOrders();
const minute = 60_000;
const time = '2026-11-21T04:50:00.000Z';
const serial = '607469-001-0000123';
const issuer = () => at.tests.api.fastag.tagIssuer;
const answer = (changes: Partial<TagIssuer>) => Object.assign(issuer(), changes);
const rejected = {
  kind: 'rejected',
  provider: 'test-issuer',
  retryable: false,
  reason: 'no',
} as const;
const sentTag: IssueReport = {
  state: 'dispatched',
  at: time,
  tagSerial: serial,
  courier: 'Test Post',
  consignmentId: 'TP1',
};

/** What the issuer says of every tag from now on. */
function say(report: IssueReport) {
  for (const { requestId } of issuer().confirmed) issuer().reports.set(requestId, report);
}

/** A tag that its issuer examines. */
async function atIssuer() {
  const orderId = await at.tag();
  await at.tests.desk.work();
  return orderId;
}

describe('a tag at the desk', () => {
  test('is shown with its pictures and steps, without number, name or address', async () => {
    const orderId = await atIssuer();
    const order = await at.open(orderId);
    expect(order).toMatchObject({
      kind: 'fastag-tag',
      display: 'MH 12 •• ••33',
      item: {
        kind: 'fastag-tag',
        issue: {
          state: 'kyc-review',
          pictures: [
            { picture: 'rc-front', isSent: true },
            { picture: 'vehicle-front', isSent: true },
          ],
        },
        dispatchBy: '2026-12-12',
      },
      possibleActs: ['ask-source', 'give-up-order'],
    });
    expect(JSON.stringify(order)).not.toMatch(/MH12DE1433|Verma|Park Street/);
  });

  test('is asked about now; a rejection shows which picture is needed', async () => {
    const orderId = await atIssuer();
    say({ state: 'rejected', at: time, reason: 'picture_unreadable', resend: ['rc-front'] });
    const { data } = await at.act(orderId, 'ask-source');
    expect(data.order).toMatchObject({
      activeStep: 'rejected',
      item: { issue: { reason: 'picture_unreadable', resend: ['rc-front'] } },
    });
    answer({ report: async () => downFailure('test-issuer') });
    expect((await at.act(orderId, 'ask-source')).problem.code).toBe('operator/source-unavailable');
    expect((await at.act(orderId, 'complain')).problem.code).toBe('operator/wrong-state');
    expect(await at.acts()).toEqual([
      'ask-source: done',
      'ask-source: operator/source-unavailable',
      'complain: operator/wrong-state',
    ]);
  });
});

describe('giving a tag up', () => {
  test('cancels it with its issuer and refunds everything, once for two operators', async () => {
    const orderId = await atIssuer();
    const answers = await Promise.all([
      at.act(orderId, 'give-up-order', 'asha'),
      at.act(orderId, 'give-up-order', 'ravi'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'refunding',
      item: { issue: { state: 'closed' } },
      refunds: [{ amount: 50_000 }],
      possibleActs: [],
    });
    await at.later(20 * minute);
    expect(at.tests.api.gateway.refunds.size).toBe(1);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('is refused once the tag is on its way, and while the issuer cannot say', async () => {
    const orderId = await atIssuer();
    answer({ cancel: async () => downFailure('test-issuer') });
    expect((await at.act(orderId, 'give-up-order')).problem.code).toBe(
      'operator/source-unavailable',
    );
    say(sentTag);
    answer({ cancel: async () => ok('too-late') });
    const refused = await at.act(orderId, 'give-up-order');
    expect(refused).toMatchObject({ status: 409, problem: { code: 'operator/tag-sent' } });
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'dispatched',
      possibleActs: ['ask-source'],
      refunds: [],
    });
    expect((await at.act(orderId, 'give-up-order')).problem.code).toBe('operator/wrong-state');
  });

  test('before its issuer received it leaves none there: a late order is cancelled', async () => {
    const orderId = await at.tag();
    const { cancel } = issuer();
    answer({ cancel: async () => err(rejected) });
    expect((await at.act(orderId, 'give-up-order')).status).toBe(200);
    // The order was under way to the issuer all the while.
    const [row] = await at.tests.sql<{ id: string }[]>`select id from tag_issues`;
    issuer().reports.set(row?.id ?? '', { state: 'kyc-review', at: time });
    const cancelled: string[] = [];
    answer({
      cancel: async (requestId) => {
        cancelled.push(requestId);
        return cancel(requestId);
      },
    });
    await at.later(15 * minute);
    expect(cancelled).toEqual([row?.id]);
    await at.later(30 * minute);
    expect(cancelled).toHaveLength(1);
    expect(await at.differences()).toEqual([]);
    expect(await at.refunds()).toHaveLength(1);
  });

  test('leaves nothing to a tag that is sent all the same: no refund while one awaits approval', async () => {
    at.approveAll();
    const orderId = await atIssuer();
    const { data } = await at.act(orderId, 'give-up-order');
    expect(data.order.refunds).toMatchObject([{ state: 'awaiting-approval' }]);
    say(sentTag);
    answer({ cancel: async () => ok('too-late') });
    await at.later(15 * minute);
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'dispatched',
      item: { issue: { state: 'dispatched', tagSerial: serial } },
      refunds: [{ state: 'declined' }],
    });
    expect(await at.differences()).toEqual([]);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('is recorded for an operator when the tag is sent although it was refunded', async () => {
    const orderId = await atIssuer();
    await at.act(orderId, 'give-up-order');
    say(sentTag);
    answer({ cancel: async () => ok('too-late') });
    await at.later(15 * minute);
    expect(await at.differences()).toMatchObject([{ kind: 'paid-after-refund' }]);
    expect(await at.open(orderId)).toMatchObject({ item: { issue: { state: 'closed' } } });
  });

  test('whose refund was declined can only request it again', async () => {
    at.approveAll();
    const orderId = await atIssuer();
    const { data } = await at.act(orderId, 'give-up-order');
    await at.decide(data.order.refunds[0]?.refundId ?? '', 'decline');
    expect(await at.open(orderId)).toMatchObject({ possibleActs: ['ask-refund'] });
    expect((await at.act(orderId, 'resume-order')).problem.code).toBe('operator/wrong-state');
    const again = await at.act(orderId, 'ask-refund');
    expect(again.data.order.refunds.map(({ state }: { state: string }) => state).sort()).toEqual([
      'awaiting-approval',
      'declined',
    ]);
  });
});

describe('the queue', () => {
  test('has a tag with a rejected picture until it is sent again', async () => {
    const orderId = await atIssuer();
    expect((await at.queue()).rows).toEqual([]);
    say({ state: 'rejected', at: time, reason: 'picture_unreadable', resend: ['rc-front'] });
    await at.act(orderId, 'ask-source');
    const { rows } = await at.queue({ orderKind: 'fastag-tag' });
    expect(rows).toMatchObject([
      { orderId, name: 'FASTag VC4', state: 'rejected', dueOn: '2026-11-23', isLate: false },
    ]);
    say({ state: 'kyc-review', at: time });
    await at.act(orderId, 'ask-source');
    expect((await at.queue()).rows).toEqual([]);
  });

  test('has a tag that is under review for longer than usual, until it moves', async () => {
    const orderId = await atIssuer();
    await at.later(5 * 24 * 60 * minute);
    await at.signInAs('mina');
    expect((await at.queue()).rows).toEqual([]);
    await at.later(6 * 24 * 60 * minute);
    await at.signInAs('tara');
    expect((await at.queue({ late: '1' })).rows).toMatchObject([
      { orderId, state: 'kyc-review', dueOn: '2026-11-26', isLate: true },
    ]);
    await at.act(orderId, 'give-up-order');
    expect((await at.queue()).rows).toEqual([]);
  });
});
