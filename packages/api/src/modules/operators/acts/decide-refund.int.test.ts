import { deskMoney } from '@pahiya/contracts/operators/watch-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { eChallan } from '../../../../test/order-desk.ts';
import { later, nobody, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('a refund above the limit', () => {
  const dear = () => eChallan({ fine: rupees(6_000) });

  async function waiting() {
    const order = await at.paidAtDesk([dear()]);
    const challan = await at.firstOf(order);
    const answer = await at.giveUp(order, [challan]);
    const [refund] = answer.data.order.refunds;
    if (refund === undefined) throw new Error('no refund');
    expect(refund).toMatchObject({ state: 'awaiting-approval' });
    return { order, challan, refundId: refund.refundId };
  }

  test('is sent when a second operator approves, never the one who requested it', async () => {
    const { order, refundId } = await waiting();
    await at.person.work();
    expect(at.api.gateway.refunds.size).toBe(0);
    expect((await at.asha.call(deskMoney)).data.refunds).toMatchObject([{ refundId }]);
    const own = await at.decide(refundId, 'approve', at.asha);
    expect(own.problem.code).toBe('operator/second-needed');
    const approved = await at.decide(refundId, 'approve', at.ravi);
    expect(approved.data.order.refunds).toMatchObject([
      {
        state: 'requested',
        requestedBy: { operatorId: at.ashaId },
        decidedBy: { operatorId: at.raviId },
      },
    ]);
    expect((await at.decide(refundId, 'approve', at.ravi)).problem.code).toBe(
      'operator/wrong-state',
    );
    await at.person.work();
    expect(at.api.gateway.refunds.size).toBe(1);
    expect((await at.asha.call(deskMoney)).data).toMatchObject({ refunds: [], difference: 0 });
    const written = (await at.acts()).filter(({ act }) => act === 'approve-refund');
    expect(written.map(({ outcome }) => outcome)).toEqual([
      'operator/second-needed',
      'done',
      'operator/wrong-state',
    ]);
    expect(written.every(({ order_id }) => order_id === order.orderId)).toBe(true);
  });

  test('is not shown to the owner as expected money once declined', async () => {
    const { order, challan, refundId } = await waiting();
    const amounts = async () =>
      (await at.person.read(order.orderId)).refunds.map((one) => one.amount);
    expect(await amounts()).toEqual([order.total]);
    await at.decide(refundId, 'decline', at.ravi);
    expect(await amounts()).toEqual([]);
    await at.giveUp(order, [challan]);
    expect(await amounts()).toEqual([order.total]);
  });

  test('stays visible after it is declined, and can be requested again', async () => {
    const { order, challan, refundId } = await waiting();
    expect((await at.decide(refundId, 'decline', at.asha)).problem.code).toBe(
      'operator/second-needed',
    );
    const declined = await at.decide(refundId, 'decline', at.ravi);
    expect(declined.data.order).toMatchObject({
      refunds: [{ state: 'declined' }],
      challans: [{ settlement: 'refunding', acts: ['refund-again', 'resume'] }],
    });
    expect((await at.asha.call(deskMoney)).data.refunds).toMatchObject([{ state: 'declined' }]);
    at.api.setNow(later(1));
    const again = await at.giveUp(order, [challan], {}, at.ravi);
    expect(again.data.order.refunds).toMatchObject([
      { state: 'declined' },
      { state: 'awaiting-approval', requestedBy: { operatorId: at.raviId } },
    ]);
    const second = again.data.order.refunds[1]?.refundId ?? '';
    expect((await at.decide(second, 'approve', at.asha)).status).toBe(200);
    await at.person.work();
    expect(at.api.gateway.refunds.size).toBe(1);
    expect((await at.asha.call(deskMoney)).data.refunds).toEqual([]);
  });

  test('after a declined one of the same order includes our fee with the last challan', async () => {
    const two = [dear(), eChallan({ challanNumber: 'DL10000000000000002' })];
    const order = await at.paidAtDesk(two);
    const [first, second] = await at.challansOf(order);
    if (first === undefined || second === undefined) throw new Error('two challans');
    const [big, small] = first.fine > second.fine ? [first, second] : [second, first];
    const asked = await at.giveUp(order, [big]);
    await at.decide(asked.data.order.refunds[0]?.refundId ?? '', 'decline', at.ravi);
    expect((await at.giveUp(order, [small])).status).toBe(200);
    const again = await at.giveUp(order, [big]);
    const sum = again.data.order.refunds
      .filter(({ state }) => state !== 'declined')
      .reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(order.total);
  });

  test('is decided only by operators, and only while it is pending', async () => {
    expect((await at.decide(nobody, 'approve', at.asha)).problem.code).toBe('operator/not-found');
    const { refundId } = await waiting();
    expect((await at.decide(refundId, 'resend', at.ravi)).problem.code).toBe(
      'operator/wrong-state',
    );
    expect((await at.decide(refundId, 'approve', at.person.browser)).status).toBe(401);
  });
});
