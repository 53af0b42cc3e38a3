import { randomUUID } from 'node:crypto';
import {
  fastagBuyCheckout,
  fastagBuyHomepage,
  fastagBuyOrder,
  fastagCheckUser,
  fastagIssuedTags,
  fastagIssueHomepage,
  fastagIssuePerson,
  fastagIssueStatus,
  fastagIssueUpload,
  fastagResendOtp,
  fastagVerifyOtp,
} from '@pahiya/contracts/fastag/issue-contracts';
import { fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import type { IssueReport, TagIssuer } from '@pahiya/domain/fastag/ports';
import type { LedgerAccount } from '@pahiya/domain/ledger/ledger';
import { rupees } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDesk, useOrderDesk } from '../../../../test/order-desk.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { exampleTag, ISSUER_OTP } from '../../../../test/scripted-fastag.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { purgeIssues } from './purge-issues.ts';

const vehicleNumber = 'DL8CAF5030';
const tests = useOrderDesk();
const minuteMs = 60_000;
const dayMs = 86_400_000;
const start = new Date('2026-11-21T04:44:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

const photo = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#ffcc00' },
})
  .withExif({ IFD0: { Copyright: 'somebody' } })
  .jpeg()
  .toBuffer();

const person = {
  name: 'Asha Verma',
  dateOfBirth: '1990-05-14',
  idKind: 'pan',
  idNumber: 'ABCDE1234F',
  identifierEnd: '34567',
} as const;
const address = {
  name: 'Asha Verma',
  line: '12 Park Street',
  city: 'New Delhi',
  stateCode: 'DL',
  pinCode: '110001',
};

beforeEach(() => {
  tests.api.registry.answer = async (number) => ok(found(number));
});

const browser = () => tests.desk.browser;
const issuer = () => tests.api.fastag.tagIssuer;
/** Replaces answers of the issuer. */
const answer = (changes: Partial<TagIssuer>) => Object.assign(issuer(), changes);

async function startIssue(body: object = {}) {
  return browser().call(fastagCheckUser, { body: { vehicleNumber, ...body } });
}

async function started(): Promise<string> {
  return (await startIssue()).data.issue.issueId;
}

const verify = (issueId: string, otp = ISSUER_OTP) =>
  browser().call(fastagVerifyOtp, { body: { issueId, otp } });

const check = (issueId: string, changes: object = {}) =>
  browser().call(fastagIssuePerson, { body: { issueId, ...person, ...changes } });

const upload = (issueId: string, picture: string, bytes: Uint8Array = photo) =>
  browser().call(fastagIssueUpload, {
    body: { issueId, picture, contentBase64: Buffer.from(bytes).toString('base64') },
  });

/** An issue that can be ordered. */
async function ready(): Promise<string> {
  const issueId = await started();
  await verify(issueId);
  await check(issueId);
  await upload(issueId, 'rc-front');
  await upload(issueId, 'vehicle-front');
  return issueId;
}

const order = (issueId: string, changes: object = {}, key: string = randomUUID()) =>
  browser().call(fastagBuyOrder, {
    body: { issueId, expectedTotal: 50_000, address, ...changes },
    headers: { 'idempotency-key': key },
  });

async function pay({ orderId, quoteId }: OrderOnWire): Promise<void> {
  const begun = await browser().call(payOrder, { body: { orderId, quoteId } });
  const gatewayOrderId = String(begun.data.checkout.fields.order_id);
  await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId));
}

/** A paid tag that its issuer has; returns issue and order. */
async function atIssuer() {
  const issueId = await ready();
  const placed: OrderOnWire = (await order(issueId)).data.order;
  await pay(placed);
  await tests.desk.work();
  return { issueId, orderId: placed.orderId };
}

const status = async (issueId: string) =>
  (await browser().call(fastagIssueStatus, { query: { issueId } })).data.issue;

const read = async (orderId: string): Promise<OrderOnWire> =>
  (await browser().call(fetchOrder, { params: { id: orderId } })).data.order;

