import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { listOrders } from '@pahiya/contracts/orders/order-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport } from '../../../testing/fake-transport.ts';
import { listVisit, orderVisits, visitOf } from '../../../testing/order-visits.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';
import {
  eChallan,
  eChallanNumber,
  eventOf,
  orders,
  orderWith,
  refundOf,
} from './testing/sample-orders.ts';

describe.each(Object.entries(orderVisits))('%s', (_, visit) => {
  test.each(['en', 'hi'] as const)('is complete in %s', async (language) => {
    const path = language === 'hi' ? `/hi${visit.path}` : visit.path;
    const { status, main, shareable } = await documentOf({ ...visit, path });
    expect(status).toBe(visit.status);
    expect(main).toMatch(/<h1[ >]/);
    expect(main).not.toMatch(/undefined|\[object|NaN|null/);
    expect(main).not.toMatch(/\sstyle=/);
    expect(shareable).toBe(false);
    if (language === 'hi') expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
  });
});

describe('only the cheapest speed is preselected', () => {
  test.each(Object.entries(orderVisits))('%s', async (_, visit) => {
    const { main } = await documentOf(visit);
    const checked = main.match(/<input[^>]*\schecked[^>]*>/g) ?? [];
    expect(checked.every((input) => input.includes('id="speed-standard"'))).toBe(true);
  });
});

test('the cart has a line for every fee, both totals, the dates and the refund rule', async () => {
  const { main } = await documentOf(orderVisits['a cart']);
  for (const amount of ['₹3,000', '₹330', '₹199', '₹95.22', '₹3,624.22', '₹3,686.64']) {
    expect(main).toContain(amount);
  }
  expect(main).toContain('Settled by 24 Nov 2026');
  expect(main).toContain('In court, settled by 20 Jan 2027');
  expect(main).toContain('refunded automatically');
  expect(main).toContain('₹3,624.22');
  expect(main).toContain('₹3,686.64');
});

test("a visitor's receipt is the one that is paid after sign-in", async () => {
  const bill = (main: string) => /class="bill"[\s\S]*?<\/section>/.exec(main)?.[0];
  const visitor = await documentOf(orderVisits['a cart of a visitor']);
  const user = await documentOf(orderVisits['a cart']);
  expect(bill(visitor.main)).toContain('₹3,624.22');
  expect(bill(visitor.main)).toBe(bill(user.main));
});

describe('automatic updates', () => {
  const refresh = (main: string) => /<meta http-equiv="refresh" content="(\d+)"/i.exec(main)?.[1];

  test('a paid order updates, without script by a reload each minute', async () => {
    const { main } = await documentOf(visitOf(orders.paid));
    expect(refresh(main)).toBe('60');
  });

  test('an unknown outcome is checked more often', async () => {
    const { main } = await documentOf(orderVisits['an order whose outcome is unknown']);
    expect(refresh(main)).toBe('15');
  });

  test('a page with an open form never reloads, nor does a closed order', async () => {
    const asking = await documentOf(orderVisits['an order that asks for documents']);
    const refunded = await documentOf(orderVisits['an order whose money is back']);
    expect([refresh(asking.main), refresh(refunded.main)]).toEqual([undefined, undefined]);
  });
});

test('a failed payment has the same label here as in the list', async () => {
  const { main } = await documentOf(orderVisits['an order whose payment failed']);
  const list = await documentOf(listVisit({ payment: 'failed', marks: [] }));
  expect(wordsOf(main)).toContain('Payment failed');
  expect(wordsOf(list.main)).toContain('Payment failed');
});

test('a refund that needs a second approval is not called started, and promises no date', async () => {
  const challans = [eChallan({ settlement: 'refunding' })];
  const words = async (state: 'awaiting-approval' | 'requested') => {
    const order = orderWith({ challans, refunds: [refundOf({ state })] });
    return wordsOf((await documentOf(visitOf(order))).main).replace(/\s+/g, ' ');
  };
  const waiting = await words('awaiting-approval');
  expect(waiting).toContain('Refund awaiting approval');
  expect(waiting).toContain('No money has moved yet.');
  expect(waiting).toContain('Refund started , pending');
  expect(waiting).not.toContain('Expected by');
  const started = await words('requested');
  expect(started).toContain('Refund started , done');
  expect(started).toContain('Expected by');
  expect(started).not.toContain('awaiting approval');
});

describe.each([
  ['', 'Was expected by', 'This refund is late.', 'RBI'],
  ['/hi', 'कब तक आना था', 'यह रिफ़ंड देर से चल रहा है।', 'RBI'],
])('a refund%s', (prefix, term, late, rule) => {
  const challans = [eChallan({ settlement: 'refunding' })];
  const cardOf = async (changes: Parameters<typeof refundOf>[0]) => {
    const order = orderWith({ challans, refunds: [refundOf(changes)] });
    const visit = visitOf(order);
    const { main } = await documentOf({ ...visit, path: prefix + visit.path });
    return /id="refunds"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
  };

  test('that is late says so, whatever it waits for', async () => {
    for (const state of ['requested', 'sent', 'failed'] as const) {
      const card = await cardOf({ state, expectedOn: '2020-01-05' });
      expect(card).toContain(term);
      expect(card).toContain(late);
      expect(await cardOf({ state, expectedOn: '2999-01-05' })).not.toContain(late);
    }
    const waiting = await cardOf({ state: 'awaiting-approval', expectedOn: '2020-01-05' });
    expect(waiting).not.toContain(late);
  });

  test('that was credited needs no rule any more', async () => {
    expect(await cardOf({ state: 'sent' })).toContain(rule);
    const processedAt = '2026-11-27T08:00:00Z';
    const card = await cardOf({ state: 'processed', processedAt, expectedOn: '2020-01-05' });
    expect(card).not.toContain(rule);
    expect(card).not.toContain(late);
  });
});

test('an expired price is not called valid', async () => {
  const open = { ...orders.unpaid, quoteValidUntil: '2099-01-01T00:00:00Z' };
  const over = { ...orders.unpaid, quoteValidUntil: '2020-01-01T00:00:00Z' };
  expect((await documentOf(visitOf(open))).main).toContain('Price valid until');
  expect((await documentOf(visitOf(over))).main).not.toContain('Price valid until');
});

describe('a challan that is not settled here', () => {
  const gone = (kind: 'amount-changed' | 'moved-to-court', amount: number | null) => {
    const challan = eChallan({ settlement: 'refunding' });
    const at = '2026-11-21T05:00:00Z';
    const { challanNumber } = challan;
    const event = { kind, at, challanNumber, receiptNumber: null, amount };
    return orderWith({ challans: [challan], events: [...orders.paid.events, event] });
  };

  test('names the changed amount and links to it', async () => {
    const { main } = await documentOf(visitOf(gone('amount-changed', 250_000)));
    expect(main).toContain('New amount: ₹2,500');
    expect(main).toMatch(/href="\/app-challan-pay\/[A-Z0-9]+"/);
  });

  test('moved to a court links to the court with its date', async () => {
    const { main } = await documentOf(visitOf(gone('moved-to-court', null)));
    expect(main).toContain('Attend the hearing');
    expect(main).toMatch(/href="\/app-challan-pay\/[A-Z0-9]+"/);
  });
});

test("a failed payment has the specification's wording and can be retried on the same order", async () => {
  const { main } = await documentOf(orderVisits['an order whose payment failed']);
  expect(main).toContain('Payment Failed. Please try again later.');
  expect(main).toContain('Try again: pay ₹1,234.82');
  expect(main).toMatch(/name="quoteId" value="9b8f6b1e/);
});

test('a failed payment that may still arrive says so, and when to retry', async () => {
  const { main } = await documentOf(orderVisits['an order whose failed payment may arrive']);
  expect(main).toContain('it may still reach us');
  expect(main).toContain('Please do not pay again before 10:28 am');
  expect(main).toContain('Check now');
  expect(main).not.toContain('value="pay"');
});

test('an unknown outcome offers no second payment', async () => {
  const { main } = await documentOf(orderVisits['an order whose outcome is unknown']);
  expect(main).toContain('Checking with your bank');
  expect(main).toContain('Check now');
  expect(main).not.toContain('value="pay"');
});

test('a closed payment page without an attempt can be reopened for the same payment', async () => {
  const { main } = await documentOf(orderVisits['an order whose payment page was left']);
  expect(main).toContain('Open the payment page again');
  expect(main).toMatch(/name="quoteId" value="9b8f6b1e/);
});

test('a refunded order does not say that it was sent to the authority', async () => {
  const { main } = await documentOf(orderVisits['an order whose money goes back']);
  expect(main).toContain('Refund started');
  expect(main).not.toContain('Paid, sent to authority');
});

test('nothing is called sent to the authority before it was', async () => {
  const pageOf = (order: ChallanOrder) => documentOf(visitOf(order));
  for (const settlement of ['queued', 'submitted', 'assigned'] as const) {
    const challans = [eChallan({ settlement })];
    const { main } = await pageOf(orderWith({ challans }));
    expect(wordsOf(main)).toContain('Paid, not yet sent to authority');
    expect(main).not.toContain('Paid, sent to authority');
    expect(main).not.toContain('We wait for the authority');
  }
  const at = '2026-11-21T05:00:00Z';
  const sent = eventOf('sent-to-authority', at, { challanNumber: eChallanNumber });
  const events = [...orders.paid.events, sent];
  const { main } = await pageOf(
    orderWith({ challans: [eChallan({ settlement: 'submitted' })], events }),
  );
  expect(main).toContain('Paid, sent to authority');
  expect(main).not.toContain('not yet sent');
});

test.each([
  ['queued', 'we did not pay the authority'],
  ['submitted', 'We are checking with the authority'],
] as const)(
  'past its date, one that is %s explains what happens to the money',
  async (settlement, words) => {
    const challans = [eChallan({ settlement, promisedOn: '2026-11-18' })];
    const { main } = await documentOf(visitOf(orderWith({ challans })));
    expect(main).toContain(words);
  },
);

test("the list says so too, instead of the order's step", async () => {
  const { main } = await documentOf(listVisit({ marks: ['not-sent'] }));
  expect(wordsOf(main)).toContain('Paid, not yet sent to authority');
  expect(main).not.toContain('Paid, sent to authority');
});

test('a refund shows amount, method, date and rule, and the bank’s reference once known', async () => {
  const sent = await documentOf(orderVisits['an order whose money goes back']);
  for (const words of ['₹1,234.82', 'Sent to bank', 'by UPI', '2 Dec 2026', 'RBI requires']) {
    expect(sent.main).toContain(words);
  }
  const back = await documentOf(orderVisits['an order whose money is back']);
  expect(back.main).toContain('633312345678');
  expect(back.main).toContain('Credited');
});

test('a rejected document is shown with its reason, and requested again', async () => {
  const { main } = await documentOf(orderVisits['an order that asks for documents']);
  expect(main).toContain('It has expired. Upload a valid one.');
  expect(main).toContain('Driving licence');
  expect(main).toMatch(/enctype="multipart\/form-data"/i);
});

test("the list shows an order's exception beside its step", async () => {
  const { main } = await documentOf(orderVisits.orders);
  for (const words of ['Paid, sent to authority', 'Partial refund started', 'OTP needed']) {
    expect(wordsOf(main)).toContain(words);
  }
});

test('the receipt is called a tax invoice only if its seller has a GSTIN', async () => {
  const linkOf = async (visit: Parameters<typeof documentOf>[0]) =>
    /[^>]*\(PDF\)/.exec((await documentOf(visit)).main)?.[0];
  expect(await linkOf(orderVisits['a paid order'])).toBe('Receipt and tax invoice (PDF)');
  expect(await linkOf(orderVisits['an order of a seller without GSTIN'])).toBe('Receipt (PDF)');
});

test('help names the order, and its e-mail is prefilled', async () => {
  const { main } = await documentOf(orderVisits['a paid order']);
  expect(main).toMatch(/mailto:help@pahiya\.example\?subject=Order%20PC-7K2M-9XQD/);
});

test('help offers a call only if there is a number to call', async () => {
  const brand = {
    name: 'Pahiya',
    nameHindi: 'पहिया',
    supportEmail: 'help@pahiya.example',
    siteUrl: 'https://pahiya.example',
    appStoreUrl: null,
    playStoreUrl: null,
  };
  const helpWith = async (language: 'en' | 'hi', supportPhone: string | null) => {
    const visit = orderVisits['a paid order'];
    const path = language === 'hi' ? `/hi${visit.path}` : visit.path;
    const environment = { brand: { ...brand, supportPhone } };
    const { main } = await documentOf({ ...visit, path, environment });
    return main.slice(main.indexOf('id="help"'));
  };
  for (const [language, call] of [
    ['en', /\bcall\b/i],
    ['hi', /कॉल करें|फ़ोन करें/],
  ] as const) {
    const none = await helpWith(language, null);
    expect(none).toContain('mailto:');
    expect(none).not.toMatch(call);
    const given = await helpWith(language, '+911140000000');
    expect(given).toContain('href="tel:+911140000000"');
    expect(given).toMatch(call);
  }
});

describe('the list of orders', () => {
  const asked = async (query: string, orders: boolean) => {
    let input: unknown;
    const visit = listVisit();
    const page = await documentOf({
      ...visit,
      path: `/orders${query}`,
      transport: fakeTransport({
        ...base,
        listOrders: (given) => {
          input = (given as { query: unknown }).query;
          return orders ? answered(listOrders.example) : answered({ orders: [], nextCursor: null });
        },
      }),
    });
    return { input, main: page.main };
  };

  test('names what was ordered, and links to each kind', async () => {
    const { input, main } = await asked('', true);
    expect(input).toEqual({ limit: 20 });
    expect(wordsOf(main)).toContain('Challan payment · 1 challan');
    expect(main).toMatch(
      /href="\/orders"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/orders"/,
    );
    expect(main).toContain('href="/orders?kind=challan"');
  });

  test('shows one kind by its address, and all for an unknown one', async () => {
    const one = await asked('?kind=challan', true);
    expect(one.input).toEqual({ limit: 20, kind: 'challan' });
    expect(one.main).toMatch(/kind=challan"[^>]*aria-current="page"/);
    expect((await asked('?kind=toll%00', true)).input).toEqual({ limit: 20 });
  });

  test('leads from a kind without orders to all orders', async () => {
    const { main } = await asked('?kind=challan', false);
    expect(wordsOf(main)).toContain('No orders of this kind');
    expect(main).toMatch(/href="\/orders"[^>]*><span>See all orders/);
  });
});
