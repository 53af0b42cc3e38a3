import { describe, expect, test, vi } from 'vitest';
import { eChallan } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { nobody, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('a receipt', () => {
  test('of the authority settles the challan, books it, and tells its owner', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    const settled = await at.receipt(challan);
    expect(settled.data.order).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [
        {
          settlement: 'receipt-stored',
          receiptNumber: 'DLR/2611/0042',
          receiptPaidAt: '2026-11-20T18:30:00.000Z',
          acts: [],
        },
      ],
    });
    const { events, ledger } = settled.data.order;
    expect(events.find(({ kind }) => kind === 'receipt')?.by?.displayName).toBe('ASHA');
    expect(ledger.map(({ kind }) => kind)).toEqual(['capture', 'settlement']);
    await at.person.work();
    expect(at.api.messages.map(({ template }) => template)).toContain('order-receipt');
    expect((await at.receipt(challan)).problem.code).toBe('operator/wrong-state');
  });

  test.each([
    [{ amount: 49_900 }, 'operator/amount-differs'],
    [{ paidOn: '2026-11-20' }, 'request/bad-input'],
    [{ paidOn: '2026-11-22' }, 'request/bad-input'],
    [{ receiptNumber: '<b>' }, 'request/bad-input'],
  ])('with %j is refused and changes nothing', async (change, code) => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    expect((await at.receipt(challan, change)).problem.code).toBe(code);
    expect(await at.firstOf(order)).toMatchObject({ settlement: 'assigned', receiptNumber: null });
  });

  test('is not taken for a challan that nobody has in hand, or that is not there', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    expect((await at.receipt(challan)).problem.code).toBe('operator/wrong-state');
    const gone = await at.receipt({ ...challan, orderChallanId: nobody });
    expect(gone.problem.code).toBe('operator/not-found');
  });

  test('entered by two operators at once settles once', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    const answers = await Promise.all([at.receipt(challan), at.receipt(challan, {}, at.ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await at.open(order)).ledger.map(({ kind }) => kind)).toEqual([
      'capture',
      'settlement',
    ]);
  });
});

describe('giving up', () => {
  test.each([
    ['failed', 'settlement-failed', {}],
    ['amount-changed', 'amount-changed', { newFine: 80_000 }],
    ['moved-to-court', 'moved-to-court', {}],
  ])('as %s sends the money back and tells its owner why', async (reason, kind, change) => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    const answer = await at.giveUp(order, [challan], { reason, note: 'rang them', ...change });
    expect(answer.data.order).toMatchObject({
      challans: [{ settlement: 'refunding', acts: [] }],
      refunds: [{ state: 'requested', reason, amount: order.total }],
    });
    const event = answer.data.order.events.find((one) => one.kind === kind);
    expect(event).toMatchObject({
      by: { displayName: 'ASHA' },
      amount: 'newFine' in change ? change.newFine : null,
    });
    expect(answer.data.order.acts[0]).toMatchObject({
      act: 'give-up',
      note: `${reason}: rang them`,
    });
    await at.person.work();
    expect(at.api.messages.map(({ template }) => template)).toContain('order-refund-started');
    expect((await at.giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
  });

  test('of one challan of two leaves the other and our fee', async () => {
    const two = [eChallan(), eChallan({ challanNumber: 'DL10000000000000002' })];
    const order = await at.paidAtDesk(two);
    const [first, second] = await at.challansOf(order);
    if (first === undefined || second === undefined) throw new Error('two challans');
    const answer = await at.giveUp(order, [first]);
    expect(answer.data.order.refunds).toMatchObject([
      { amount: first.fine, challanNumbers: [first.challanNumber] },
    ]);
    expect(answer.data.order.challans[1]).toMatchObject({ settlement: 'queued' });
    const all = await at.giveUp(order, [first, second]);
    expect(all.problem.code).toBe('operator/wrong-state');
    expect((await at.giveUp(order, [{ ...first, orderChallanId: nobody }])).problem.code).toBe(
      'operator/not-found',
    );
    expect((await at.giveUp({ orderId: nobody }, [first])).problem.code).toBe('operator/not-found');
  });

  test('is refused for what is settled or was never paid', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    await at.receipt(challan);
    expect((await at.giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
    await at.knowOnly(eChallan({ challanNumber: 'DL10000000000000008' }));
    const unpaid = await at.person.create(['DL10000000000000008']);
    expect((await at.giveUp(unpaid, [await at.firstOf(unpaid)])).problem.code).toBe(
      'operator/wrong-state',
    );
  });

  test('asks the partner first: what it paid is kept, and its silence refuses', async () => {
    const order = await at.paid([eChallan()]);
    const challan = await at.firstOf(order);
    const silent = vi.spyOn(at.api.partner, 'report').mockResolvedValue(downFailure('partner'));
    expect((await at.giveUp(order, [challan])).problem.code).toBe('order/partner-unavailable');
    silent.mockRestore();
    at.api.partner.reports.set(challan.orderChallanId, {
      state: 'paid',
      receiptNumber: 'R-1',
      paidAt: '2026-11-21T05:00:00Z',
    });
    expect((await at.giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
    expect(await at.firstOf(order)).toMatchObject({
      settlement: 'receipt-stored',
      receiptNumber: 'R-1',
    });
    expect((await at.acts()).map(({ outcome }) => outcome)).toEqual([
      'order/partner-unavailable',
      'operator/wrong-state',
    ]);
  });
});
