import { randomUUID } from 'node:crypto';
import { exportAccount } from '@pahiya/contracts/account/account-contracts';
import { fetchOrder, listOrders, payOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  cancelRtoOrder,
  createRtoOrder,
  rtoServiceOffer,
  rtoServicePrice,
  submitRtoDocuments,
  uploadRtoDocument,
} from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { readTaxRules } from '@pahiya/domain/new-cars/tax-rules/read-tax-rules';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { days, nobody, start, useRtoDesk } from '../../../test/rto-desk.ts';
import type { OrderRow } from '../../order-row.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { bumpTaxRules } from '../new-cars/tax-rules/rule-content.ts';
import { putRule } from '../new-cars/tax-rules/rule-repository.ts';
import { findOrder } from '../orders/find-order.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';
import { rtoOrderKind } from './rto-order-kind.ts';

const tests = useRtoDesk();
const total = 265_882;

const price = (query: object = {}) =>
  createTestBrowser(tests.api).call(rtoServicePrice, {
    query: {
      serviceId: 'transfer-of-ownership',
      stateCode: 'DL',
      vehicleClass: 'lmv-private',
      ...query,
    },
  });

describe('the price of a service', () => {
  test('is our fee with GST and the central fee, for anyone, and stores nothing', async () => {
    const { status, data } = await price();
    expect(status).toBe(200);
    expect(data).toMatchObject({ total, fileWithinDays: 7, documentDays: 30 });
    expect(data.lines).toEqual([
      { kind: 'pass-through', code: 'government-fee', amount: 30_000 },
      { kind: 'fee', code: 'service-fee', amount: 199_900 },
      { kind: 'tax', code: 'gst', amount: 35_982 },
    ]);
    expect(await tests.sql`select count(*) from order_quotes`).toEqual([{ count: 0 }]);
  });

  test.each([
    [{ serviceId: 'boat-licence' }, 404, 'rto/unknown-service'],
    [{ stateCode: 'NL' }, 422, 'rto-order/not-offered'],
    [{ serviceId: 'hypothecation-removal' }, 422, 'rto-order/fee-unknown'],
    [{ vehicleClass: 'boat' }, 400, 'request/bad-input'],
    [{ stateCode: 'DL\u0000' }, 400, 'request/bad-input'],
  ])('is refused for %j', async (change, status, code) => {
    expect((await price(change)).problem).toMatchObject({ status, code });
  });
});

describe('the offer of a service', () => {
  const offer = (serviceId: string) =>
    createTestBrowser(tests.api).call(rtoServiceOffer, { query: { serviceId } });

  test('names states, vehicle classes and documents', async () => {
    const { data } = await offer('transfer-of-ownership');
    expect(data.stateCodes).toContain('DL');
    expect(data.vehicleClasses.map(({ id }) => id)).toContain('lmv-private');
    expect(data.documents[0]).toMatchObject({ kind: 'rc', when: null });
  });

  test('is empty for a service that we do not do, and for one whose fee is not certain', async () => {
    expect((await offer('noc')).data).toMatchObject({ stateCodes: [], vehicleClasses: [] });
    expect((await offer('address-change')).data.vehicleClasses).toEqual([]);
    expect((await offer('boat-licence')).problem.code).toBe('rto/unknown-service');
  });
});

describe('an order', () => {
  test('costs what was shown, once however often it is sent', async () => {
    const key = randomUUID();
    const created = await Promise.all([key, key, key].map((one) => tests.desk.order({}, one)));
    const ids = created.filter(({ status }) => status === 201).map(({ data }) => data.orderId);
    expect(new Set(ids).size).toBe(1);
    const { data } = await tests.desk.browser.call(fetchOrder, { params: { id: ids[0] ?? '' } });
    expect(data.order).toMatchObject({
      kind: 'rto-service',
      total,
      canPay: true,
      details: {
        kind: 'rto-service',
        step: 'to-pay',
        serviceId: 'transfer-of-ownership',
        canUpload: false,
        canCancel: false,
      },
    });
    const listed = await tests.desk.browser.call(listOrders, { query: { kind: 'rto-service' } });
    expect(listed.data.orders).toHaveLength(1);
  });

  test.each([
    [{ expectedTotal: total - 1 }, 409, 'order/quote-changed', undefined],
    [{ vehicleNumber: 'HELLO' }, 400, 'vehicle/not-a-mark', 'body.vehicleNumber'],
    [{ stateCode: 'NL' }, 422, 'rto-order/not-offered', 'body.stateCode'],
    [{ serviceId: 'address-change' }, 422, 'rto-order/fee-unknown', 'body.serviceId'],
    [{ vehicleClass: 'boat' }, 400, 'request/bad-input', 'body.vehicleClass'],
    [{ expectedTotal: 100.5 }, 400, 'request/bad-input', 'body.expectedTotal'],
    [{ vehicleNumber: 'DL8C\u0000AF5030' }, 400, 'request/bad-input', 'body.vehicleNumber'],
  ])(
    'with %j is refused with its field, and nothing is stored',
    async (change, status, code, path) => {
      const { problem } = await tests.desk.order(change);
      expect(problem).toMatchObject({ status, code });
      if (path !== undefined) expect(problem.errors?.map((one) => one.path)).toContain(path);
      expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 0 }]);
      expect(await tests.sql`select count(*) from order_quotes`).toEqual([{ count: 0 }]);
    },
  );

  test('needs an account and a key', async () => {
    const body = tests.desk.body();
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.55' });
    const headers = { 'idempotency-key': randomUUID() };
    const asked = await visitor.call(createRtoOrder, { body, headers });
    expect(asked.problem.code).toBe('auth/required');
    const keyless = await tests.desk.browser.call(createRtoOrder, { body });
    expect(keyless.status).toBe(400);
  });

  test('whose price expired is extended while the price is the same', async () => {
    const orderId = await tests.desk.create();
    tests.api.setNow(new Date(start.getTime() + 25 * 60_000));
    const { data } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    const { quoteId } = data.order;
    const paying = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    expect(paying.data.checkout.fields.order_id).toMatch(/^order_/);
  });
});

