import { contracts } from '@pahiya/contracts/all/contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const path = '/dealer/a-token';
const card = answered(contracts.dealerCard.example);

test.each([
  ['/dealer/a-token', 'May Sample Motors contact you?', 'Delhi'],
  ['/hi/dealer/a-token', 'क्या Sample Motors आपसे संपर्क कर सकते हैं?', 'दिल्ली'],
])('%s shows the card, and no tick is set', async (address, question, city) => {
  const page = await documentOf({ path: address, transport: fakeTransport({ dealerCard: card }) });
  expect(wordsOf(page.main)).toContain(question);
  expect(wordsOf(page.main)).toContain(city);
  expect(page.main).not.toMatch(/ checked|\d{10}|mailto:|tel:/);
  expect(page.html).toContain('<meta name="robots" content="noindex">');
});

test.each([
  [false, `${path}?done=asked`],
  [true, `${path}?done=joined`],
])('an enquiry (repeat: %s) returns to the card', async (isRepeat, location) => {
  const askDealer = answered({ isRepeat, firstAskedAt: '2026-11-21T04:44:00Z' });
  const transport = fakeTransport({ dealerCard: card, askDealer });
  const form = { kind: 'used-car', title: 'Swift 2019' };
  expect(await renderFakePage({ path, transport, form })).toMatchObject({ location });
});

test.each([
  ['/dealer/a-token', 'Remove phone numbers'],
  ['/hi/dealer/a-token', 'कृपया फ़ोन नंबर'],
])('%s names the field with a contact, and keeps what was typed', async (address, words) => {
  const refused = refusedWith('request/bad-input');
  const errors = [{ path: 'body.wish', message: 'note-has-phone' }];
  const askDealer = { ...refused, body: { ...(refused.body as object), errors } };
  const transport = fakeTransport({ dealerCard: card, askDealer });
  const form = {
    ...{ kind: 'sell-car', title: 'Swift 2019', wish: 'Call 98765 43210' },
    ...{ channel: 'call', slot: 'evening' },
  };
  const { status, main } = await documentOf({ path: address, transport, form });
  expect(status).toBe(400);
  expect(main).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Call 98765 43210/);
  expect(main).toContain(words);
  expect(main).toContain('value="Swift 2019"');
  expect(main).toMatch(/value="call"[^>]*checked=""|checked=""[^>]*value="call"/);
  expect(main).toMatch(/value="sell-car"[^>]*selected=""|selected=""[^>]*value="sell-car"/);
  expect(main).toContain('href="#wish"');
});

test.each([
  ['/dealer/offer/a-token', 'Offer from Sample Motors', '₹4,50,000'],
  ['/hi/dealer/offer/a-token', 'Sample Motors का ऑफ़र', '₹4,50,000'],
])('%s shows an offer without any contact', async (address, heading, price) => {
  const transport = fakeTransport({ vehicleOffer: answered(contracts.vehicleOffer.example) });
  const page = await documentOf({ path: address, transport });
  expect(wordsOf(page.main)).toContain(heading);
  expect(wordsOf(page.main)).toContain(price);
  expect(page.main).not.toMatch(/\d{10}|mailto:|tel:/);
  expect(page.html).toContain('<meta name="robots" content="noindex">');
  const over = fakeTransport({ vehicleOffer: refusedWith('link/over') });
  expect((await documentOf({ path: address, transport: over })).status).toBe(404);
});

test('a visitor signs in first; a link that is over is 404', async () => {
  const transport = fakeTransport({ dealerCard: card, askDealer: refusedWith('auth/required') });
  const form = { kind: 'used-car', title: 'Swift 2019' };
  expect(await renderFakePage({ path, transport, form })).toMatchObject({
    location: '/sign-in?next=%2Fdealer%2Fa-token',
  });
  const over = fakeTransport({ dealerCard: refusedWith('link/over') });
  expect((await documentOf({ path, transport: over })).status).toBe(404);
});