/** The issuer reports, and is asked. */
async function report(issueId: string, said: IssueReport, at: Date): Promise<void> {
  issuer().reports.set(issueId, said);
  tests.api.setNow(at);
  await tests.desk.work();
}

const at = '2026-11-22T06:00:00.000Z';
const tagSerial = '607469-011-0012345';

async function balance(account: LedgerAccount): Promise<number> {
  return (await readTrialBalance(tests.sql)).accounts[account];
}

describe('the price of a new tag', () => {
  test('has the issuer’s fee, deposit and balance on separate lines, for visitors too', async () => {
    const { data } = await browser().call(fastagBuyCheckout, { body: { vehicleNumber } });
    expect(data).toMatchObject({
      vehicleNumber,
      tagClass: { kind: 'known', tagClass: 4 },
      presentTags: { state: 'known', tags: [] },
      issuer: { name: 'Test bank', sandbox: true },
      price: {
        state: 'priced',
        lines: [
          { kind: 'pass-through', code: 'tag-price', amount: 10_000 },
          { kind: 'pass-through', code: 'tag-balance', amount: 20_000 },
          { kind: 'deposit', code: 'tag-deposit', amount: 20_000 },
        ],
        total: 50_000,
        validFrom: '2026-04-01',
      },
    });
  });

  test('asks for a class that the record does not say, and takes no other', async () => {
    const truck = 'DL1LAB1234';
    tests.api.registry.answer = async (number) =>
      ok(found(number, { vehicleClass: 'Goods Carrier(HGV)', category: 'HGV' }));
    const asked = await browser().call(fastagBuyCheckout, { body: { vehicleNumber: truck } });
    expect(asked.data).toMatchObject({
      tagClass: { kind: 'choose', choices: [5, 7, 6, 12, 15] },
      price: null,
    });
    const chosen = await browser().call(fastagBuyCheckout, {
      body: { vehicleNumber: truck, tagClass: 7 },
    });
    expect(chosen.data).toMatchObject({
      tagClass: { kind: 'chosen', tagClass: 7 },
      price: { state: 'priced', tagClass: 7 },
    });
    const wrong = await browser().call(fastagBuyCheckout, {
      body: { vehicleNumber: truck, tagClass: 4 },
    });
    expect(wrong.problem).toMatchObject({
      code: 'fastag/class-mismatch',
      errors: [{ path: 'body.tagClass' }],
    });
    expect((await startIssue({ vehicleNumber: truck })).problem.code).toBe('fastag/class-needed');
    const odd = await browser().call(fastagBuyCheckout, {
      body: { vehicleNumber: truck, tagClass: 8 as 4 },
    });
    expect(odd.status).toBe(400);
  });

  test('is not given for two wheels, and not sold where the issuer has no plan', async () => {
    answer({ plan: async () => ok(null) });
    const { data } = await browser().call(fastagBuyCheckout, { body: { vehicleNumber } });
    expect(data.price).toEqual({ state: 'not-sold' });
    expect((await startIssue()).problem.code).toBe('fastag/not-sold');
    tests.api.registry.answer = async (number) =>
      ok(found(number, { vehicleClass: 'M-Cycle/Scooter(2WN)', category: '2WN' }));
    const scooter = { vehicleNumber: 'DL8CAF5031' };
    const none = await browser().call(fastagBuyCheckout, { body: scooter });
    expect(none.data).toMatchObject({ tagClass: { kind: 'none' }, price: null });
    expect((await startIssue(scooter)).problem.code).toBe('fastag/no-tag-needed');
  });

  test('says when issuer and directory are down, which is not "none"', async () => {
    answer({ plan: async () => downFailure('tag-issuer') });
    tests.api.fastag.tagDirectory.answer = async () => downFailure('tags');
    const { data } = await browser().call(fastagBuyCheckout, { body: { vehicleNumber } });
    expect(data).toMatchObject({
      presentTags: { state: 'unavailable' },
      price: { state: 'unavailable' },
    });
    expect((await startIssue()).problem).toMatchObject({
      status: 503,
      code: 'fastag/issuer-unavailable',
    });
    const home = await browser().call(fastagBuyHomepage, {});
    expect(home.data).toMatchObject({ prices: [], isComplete: false });
  });

  test('is listed by class', async () => {
    const { data } = await browser().call(fastagBuyHomepage, {});
    expect(data.isComplete).toBe(true);
    expect(data.prices.map(({ tagClass }) => tagClass)).toEqual([4, 5, 6, 7, 12, 15, 16, 20]);
  });

  test('is refused for what is no vehicle number', async () => {
    for (const typed of ['DL8C\0AF5030', 'hello', '12345']) {
      const refused = await browser().call(fastagBuyCheckout, { body: { vehicleNumber: typed } });
      expect(refused.status).toBe(400);
    }
  });
});

