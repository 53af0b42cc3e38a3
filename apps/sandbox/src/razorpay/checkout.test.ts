import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

const CALLBACK = 'https://shop.example/pay/return?order=1';
const CANCEL = 'https://shop.example/orders/1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile';

let sandbox: FastifyInstance;

beforeEach(() => {
  sandbox = buildSandbox({ razorpay: { pendingMs: 30 } });
});

afterEach(() => sandbox.close());

describe('the checkout page', () => {
  test('shows the amount of the order, not of the browser', async () => {
    const { page } = await open({ amount: '100' });
    expect(page).toContain('₹1,284.70');
    expect(page).toContain('Sandbox. No money moves on this page.');
  });

  test('has a QR code on a desktop and a link to UPI apps on a phone', async () => {
    const { page, path } = await open();
    expect(page).toContain('data:image/svg+xml;base64,');
    expect(page).not.toContain('href="upi:');
    const phone = await sandbox.inject({ url: path, headers: { 'user-agent': ANDROID } });
    expect(phone.body).toMatch(/href="upi:\/\/pay\?pa=sandbox%40invalid&#38;[^"]*am=1284\.70/);
    expect(phone.body).not.toContain('data:image/svg+xml');
  });

  test('has an icon, so that no browser asks the gateway for one', async () => {
    const { page, policy } = await open();
    expect(page).toContain('<link rel="icon" href="data:,">');
    expect(policy).toContain('img-src data:');
  });

  test('is in Hindi if the merchant requests it', async () => {
    const { page } = await open({ 'config[display][language]': 'hi' });
    expect(page).toContain('<html lang="hi">');
    expect(page).toContain('सैंडबॉक्स');
    expect(page).not.toContain('No money moves');
  });

  test('shows names as text, never as markup, and runs no script', async () => {
    const { page, policy } = await open({ name: '<script>alert(1)</script>' });
    expect(page).not.toContain('<script');
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("form-action 'self' https://shop.example");
  });

  test.each([
    [{ key_id: 'rzp_test_other' }, 'key_id'],
    [{ order_id: 'order_00000000000000' }, 'order_id'],
    [{ callback_url: 'javascript:alert(1)' }, 'callback_url'],
  ])('is refused for %o', async (fields, named) => {
    const orderId = await makeOrder();
    const answer = await post('/v1/checkout/embedded', { ...formOf(orderId), ...fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(named);
  });
});

describe('the return to the merchant', () => {
  test('success posts payment, order and signature, by button without script', async () => {
    const { path, orderId } = await open();
    const answer = await post(`${path}/pay`, { outcome: 'success', method: 'upi' });
    const fields = returnForm(answer.body);
    const paymentId = String(fields.razorpay_payment_id);
    expect(answer.body).toContain(`action="${CALLBACK}"`);
    expect(fields).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      razorpay_order_id: orderId,
      razorpay_signature: createHmac('sha256', SANDBOX_CREDENTIALS.razorpayKeySecret)
        .update(`${orderId}|${paymentId}`)
        .digest('hex'),
    });
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  test('failure posts the error as Razorpay does, with ids in the metadata', async () => {
    const { path, orderId } = await open();
    const fields = returnForm((await post(`${path}/pay`, { outcome: 'failure' })).body);
    expect(fields).toMatchObject({
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[reason]': 'payment_declined',
    });
    expect(JSON.parse(String(fields['error[metadata]']))).toMatchObject({ order_id: orderId });
  });

  test('cancelling goes to the cancel URL without an attempt', async () => {
    const { path, orderId } = await open();
    const answer = await post(`${path}/pay`, { outcome: 'dismissal' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, CANCEL]);
    expect(await paymentsOf(orderId)).toEqual([]);
  });

  test('a pending payment can be left, and returns automatically when the bank responds', async () => {
    const { path, orderId } = await open();
    const answer = await post(`${path}/pay`, { outcome: 'pending-then-success' });
    const waiting = String(answer.headers.location);
    const page = (await sandbox.inject(waiting)).body;
    expect(page).toContain('http-equiv="refresh"');
    expect(page).toContain(`href="${CANCEL}"`);
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'created' }]);
    await expect
      .poll(async () => (await sandbox.inject(waiting)).body)
      .toContain('razorpay_signature');
  });

  test('after a closed browser nothing is posted, and the payment is kept', async () => {
    const { path, orderId } = await open();
    const answer = await post(`${path}/pay`, { outcome: 'success-browser-closed' });
    expect(answer.body).not.toContain(CALLBACK);
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'captured' }]);
  });

  test('a paid order cannot be paid again, not even from an old page', async () => {
    const { path, orderId } = await open();
    await post(`${path}/pay`, { outcome: 'success' });
    const again = await post(`${path}/pay`, { outcome: 'success' });
    expect(again.body).toContain('This order is paid');
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });
});