describe('an imported government fee', () => {
  const fee = (from: string, sum: string) => ({
    ...{ rule: 'transfer-fee', from, part: 'lmv-private', rupees: sum },
    ...{ confidence: 'high', source: 'Gazette' },
  });
  async function importFee(...lines: ReturnType<typeof fee>[]): Promise<void> {
    await tests.sql.begin(async (tx) => {
      for (const rule of readTaxRules(lines).rules) await putRule(tx, rule, start);
      await bumpTaxRules(tx);
    });
    await tests.api.services.content.refresh();
  }

  test('is in the price and in the order from its first day', async () => {
    await importFee(fee('2026-11-24', '450'));
    expect((await price()).data.total).toBe(total);
    tests.api.setNow(days(1));
    const { data } = await price();
    expect(data.lines[0]).toEqual({
      ...{ kind: 'pass-through', code: 'government-fee', amount: 45_000 },
    });
    expect((await tests.desk.order()).problem.code).toBe('order/quote-changed');
    const orderId = await tests.desk.create({ expectedTotal: total + 15_000 });
    const { data: order } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    expect(order.order.total).toBe(total + 15_000);
  });

  test('that changes while an order is unpaid must be confirmed', async () => {
    const orderId = await tests.desk.create();
    await importFee(fee('2026-11-23', '450'));
    tests.api.setNow(new Date(start.getTime() + 25 * 60_000));
    const { data } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    const { quoteId } = data.order;
    const paying = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    expect(paying.problem.code).toBe('order/quote-changed');
  });

  test('of low confidence makes no fixed price', async () => {
    await importFee({ ...fee('2026-11-01', '450'), confidence: 'low' });
    expect((await price()).problem.code).toBe('rto-order/fee-unknown');
  });
});

describe('a paid order', () => {
  test('waits for its documents until a day, after which everything is refunded', async () => {
    const orderId = await tests.desk.paid();
    expect(await tests.desk.details(orderId)).toMatchObject({
      step: 'awaiting-documents',
      documentsBy: '2026-12-23',
      canUpload: true,
      canCancel: true,
    });
    tests.api.setNow(days(29));
    await tests.desk.work();
    tests.api.setNow(days(31));
    await tests.desk.work();
    // The session would have expired.
    tests.api.setNow(start);
    const { data } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    expect(data.order).toMatchObject({ activeStep: 'refunding', refunds: [{ amount: total }] });
  });

  test('is cancelled by its owner alone, once, and ends refunded', async () => {
    const orderId = await tests.desk.paid();
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    const stranger = await other.call(cancelRtoOrder, { body: { orderId } });
    expect(stranger.problem).toMatchObject({ status: 404, code: 'order/not-found' });
    const { browser } = tests.desk;
    expect((await browser.call(cancelRtoOrder, { body: { orderId } })).status).toBe(200);
    const again = await browser.call(cancelRtoOrder, { body: { orderId } });
    expect(again.problem.code).toBe('order/wrong-step');
    await tests.desk.creditRefund(orderId);
    expect(await tests.desk.details(orderId)).toMatchObject({ step: 'refunded' });
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
    expect(await tests.desk.balanceOf('owed-to-authorities')).toBe(0);
  });

  test('takes no late payment of a closed order for the same service, but one for another service', async () => {
    const { browser } = tests.desk;
    const closed = await tests.desk.create();
    const { quoteId } = await tests.desk.read(closed);
    const { data } = await browser.call(payOrder, { body: { orderId: closed, quoteId } });
    await tests.sql`update orders set payment_state = 'closed', active_step = 'closed'`;
    await tests.desk.paid();
    const late = tests.api.gateway.pay(String(data.checkout.fields.order_id));
    const reopens = async () => {
      const order = await findOrder(tests.sql, closed);
      return tests.sql.begin((tx) => rtoOrderKind.canReopen(tx, order as OrderRow));
    };
    await tests.sql`update rto_works set service_id = 'duplicate-rc' where order_id = ${closed}`;
    expect(await reopens()).toBe(true);
    await tests.sql`
      update rto_works set service_id = 'transfer-of-ownership' where order_id = ${closed}`;
    expect(await reopens()).toBe(false);
    expect(await applyGatewayPayment(tests.api.services, late)).toBe('refund-surplus');
    expect((await tests.desk.read(closed)).activeStep).toBe('closed');
  });

  test('is exported with its work, without ids of ours', async () => {
    await tests.desk.paid();
    const { text } = await tests.desk.browser.call(exportAccount, {});
    expect(text).toContain('transfer-of-ownership');
    expect(text).not.toContain('governmentFeeId');
  });
});