describe('a present tag', () => {
  beforeEach(() => {
    tests.api.fastag.tagDirectory.answer = async () => ok([exampleTag]);
  });

  test('is named before the price, and nothing starts without a confirmation', async () => {
    const { data } = await browser().call(fastagBuyCheckout, { body: { vehicleNumber } });
    expect(data.presentTags).toMatchObject({
      state: 'known',
      tags: [{ tagClass: 4, status: 'A', bankId: '999001', issuedOn: '2024-06-03' }],
    });
    const refused = await startIssue();
    expect(refused.problem).toMatchObject({
      code: 'fastag/tag-active',
      errors: [{ path: 'body.replacesTag' }],
    });
    expect(await tests.sql`select from tag_issues`).toHaveLength(0);
    expect((await startIssue({ replacesTag: true })).status).toBe(201);
  });

  test('is not in the way once it is closed', async () => {
    tests.api.fastag.tagDirectory.answer = async () =>
      ok([
        { ...exampleTag, status: 'C' },
        { ...exampleTag, exceptionCode: '06' },
      ]);
    expect((await startIssue()).status).toBe(201);
  });
});

describe('the issue of a tag', () => {
  test('goes from OTP to the active tag, and the money to its issuer', async () => {
    const begun = await startIssue();
    expect(begun).toMatchObject({
      status: 201,
      data: { issue: { state: 'otp-sent', mobileMasked: '98•••••210', tagClass: 4 } },
    });
    const { issueId } = begun.data.issue;
    const home = await browser().call(fastagIssueHomepage, {});
    expect(home.data.issues.map((one) => one.issueId)).toEqual([issueId]);
    expect((await verify(issueId)).data.issue.state).toBe('otp-ok');
    expect((await check(issueId)).data.issue).toMatchObject({
      state: 'accepted',
      pictures: [
        { picture: 'rc-front', isSent: false },
        { picture: 'vehicle-front', isSent: false },
      ],
    });
    expect((await upload(issueId, 'rc-front')).data.issue.state).toBe('accepted');
    expect((await upload(issueId, 'vehicle-front')).data.issue.state).toBe('ready');
    const placed = await order(issueId);
    expect(placed.status).toBe(201);
    expect(placed.data.order).toMatchObject({
      kind: 'fastag-tag',
      activeStep: 'to-pay',
      total: 50_000,
      lines: [{ code: 'tag-price' }, { code: 'tag-balance' }, { code: 'tag-deposit' }],
      details: { kind: 'fastag-tag', issue: { state: 'ordered' }, address, dispatchBy: null },
    });
    const { orderId } = placed.data.order;
    await pay(placed.data.order);
    expect(await read(orderId)).toMatchObject({
      activeStep: 'paid',
      details: { dispatchBy: '2026-12-12' },
    });
    await tests.desk.work();
    expect(issuer().confirmed).toEqual([
      {
        requestId: issueId,
        sessionRef: 'session-1',
        planRef: 'plan-4',
        vehicleNumber,
        amount: rupees(500),
        fileRefs: ['file-1', 'file-2'],
        address,
      },
    ]);
    expect((await read(orderId)).activeStep).toBe('kyc-review');
    await report(issueId, { state: 'assigned', at, tagSerial }, later(dayMs));
    expect(await status(issueId)).toMatchObject({ state: 'assigned', tagSerial });
    expect(await balance('issuer-payable')).toBe(0);
    const parcel = { courier: 'Speed Post', consignmentId: 'ED123456789IN' };
    await report(issueId, { state: 'dispatched', at, tagSerial, ...parcel }, later(2 * dayMs));
    expect(await status(issueId)).toMatchObject({ state: 'dispatched', ...parcel });
    expect(Math.abs(await balance('issuer-payable'))).toBe(50_000);
    expect(await balance('deposits-held')).toBe(0);
    await report(issueId, { state: 'delivered', at, tagSerial }, later(5 * dayMs));
    await report(issueId, { state: 'active', at, tagSerial, tagId: 'x' }, later(6 * dayMs));
    const ended = await read(orderId);
    expect(ended).toMatchObject({ activeStep: 'active', refunds: [] });
    expect((await status(issueId)).steps.map(({ state }) => state)).toEqual([
      'otp-sent',
      'otp-ok',
      'accepted',
      'ready',
      'ordered',
      'paid',
      'kyc-review',
      'assigned',
      'dispatched',
      'delivered',
      'active',
    ]);
    expect(Math.abs(await balance('issuer-payable'))).toBe(50_000);
    const issued = await browser().call(fastagIssuedTags, {});
    expect(issued.data.issues).toMatchObject([{ issueId, state: 'active', orderId }]);
    const told = tests.api.messages.map(({ template }) => template);
    expect(told.filter((one) => one !== 'otp').sort()).toEqual([
      'order-activated',
      'order-dispatched',
      'order-paid',
    ]);
  });

  test('stores neither the number of a proof, nor the OTP, nor a picture', async () => {
    const issueId = await ready();
    await order(issueId);
    const rows = await tests.sql<{ text: string }[]>`
      select t::text as text from tag_issues t union all
      select t::text from order_quotes t union all select t::text from tasks t union all
      select t::text from idempotency_keys t`;
    const stored = rows.map(({ text }) => text).join('\n');
    for (const secret of [person.idNumber, person.dateOfBirth, ISSUER_OTP, 'session-1']) {
      expect(stored).not.toContain(secret);
    }
    expect(tests.api.files.files.size).toBe(0);
    const [sent] = issuer().uploads;
    expect(sent?.contentType).toBe('image/jpeg');
    expect(Buffer.from(sent?.bytes ?? []).includes('somebody')).toBe(false);
  });

  test('takes no wrong OTP, none twice, and resends after a pause', async () => {
    const issueId = await started();
    expect((await verify(issueId, '000000')).problem).toMatchObject({
      status: 422,
      code: 'fastag/otp-wrong',
      errors: [{ path: 'body.otp' }],
    });
    expect((await verify(issueId, '12a456')).status).toBe(400);
    expect((await status(issueId)).state).toBe('otp-sent');
    const resend = () => browser().call(fastagResendOtp, { body: { issueId } });
    expect((await resend()).problem).toMatchObject({ status: 429, code: 'fastag/otp-too-soon' });
    tests.api.setNow(later(minuteMs));
    expect((await resend()).status).toBe(200);
    await verify(issueId);
    expect((await verify(issueId)).problem.code).toBe('fastag/wrong-step');
    expect((await resend()).problem.code).toBe('fastag/wrong-step');
  });

  test('passes on what the issuer refuses, and can be corrected', async () => {
    const issueId = await started();
    await verify(issueId);
    const refusals = [
      [{ kind: 'vehicle-mismatch' }, 'fastag/vehicle-mismatch'],
      [{ kind: 'other-tag-active', bankId: null }, 'fastag/other-tag-active'],
      [{ kind: 'person-refused', reason: 'name' }, 'fastag/person-refused'],
    ] as const;
    for (const [answer, code] of refusals) {
      issuer().checked = async () => ok(answer);
      expect((await check(issueId)).problem.code).toBe(code);
    }
    issuer().checked = async () => downFailure('tag-issuer');
    expect((await check(issueId)).problem.status).toBe(503);
    issuer().checked = async () => ok({ kind: 'accepted', pictures: [] });
    expect((await check(issueId)).data.issue.state).toBe('ready');
  });

  test.each([
    ['a number with a NUL byte', { idNumber: 'ABC\0DE1234' }],
    ['a name with a line break', { name: 'Asha\nVerma' }],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }],
    ['four characters of the chassis', { identifierEnd: '3456' }],
    ['a proof that nobody accepts', { idKind: 'ration-card' }],
  ])('refuses %s, and tells the issuer nothing', async (_, changes) => {
    const issueId = await started();
    await verify(issueId);
    let asked = 0;
    issuer().checked = async () => {
      asked += 1;
      return ok({ kind: 'accepted', pictures: [] });
    };
    expect((await check(issueId, changes)).status).toBe(400);
    expect(asked).toBe(0);
    expect((await status(issueId)).state).toBe('otp-ok');
  });

  test('ends with the session of the issuer', async () => {
    const issueId = await started();
    await verify(issueId);
    issuer().checked = async () => ok('expired');
    expect((await check(issueId)).problem.code).toBe('fastag/session-over');
    expect((await status(issueId)).state).toBe('dropped');
    const home = await browser().call(fastagIssueHomepage, {});
    expect(home.data.issues).toEqual([]);
  });

  test('replaces an unfinished one for the same vehicle', async () => {
    const first = await started();
    const second = await started();
    expect((await status(first)).state).toBe('dropped');
    expect((await status(second)).state).toBe('otp-sent');
  });

  test('is nobody else’s', async () => {
    const issueId = await ready();
    const stranger = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    const calls = [
      stranger.browser.call(fastagIssueStatus, { query: { issueId } }),
      stranger.browser.call(fastagVerifyOtp, { body: { issueId, otp: ISSUER_OTP } }),
      stranger.browser.call(fastagIssueUpload, {
        body: { issueId, picture: 'rc-front', contentBase64: photo.toString('base64') },
      }),
      stranger.browser.call(fastagBuyOrder, {
        body: { issueId, expectedTotal: 50_000, address },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ];
    for (const refused of await Promise.all(calls)) {
      expect(refused.problem).toMatchObject({ status: 404, code: 'fastag/issue-not-found' });
    }
    const placed = await order(issueId);
    const other = await stranger.browser.call(fetchOrder, {
      params: { id: placed.data.order.orderId },
    });
    expect(other.problem.status).toBe(404);
  });
});

