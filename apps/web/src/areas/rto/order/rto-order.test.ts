import { exampleOrder } from '@pahiya/contracts/challans/order-examples';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { rtoServiceOffer, rtoServicePrice } from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const path = '/rto-services/transfer-of-ownership/order';
const chosen = `${path}?state=DL&class=lmv-private&number=DL8CAF5030`;
const offer = rtoServiceOffer.example as AnswerOf<typeof rtoServiceOffer>;
const known = {
  ...base,
  rtoServiceOffer: answered(offer),
  rtoServicePrice: answered(rtoServicePrice.example),
};
const visit = (address: string, more: object = {}) => ({
  path: address,
  transport: fakeTransport({ ...known, ...more }),
});
const none = answered({ ...offer, vehicleClasses: [] });

describe.each([
  ['the form', visit(path), 200],
  ['a price', visit(chosen), 200],
  ['a number that is none', visit(chosen.replace('DL8CAF5030', 'HELLO')), 400],
  ['a missing class', visit(`${path}?state=DL&class=&number=DL8CAF5030`), 400],
  [
    'a state without the service',
    visit(chosen, { rtoServicePrice: refusedWith('rto-order/not-offered') }),
    422,
  ],
  ['a fee that is not certain', visit(path, { rtoServiceOffer: none }), 200],
  ['an unknown service', visit(path, { rtoServiceOffer: refusedWith('rto/unknown-service') }), 404],
])('%s', (_, page, status) => {
  test.each(['en', 'hi'])('is complete in %s', async (language) => {
    const address = language === 'hi' ? `/hi${page.path}` : page.path;
    const seen = await documentOf({ ...page, path: address });
    expect(seen.status).toBe(status);
    expect(seen.main).toMatch(/<h1[ >]/);
    expect(seen.main).not.toMatch(/undefined|\[object|NaN|null|\sstyle=|\schecked/);
    if (language === 'hi') {
      expect(wordsOf(seen.main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    }
  });
});

test('an unknown service leads to the list of services', async () => {
  const { main } = await documentOf(
    visit(`/hi${path}`, { rtoServiceOffer: refusedWith('rto/unknown-service') }),
  );
  expect(main).toMatch(/<a [^>]*href="\/hi\/rto-services"/);
  expect(main).not.toContain('<form');
});

test('every line of the price is shown before the button, and what is refused says why', async () => {
  const { main } = await documentOf({ ...visit(chosen), isLoggedIn: true });
  for (const amount of ['₹1,999', '₹359.82', '₹300', 'Pay ₹2,658.82']) {
    expect(main).toContain(amount);
  }
  expect(main).toContain('within 7 days');
  expect(main).toContain('documents within 30 days');
  expect(main).toContain('never ask for your portal password or an OTP');
  const uncertain = await documentOf(visit(path, { rtoServiceOffer: none }));
  expect(uncertain.main).not.toContain('<form');
  expect(uncertain.main).toContain('/rto-services/transfer-of-ownership#call-back');
});

describe('pressing the button', () => {
  const checkout = {
    action: 'https://gateway.example/v1/checkout/embedded',
    fields: { key_id: 'rzp_test_1', order_id: 'order_1' },
  };
  const form = { key: '0123456789abcdef', total: '265882' };
  const { orderId, quoteId } = exampleOrder;
  const press = (more: object, isLoggedIn = true) => ({
    ...visit(chosen, more),
    form,
    isLoggedIn,
  });
  const created = {
    createRtoOrder: answered({ orderId }),
    fetchOrder: answered({ order: { orderId, quoteId, total: 265_882 } }),
  };

  test('opens the gateway by a form that works without script', async () => {
    const { main } = await documentOf(press({ ...created, payOrder: answered({ checkout }) }));
    expect(main).toContain(checkout.action);
    expect(main).toContain('order_1');
  });

  test('leads a visitor to sign-in and back to what they chose', async () => {
    const page = await renderFakePage(press({}, false));
    if (page.kind !== 'redirect') throw new Error('not redirected');
    const next = new URL(page.location, 'http://localhost').searchParams.get('next');
    expect(next).toBe(chosen);
  });

  test('goes on at the order when the payment page does not open', async () => {
    const page = await renderFakePage(
      press({ ...created, payOrder: refusedWith('order/gateway-unavailable') }),
    );
    expect(page).toMatchObject({
      kind: 'redirect',
      location: `/orders/${orderId}?note=order/gateway-unavailable`,
    });
  });

  test('says that the price changed, with the current price', async () => {
    const { status, main } = await documentOf(
      press({ createRtoOrder: refusedWith('order/quote-changed') }),
    );
    expect(status).toBe(409);
    expect(main).toContain('₹2,658.82');
  });
});
