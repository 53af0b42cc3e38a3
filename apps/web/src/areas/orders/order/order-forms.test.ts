import type { WireAnswer } from '@pahiya/api-client/api-transport';
import { exampleCheckout, exampleOrder } from '@pahiya/contracts/challans/order-examples';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { checkoutAddress, mixedCheckout, orderPath } from '../../../testing/order-visits.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';
import { courtNumber, ofAnyKind, orders } from './testing/sample-orders.ts';

const checkout = {
  action: 'https://gateway.example/v1/checkout/embedded',
  fields: { key_id: 'rzp_test_1', order_id: 'order_1' },
};
const created = answered({ order: exampleOrder });
const begun = answered({ checkout });
const chosen = {
  key: '0123456789abcdef',
  settlementType: 'STANDARD',
  'total-STANDARD': '362422',
  'total-EXPRESS': '368664',
};
type Calls = Parameters<typeof fakeTransport>[0];

/** Presses "Pay" on the checkout page. */
const press = (
  form: Record<string, string>,
  calls: Calls = {},
  path: string = checkoutAddress,
) => ({
  path,
  form,
  isLoggedIn: true,
  transport: fakeTransport({
    ...base,
    quoteChallans: answered({ checkoutData: mixedCheckout }),
    ...calls,
  }),
});

/** Opens the checkout page. */
function opened(calls: Calls = {}, isLoggedIn = true) {
  const { path, transport } = press(chosen, calls);
  return documentOf({ path, transport, isLoggedIn });
}

describe('the checkout', () => {
  test('creates the order for the total that was seen and opens the gateway by a form', async () => {
    const asked: unknown[] = [];
    const page = await documentOf(
      press(chosen, {
        createChallanOrder: (input) => {
          asked.push(input);
          return created;
        },
        payOrder: (input) => {
          asked.push(input);
          return begun;
        },
      }),
    );
    expect(asked).toMatchObject([
      {
        body: { settlementType: 'STANDARD', expectedTotal: 362_422 },
        idempotencyKey: '0123456789abcdef-STANDARD-362422',
      },
      {
        body: {
          quoteId: exampleOrder.quoteId,
          language: 'en',
        },
      },
    ]);
    expect(page.main).toContain(`action="${checkout.action}"`);
    expect(page.main).toContain('name="order_id" value="order_1"');
    expect(page.main).toContain('Pay ₹1,234.82');
  });

  test('charges the total of the chosen speed', async () => {
    let total: unknown;
    const express = { ...chosen, settlementType: 'EXPRESS' };
    await documentOf(
      press(express, {
        createChallanOrder: (input) => {
          total = (input as { body: { expectedTotal: number } }).body.expectedTotal;
          return created;
        },
        payOrder: begun,
      }),
    );
    expect(total).toBe(368_664);
  });

  test('preselects standard, the cheapest speed, and nothing else', async () => {
    const page = await opened();
    expect(page.main.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(1);
    expect(page.main).toMatch(
      /<input[^>]*(?:id="speed-standard"[^>]*checked=""|checked=""[^>]*id="speed-standard")/,
    );
    expect(page.main).toMatch(/Express[\s\S]*\+ ₹62\.42/);
  });

  test('has one receipt whose total matches the pay bar and the button', async () => {
    const page = await opened();
    expect(page.main.match(/class="bill"/g)).toHaveLength(1);
    const [bill = '', bar = ''] = page.main.split('class="paybar"');
    expect(bill).toContain('₹3,624.22');
    expect(bar.match(/₹3,624\.22/g)).toHaveLength(2);
    expect(bill).toMatch(/GST on our fees[\s\S]*₹95\.22/);
  });

  test('says before payment what paying means, what a court needs, and how to contest', async () => {
    const page = await opened();
    expect(page.main).toMatch(/By paying, you accept these 2 offences/);
    expect(page.main).toContain('href="/terms-conditions-challans"');
    expect(page.main).toMatch(/RC and driving licence, and enter an OTP from the court/);
    expect(page.main).toMatch(/In court, settled by 20 Jan 2027/);
  });

  test('of e-challans only does not mention courts, and links to contesting the one challan', async () => {
    const calls = { quoteChallans: answered({ checkoutData: exampleCheckout }) };
    const page = await opened(calls);
    expect(page.main).not.toContain('OTP from the court');
    expect(page.main).toMatch(/href="\/contest-challan\?d=[^"]+&amp;c=/);
  });

  test('of a visitor has the same form, and its button leads to sign-in with the chosen speed', async () => {
    const { main } = await opened({}, false);
    expect(main).toContain('Sign in and pay');
    const visitor = { ...press({ ...chosen, settlementType: 'EXPRESS' }), isLoggedIn: false };
    const result = await renderFakePage({ ...visitor, transport: fakeTransport(base) });
    const next = encodeURIComponent(`${checkoutAddress}&speed=EXPRESS`);
    expect(result).toMatchObject({ kind: 'redirect', location: `/sign-in?next=${next}` });
  });

  test('shows both amounts after a price change, and asks again', async () => {
    const seen = { ...chosen, 'total-STANDARD': '350000' };
    const page = await documentOf(
      press(seen, { createChallanOrder: refusedWith('order/quote-changed') }),
    );
    expect(page.status).toBe(409);
    expect(page.main).toMatch(/You saw[\s\S]*₹3,500[\s\S]*New total[\s\S]*₹3,624\.22/);
    expect(page.main).toContain('id="pay"');
  });

  test('redirects to sign-in when the session has expired, and keeps the cart', async () => {
    const result = await renderFakePage(
      press(chosen, { createChallanOrder: refusedWith('auth/required') }),
    );
    expect(result).toMatchObject({
      kind: 'redirect',
      location: `/sign-in?next=${encodeURIComponent(checkoutAddress)}`,
    });
  });

  test('continues on the order page when the gateway is unavailable', async () => {
    const result = await renderFakePage(
      press(chosen, {
        createChallanOrder: created,
        payOrder: refusedWith('order/gateway-unavailable'),
      }),
    );
    expect(result).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: `${orderPath}?note=order/gateway-unavailable`,
    });
  });

  test('explains why a challan in an open order cannot be ordered', async () => {
    const page = await documentOf(
      press(chosen, { createChallanOrder: refusedWith('challan/in-open-order') }),
    );
    expect(page.status).toBe(409);
    expect(page.main).toContain('One of these challans is already in an unpaid order');
    expect(page.main).toContain('href="/orders"');
  });
});