describe('a picture', () => {
  test('of another type, hostile or too large is refused and not passed on', async () => {
    const issueId = await started();
    await verify(issueId);
    await check(issueId);
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const files: [Uint8Array, string][] = [
      [Buffer.from('GIF89a…'), 'document/wrong-type'],
      [Buffer.from('<svg onload="alert(1)"/>'), 'document/wrong-type'],
      [polyglot, 'document/wrong-type'],
      [photo.subarray(0, 60), 'document/unreadable'],
      [Buffer.alloc(8_100_000), 'request/too-large'],
    ];
    for (const [bytes, code] of files) {
      expect((await upload(issueId, 'rc-front', bytes)).problem.code).toBe(code);
    }
    expect((await upload(issueId, 'rc-back')).problem.code).toBe('fastag/wrong-step');
    expect(issuer().uploads).toEqual([]);
    answer({ upload: async () => downFailure('tag-issuer') });
    expect((await upload(issueId, 'rc-front')).problem.status).toBe(503);
    expect((await status(issueId)).pictures).toContainEqual({ picture: 'rc-front', isSent: false });
  });

  test('that was rejected is sent again, and then reviewed again', async () => {
    const { issueId, orderId } = await atIssuer();
    const rejected = {
      state: 'rejected',
      at,
      reason: 'plate-not-readable',
      resend: ['vehicle-front'],
    } as const;
    await report(issueId, rejected, later(dayMs));
    expect(await status(issueId)).toMatchObject({
      state: 'rejected',
      reason: 'plate-not-readable',
      resend: ['vehicle-front'],
    });
    expect((await read(orderId)).activeStep).toBe('rejected');
    expect((await upload(issueId, 'rc-front')).problem.code).toBe('fastag/wrong-step');
    const again = await upload(issueId, 'vehicle-front');
    expect(again.data.issue).toMatchObject({ state: 'kyc-review', reason: null, resend: [] });
    expect((await read(orderId)).activeStep).toBe('kyc-review');
    await report(issueId, { ...rejected, reason: 'too-dark' }, later(2 * dayMs));
    expect((await status(issueId)).reason).toBe('too-dark');
    const told = tests.api.messages.filter(({ template }) => template.includes('rejected'));
    expect(told).toHaveLength(2);
  });
});