describe('other payment methods', () => {
  test.each([
    ['1234', 'captured', null],
    ['1234567890', 'captured', null],
    ['123', 'failed', 'incorrect_otp'],
  ])('a card with the code %s is %s', async (otp, status, reason) => {
    const { path, orderId } = await open();
    const asked = await post(`${path}/card`, {
      number: '4111 1111 1111 1111',
      expiry: '12/30',
      cvv: '123',
    });
    expect(asked.body).toContain('name="otp"');
    await post(`${path}/card/otp`, { otp, last4: '1111' });
    expect(await paymentsOf(orderId)).toMatchObject([
      { status, method: 'card', error_reason: reason },
    ]);
  });

  test('an unknown card and an invalid OTP are explained at their fields', async () => {
    const { path, orderId } = await open();
    const card = await post(`${path}/card`, { number: '5555', expiry: '12/30', cvv: '123' });
    expect(card.statusCode).toBe(422);
    expect(card.body).toMatch(/name="number"[^>]*aria-invalid="true"/);
    const code = await post(`${path}/card/otp`, { otp: 'abcd', last4: '1111' });
    expect(code.statusCode).toBe(422);
    expect(code.body).toMatch(/name="otp"[^>]*aria-invalid="true"/);
    expect(await paymentsOf(orderId)).toEqual([]);
  });

  test('the test card for declines is declined', async () => {
    const { path, orderId } = await open();
    await post(`${path}/card`, { number: '4000000000000002', expiry: '12/30', cvv: '123' });
    await post(`${path}/card/otp`, { otp: '1234', last4: '0002' });
    expect(await paymentsOf(orderId)).toMatchObject([{ error_reason: 'card_declined' }]);
  });

  test('net banking uses a page of the bank', async () => {
    const { path, orderId } = await open();
    const bank = await post(`${path}/bank`, { bank: 'Axis Bank' });
    expect(bank.body).toContain('Axis Bank (sandbox)');
    await post(`${path}/pay`, { outcome: 'success', method: 'netbanking' });
    expect(await paymentsOf(orderId)).toMatchObject([{ method: 'netbanking', status: 'captured' }]);
  });
});

async function open(fields: Record<string, string> = {}) {
  const orderId = await makeOrder();
  const entry = await post('/v1/checkout/embedded', { ...formOf(orderId), ...fields });
  const path = String(entry.headers.location);
  const shown = await sandbox.inject(path);
  const policy = String(shown.headers['content-security-policy']);
  return { orderId, path, page: shown.body, policy };
}

function formOf(orderId: string) {
  return {
    key_id: SANDBOX_CREDENTIALS.razorpayKeyId,
    order_id: orderId,
    amount: '128470',
    name: 'Pahiya',
    description: 'Challans',
    callback_url: CALLBACK,
    cancel_url: CANCEL,
  };
}

function post(url: string, fields: Record<string, string>) {
  return sandbox.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

const basic = Buffer.from(
  `${SANDBOX_CREDENTIALS.razorpayKeyId}:${SANDBOX_CREDENTIALS.razorpayKeySecret}`,
).toString('base64');
const headers = { authorization: `Basic ${basic}` };

async function makeOrder(): Promise<string> {
  const payload = { amount: 128_470, currency: 'INR', receipt: 'checkout-test' };
  const answer = await sandbox.inject({ method: 'POST', url: '/v1/orders', headers, payload });
  return answer.json<{ id: string }>().id;
}

async function paymentsOf(orderId: string) {
  const answer = await sandbox.inject({ url: `/v1/orders/${orderId}/payments`, headers });
  return answer.json<{ items: object[] }>().items;
}

/** Hidden fields of the form that returns to the merchant. */
function returnForm(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  const plain = (text = '') =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return Object.fromEntries([...fields].map(([, name, value]) => [plain(name), plain(value)]));
}