describe('a document', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffcc00' } })
      .jpeg()
      .toBuffer();
  const upload = async (orderId: string, change: object = {}, browser = tests.desk.browser) =>
    browser.call(uploadRtoDocument, {
      body: { orderId, kind: 'rc', contentBase64: (await picture()).toString('base64'), ...change },
    });

  test('is refused for another person, another kind, and a wrong step', async () => {
    const orderId = await tests.desk.paid();
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    expect((await upload(orderId, {}, other)).problem.code).toBe('order/not-found');
    expect((await upload(nobody)).problem.code).toBe('order/not-found');
    const unknown = await upload(orderId, { kind: 'horoscope' });
    expect(unknown.problem).toMatchObject({ code: 'rto-order/unknown-document' });
    expect(unknown.problem.errors?.[0]?.path).toBe('body.kind');
    const submitted = await other.call(submitRtoDocuments, { body: { orderId } });
    expect(submitted.problem).toMatchObject({ status: 404, code: 'order/not-found' });
    const seen = await other.call(fetchOrder, { params: { id: orderId } });
    expect(seen.problem).toMatchObject({ status: 404, code: 'order/not-found' });
    expect(await tests.sql`select count(*) from order_documents`).toEqual([{ count: 0 }]);
    const unpaid = await tests.desk.create({ vehicleNumber: 'DL3CAB1234' });
    expect((await upload(unpaid)).problem.code).toBe('order/wrong-step');
  });

  test('that is hostile is refused, and nothing is stored', async () => {
    const orderId = await tests.desk.paid();
    const photo = await picture();
    const locked = '%PDF-1.7\ntrailer << /Encrypt << /Filter /Standard >> >>\n%%EOF';
    const files: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('MZ\u0090\u0000'), 'document/wrong-type'],
      [Buffer.from('<svg onload="alert(1)"/>'), 'document/wrong-type'],
      [Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'document/wrong-type'],
      [Buffer.concat([photo, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]), 'document/wrong-type'],
      [photo.subarray(0, 200), 'document/unreadable'],
      [Buffer.from(locked), 'document/unreadable'],
      [Buffer.alloc(8_100_000), 'request/too-large'],
    ];
    for (const [bytes, code] of files) {
      const refused = await upload(orderId, { contentBase64: bytes.toString('base64') });
      expect(refused.problem.code).toBe(code);
    }
    expect(await tests.sql`select count(*) from order_documents`).toEqual([{ count: 0 }]);
    expect(tests.api.files.files.size).toBe(0);
  });

  test('is submitted only with all the others that are always required', async () => {
    const orderId = await tests.desk.paid();
    expect((await upload(orderId)).status).toBe(201);
    const { browser } = tests.desk;
    const early = await browser.call(submitRtoDocuments, { body: { orderId } });
    expect(early.problem).toMatchObject({ status: 422, code: 'order/documents-missing' });
    const missing = early.problem.errors?.map(({ path }) => path);
    expect(missing).toContain('documents.insurance');
    expect(missing).not.toContain('documents.rc');
    await tests.desk.uploadAll(orderId);
    expect((await browser.call(submitRtoDocuments, { body: { orderId } })).status).toBe(200);
    expect(await tests.desk.details(orderId)).toMatchObject({ step: 'documents-review' });
    const twice = await browser.call(submitRtoDocuments, { body: { orderId } });
    expect(twice.problem.code).toBe('order/wrong-step');
  });
});