describe('the order of a tag', () => {
  test('is placed once per key, and only at the price that was shown', async () => {
    const issueId = await ready();
    const changed = await order(issueId, { expectedTotal: 49_900 });
    expect(changed.problem).toMatchObject({ status: 409, code: 'order/quote-changed' });
    const bad = await order(issueId, { address: { ...address, pinCode: '010001' } });
    expect(bad.problem).toMatchObject({ status: 400, errors: [{ path: 'body.address.pinCode' }] });
    expect(await tests.sql`select from orders`).toHaveLength(0);
    const key = randomUUID();
    const answers = await Promise.all([order(issueId, {}, key), order(issueId, {}, key)]);
    const repeated = await order(issueId, {}, key);
    const other = await order(issueId);
    const ids = [...answers, repeated, other].flatMap((one) =>
      one.status === 201 ? [one.data.order.orderId] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await tests.sql`select from orders`).toHaveLength(1);
  });

  test('needs all pictures', async () => {
    const issueId = await started();
    await verify(issueId);
    await check(issueId);
    expect((await order(issueId)).problem.code).toBe('fastag/wrong-step');
  });

  test('asks for confirmation when the issuer’s price has changed before payment', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    tests.api.setNow(later(16 * minuteMs));
    const plan = await issuer().plan(4);
    if (!plan.ok || plan.value === null) throw new Error('a plan');
    const dearer = { ...plan.value, deposit: rupees(250) };
    answer({ plan: async () => ok(dearer) });
    const { orderId, quoteId } = placed;
    const refused = await browser().call(payOrder, { body: { orderId, quoteId } });
    expect(refused.problem.code).toBe('order/quote-changed');
    const renewed = await read(orderId);
    expect(renewed).toMatchObject({ total: 55_000, lines: [{}, {}, { amount: 25_000 }] });
    await pay(renewed);
    await tests.desk.work();
    expect(issuer().confirmed.map(({ amount }) => amount)).toEqual([55_000]);
  });

  test('that was closed unpaid leaves its issue to be ordered again', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    tests.api.setNow(later(31 * minuteMs));
    await tests.desk.work();
    expect((await read(placed.orderId)).activeStep).toBe('closed');
    expect((await status(issueId)).state).toBe('ready');
    const again = await order(issueId);
    expect(again.status).toBe(201);
    expect(again.data.order.orderId).not.toBe(placed.orderId);
    expect((await read(placed.orderId)).details).toMatchObject({ issue: null });
  });

  test('reaches the issuer once, even when its answer was lost', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    issuer().lost = err({
      kind: 'timeout',
      provider: 'tag-issuer',
      retryable: true,
      reason: 'scripted',
    });
    await pay(placed);
    await tests.desk.work();
    tests.api.setNow(later(10 * minuteMs));
    await tests.desk.work();
    expect(issuer().confirmed).toHaveLength(1);
    expect((await status(issueId)).state).toBe('kyc-review');
  });

  test('is not refunded with its session gone while the issuer has it, though its answer was lost', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    const { report: asked } = issuer();
    issuer().lost = downFailure('tag-issuer');
    answer({ report: async () => downFailure('tag-issuer') });
    await pay(placed);
    await tests.desk.work();
    await tests.sql`update tag_issues set session = null`;
    answer({ report: asked });
    tests.api.setNow(later(10 * minuteMs));
    await tests.desk.work();
    expect((await read(placed.orderId)).refunds).toEqual([]);
    expect((await status(issueId)).state).toBe('kyc-review');
  });

  test('keeps the session of an order placed late, and neither session nor address of one never paid', async () => {
    const issueId = await ready();
    tests.api.setNow(later(47 * 60 * minuteMs));
    await order(issueId);
    const kept = () =>
      tests.sql`select session is not null as session, address is not null as address
        from tag_issues`;
    tests.api.setNow(later(49 * 60 * minuteMs));
    await purgeIssues(tests.api.services);
    expect(await kept()).toEqual([{ session: true, address: true }]);
    tests.api.setNow(later(5 * dayMs));
    await tests.desk.work();
    await purgeIssues(tests.api.services);
    expect(await kept()).toEqual([{ session: false, address: false }]);
  });

  test('waits while the issuer is down, and is ordered afterwards', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    const { confirm, report: asked } = issuer();
    const down = async () => downFailure('tag-issuer');
    answer({ confirm: down, report: down });
    await pay(placed);
    await tests.desk.work();
    expect((await status(issueId)).state).toBe('paid');
    answer({ confirm, report: asked });
    tests.api.setNow(later(5 * minuteMs));
    await tests.desk.work();
    expect((await status(issueId)).state).toBe('kyc-review');
    expect((await read(placed.orderId)).refunds).toEqual([]);
  });

  test.each([
    ['refused by the issuer', { state: 'refused', at, reason: 'kyc-failed' } as const],
    ['cancelled by the issuer', { state: 'closed', at } as const],
  ])('that was %s is refunded in full, once', async (_, said) => {
    const { issueId, orderId } = await atIssuer();
    await report(issueId, said, later(dayMs));
    expect(await read(orderId)).toMatchObject({
      activeStep: 'refunding',
      refunds: [{ amount: 50_000 }],
    });
    await report(issueId, { state: 'active', at, tagSerial, tagId: 'x' }, later(2 * dayMs));
    for (const refund of [...tests.api.gateway.refunds.values()]) {
      tests.api.gateway.refunds.set(refund.gatewayRefundId, { ...refund, status: 'processed' });
    }
    tests.api.setNow(later(3 * dayMs));
    await tests.desk.work();
    const ended = await read(orderId);
    expect(ended).toMatchObject({ activeStep: 'refunded', refunds: [{ state: 'processed' }] });
    for (const account of ['issuer-payable', 'deposits-held', 'owed-to-authorities'] as const) {
      expect(await balance(account)).toBe(0);
    }
  });

  test('that was paid twice goes on, and the second payment goes back', async () => {
    const { orderId } = await atIssuer();
    const [first] = tests.api.gateway.payments.values();
    const second = tests.api.gateway.pay(String(first?.gatewayOrderId));
    await applyGatewayPayment(tests.api.services, second);
    await tests.desk.work();
    for (const refund of tests.api.gateway.refunds.values()) {
      await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
    }
    expect(await read(orderId)).toMatchObject({
      activeStep: 'kyc-review',
      refunds: [{ state: 'processed' }],
    });
  });

  test('that the issuer rejects outright and never received is refunded', async () => {
    const issueId = await ready();
    const placed = (await order(issueId)).data.order;
    const rejected = { kind: 'rejected', provider: 'tag-issuer', retryable: false } as const;
    answer({ confirm: async () => err({ ...rejected, reason: 'session' }) });
    await pay(placed);
    await tests.desk.work();
    expect(await read(placed.orderId)).toMatchObject({
      activeStep: 'refunding',
      details: { issue: { state: 'refused', reason: 'not-ordered' } },
      refunds: [{ amount: 50_000 }],
    });
  });

  test('is cancelled and refunded when it was not dispatched in three weeks', async () => {
    const { issueId, orderId } = await atIssuer();
    tests.api.setNow(later(20 * dayMs));
    await tests.desk.work();
    expect((await status(issueId)).state).toBe('kyc-review');
    tests.api.setNow(later(22 * dayMs));
    await tests.desk.work();
    expect(await read(orderId)).toMatchObject({
      activeStep: 'refunding',
      details: { issue: { state: 'closed' } },
      refunds: [{ amount: 50_000 }],
    });
  });
});