/** Submits a form of an order's page. */
const send = (form: Record<string, string> | FormData, calls: Calls, order = orders.paid) => ({
  path: orderPath,
  form,
  isLoggedIn: true,
  transport: fakeTransport({
    ...base,
    fetchOrder: answered({ order: ofAnyKind(order) }),
    ...calls,
  }),
});

describe('the page of an order', () => {
  test('retries payment of the same order, for the price that was seen', async () => {
    let body: unknown;
    const form = { intent: 'pay', quoteId: exampleOrder.quoteId, total: '123482' };
    const page = await documentOf(
      send(form, {
        payOrder: (input) => {
          body = (input as { body: unknown }).body;
          return begun;
        },
      }),
    );
    expect(body).toMatchObject({ orderId: exampleOrder.orderId, quoteId: exampleOrder.quoteId });
    expect(page.main).toContain(`action="${checkout.action}"`);
  });

  test('shows a changed amount beside the one that was seen', async () => {
    const form = { intent: 'pay', quoteId: exampleOrder.quoteId, total: '100000' };
    const refused = { payOrder: refusedWith('order/quote-changed') };
    const page = await documentOf(send(form, refused, orders.unpaid));
    expect(page.status).toBe(409);
    expect(page.main).toMatch(/You saw[\s\S]*₹1,000[\s\S]*New amount[\s\S]*₹1,234\.82/);
  });

  test('uploads a document, and confirms it', async () => {
    let body: unknown;
    const form = new FormData();
    form.set('intent', 'upload');
    form.set('challanNumber', courtNumber);
    form.set('kind', 'rc');
    form.set('file', new File(['%PDF-1.7'], 'rc.pdf', { type: 'application/pdf' }));
    const uploadChallanDocuments = (input: unknown): WireAnswer => {
      body = (input as { body: unknown }).body;
      return answered({ order: orders.documents });
    };
    const result = await renderFakePage(send(form, { uploadChallanDocuments }, orders.documents));
    expect(body).toEqual({
      orderId: exampleOrder.orderId,
      challanNumber: courtNumber,
      kind: 'rc',
      contentBase64: Buffer.from('%PDF-1.7').toString('base64'),
    });
    expect(result).toMatchObject({ status: 303, location: `${orderPath}?done=uploaded` });
  });

  test('asks for the missing kind and file of a document at their fields', async () => {
    const form = { intent: 'upload', challanNumber: courtNumber, kind: '' };
    const page = await documentOf(send(form, {}, orders.documents));
    expect(page.status).toBe(400);
    expect(page.main).toContain(`href="#kind-${courtNumber}"`);
    expect(page.main).toContain(`href="#file-${courtNumber}"`);
  });

  test('explains at the file why the server refused it', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      intent: 'upload',
      challanNumber: courtNumber,
      kind: 'rc',
    })) {
      form.set(name, value);
    }
    form.set('file', new File(['MZ'], 'rc.exe'));
    const refused = { uploadChallanDocuments: refusedWith('document/wrong-type') };
    const page = await documentOf(send(form, refused, orders.documents));
    expect(page.main).toMatch(/id="file-[^"]*-error"[^>]*>[\s\S]*?File type not supported/);
  });

  test('says where the court has sent its OTP', async () => {
    const form = { intent: 'ask-otp', challanNumber: courtNumber };
    const sent = answered({ sentAt: '2026-11-21T05:10:00Z', mobileMasked: '98•••••210' });
    const page = await documentOf(send(form, { generateCourtOtp: sent }, orders.courtOtp));
    expect(page.status).toBe(200);
    expect(page.main).toContain('Sent to 98•••••210 at 10:40 am.');
  });

  test('does not send an invalid OTP', async () => {
    const form = { intent: 'send-otp', challanNumber: courtNumber, otp: '12' };
    const page = await documentOf(send(form, {}, orders.courtOtp));
    expect(page.status).toBe(400);
    expect(page.main).toContain('The OTP has 4 to 8 digits.');
  });

  test('says that the court rejected the OTP', async () => {
    const form = { intent: 'send-otp', challanNumber: courtNumber, otp: '123456' };
    const refused = { updateChallanStage: refusedWith('order/court-otp-wrong') };
    const page = await documentOf(send(form, refused, orders.courtOtp));
    expect(page.main).toContain('Incorrect OTP');
    // Once in the link to the field and once at the field, not in a heading as well.
    expect(page.main.split('Incorrect OTP')).toHaveLength(3);
    expect(page.main).not.toContain('value="123456"');
  });

  test('accepts a rating once one is chosen', async () => {
    const asked = await documentOf(send({ intent: 'feedback', rating: '' }, {}, orders.settled));
    expect(asked.status).toBe(400);
    expect(asked.main).toContain('Select a rating.');
    const given = await renderFakePage(
      send(
        { intent: 'feedback', rating: '5', remark: ' quick ' },
        {
          orderFeedback: (input) => {
            expect(input).toMatchObject({ body: { rating: 5, remark: 'quick' } });
            return answered({ received: true });
          },
        },
        orders.settled,
      ),
    );
    expect(given).toMatchObject({ status: 303, location: `${orderPath}?done=rated` });
  });

  test('redirects to sign-in when the session has expired', async () => {
    const form = { intent: 'pay', quoteId: exampleOrder.quoteId, total: '1' };
    const refused = { payOrder: refusedWith('auth/required') };
    expect(await renderFakePage(send(form, refused))).toMatchObject({
      location: `/sign-in?next=${encodeURIComponent(orderPath)}`,
    });
  });
});
