import { authorityReceipt } from '@pahiya/contracts/challans/order-contracts';
import { deskReceiptFile } from '@pahiya/contracts/operators/desk-contracts';
import { describe, expect, test, vi } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { eChallan, openDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { days, later, nobody, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('a receipt', () => {
  const confirmAtSource = () =>
    at.knowOnly(eChallan({ status: 'paid', receiptNumber: 'DLR/2611/0042' }));
  const entered = async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    return { order, challan, answer: await at.receipt(challan) };
  };

  test('settles the challan only after the source confirms the payment', async () => {
    const { order, challan, answer } = await entered();
    expect(answer.data.order).toMatchObject({
      activeStep: 'CHALLAN_PAID',
      challans: [
        {
          settlement: 'paid-at-source',
          receiptNumber: 'DLR/2611/0042',
          receiptPaidAt: '2026-11-20T18:30:00.000Z',
          receiptBy: { displayName: 'ASHA' },
          acts: ['withdraw-receipt'],
        },
      ],
    });
    const { events, ledger } = answer.data.order;
    expect(events.find(({ kind }) => kind === 'receipt')?.by?.displayName).toBe('ASHA');
    expect(ledger.map(({ kind }) => kind)).toEqual(['capture']);
    expect((await at.receipt(challan)).problem.code).toBe('operator/wrong-state');

    at.api.setNow(later(1));
    await at.person.work();
    expect(await at.firstOf(order)).toMatchObject({ settlement: 'paid-at-source' });
    await confirmAtSource();
    at.api.setNow(later(24));
    await at.person.work();
    const settled = await at.open(order);
    expect(settled).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [{ settlement: 'cleared', acts: [] }],
    });
    expect(settled.ledger.map(({ kind }) => kind)).toEqual(['capture', 'settlement']);
    await at.person.work();
    const told = at.api.messages.map(({ template }) => template);
    expect(told).toContain('order-cleared');
    expect(told).not.toContain('order-receipt');
  });

  test('is stored encrypted and available only to the owner of the order', async () => {
    const { order, challan } = await entered();
    const [key = ''] = [...at.api.files.files.keys()].filter((one) => one.startsWith('receipts/'));
    expect(Buffer.from(at.api.files.files.get(key) ?? []).toString('latin1')).not.toContain('JFIF');
    const own = await at.person.read(order.orderId);
    expect(own.challans[0]).toMatchObject({ receiptNumber: 'DLR/2611/0042' });
    const { challanNumber, orderChallanId } = challan;
    const params = { orderId: order.orderId, challanNumber };
    expect(own.challans[0]?.receiptFilePath).toContain(`/${order.orderId}/${challanNumber}`);
    const file = await at.person.browser.call(authorityReceipt, { params });
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const stranger = await openDesk(at.api, { mobile: '9812345678', address: '203.0.113.9' });
    const refused = await stranger.browser.call(authorityReceipt, { params });
    expect(refused.problem.code).toBe('order/not-found');
    const atDesk = await at.ravi.call(deskReceiptFile, { params: { orderChallanId } });
    expect(atDesk.status).toBe(200);
    expect((await at.acts()).map(({ act }) => act)).toContain('open-receipt');
  });

  test.each([
    [{ amount: 49_900 }, 'operator/amount-differs'],
    [{ paidOn: '2026-11-20' }, 'request/bad-input'],
    [{ paidOn: '2026-11-22' }, 'request/bad-input'],
    [{ receiptNumber: '<b>' }, 'request/bad-input'],
    [{ receiptNumber: eChallan().challanNumber }, 'operator/receipt-is-challan'],
    [
      {
        receiptNumber: eChallan()
          .challanNumber.toLowerCase()
          .replace(/(\d{4})/g, '$1 '),
      },
      'operator/receipt-is-challan',
    ],
    [{ contentBase64: undefined }, 'request/bad-input'],
    [{ contentBase64: 'AAAA' }, 'document/wrong-type'],
  ])('with %j is refused and changes nothing', async (change, code) => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    expect((await at.receipt(challan, change)).problem.code).toBe(code);
    expect(await at.firstOf(order)).toMatchObject({ settlement: 'assigned', receiptNumber: null });
    expect(at.api.files.files.size).toBe(0);
  });

  test('is refused for a challan that is unassigned or unknown', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    expect((await at.receipt(challan)).problem.code).toBe('operator/wrong-state');
    const gone = await at.receipt({ ...challan, orderChallanId: nobody });
    expect(gone.problem.code).toBe('operator/not-found');
  });

  test('entered by two operators at once is stored once', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    await at.assign(challan);
    const answers = await Promise.all([at.receipt(challan), at.receipt(challan, {}, at.ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(at.api.files.files.size).toBe(1);
  });

  test('with an error is withdrawn, and the challan can be refunded', async () => {
    const { order, challan } = await entered();
    expect((await at.giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
    const back = await at.decideReceipt(challan, 'withdraw');
    expect(back.data.order.challans[0]).toMatchObject({
      settlement: 'assigned',
      receiptNumber: null,
      receiptBy: null,
      acts: ['assign', 'settle', 'give-up'],
    });
    expect(at.api.files.files.size).toBe(0);
    expect((await at.person.read(order.orderId)).events.map(({ kind }) => kind)).toContain(
      'receipt-withdrawn',
    );
    expect((await at.giveUp(order, [challan])).status).toBe(200);
    expect((await at.decideReceipt(challan, 'withdraw')).problem.code).toBe('operator/wrong-state');
  });

  test('that the source never confirms is confirmed after the promised date, by a second operator', async () => {
    const { order, challan } = await entered();
    expect((await at.decideReceipt(challan, 'confirm', at.ravi)).problem.code).toBe(
      'operator/wrong-state',
    );
    at.api.setNow(days(5));
    const { browser: asha } = await signInAtDesk(at.api, 'asha-again');
    const late = await at.open(order, asha);
    expect(late.challans[0]?.acts).toEqual(['withdraw-receipt', 'confirm-receipt']);
    await at.sql`update authority_receipts set uploaded_by =
      (select id from operators where username = 'asha-again')`;
    expect((await at.decideReceipt(challan, 'confirm', asha)).problem.code).toBe(
      'operator/second-needed',
    );
    const { browser: second } = await signInAtDesk(at.api, 'second');
    const confirmed = await at.decideReceipt(challan, 'confirm', second);
    expect(confirmed.data.order).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [{ settlement: 'receipt-stored', acts: [] }],
    });
    expect(confirmed.data.order.ledger.map(({ kind }) => kind)).toEqual(['capture', 'settlement']);
  });
});

describe('giving up a challan', () => {
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

  test('of two leaves the other one and our fee', async () => {
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

  test('is refused when it is settled or unpaid', async () => {
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

  test('asks the partner first: a payment is applied, and without a response the act is refused', async () => {
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
