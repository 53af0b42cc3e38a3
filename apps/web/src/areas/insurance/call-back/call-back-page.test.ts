import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const path = '/insurance-call-back';
const firmId = '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70';
const campaign = (partners: readonly object[]) =>
  answered({ sale: 'quotes', licence: null, tariffFrom: '2022-06-01', partners });
const base = { insuranceAdvertisePage: campaign([{ firmId, name: 'Sample Insurance' }]) };
const complete = { partner: firmId, vehicleNumber: 'dl 8c af 5030', channel: 'call' };

test.each([
  ['', 'Who may call you?', '1 Jun 2022'],
  ['/hi', 'आपको कौन कॉल करे?', '2022'],
])('%s names the partners and prices without a call, nothing ticked', async (prefix, word, day) => {
  const page = await documentOf({
    path: `${prefix}${path}?vehicleNumber=DL8CAF5030`,
    transport: fakeTransport(base),
  });
  expect([page.status, page.main.includes(' checked')]).toEqual([200, false]);
  for (const text of [word, day, 'Sample Insurance']) expect(wordsOf(page.main)).toContain(text);
  expect(page.main).toContain('value="DL8CAF5030"');
  expect(page.main).toContain(`href="${prefix}/insurance-homepage"`);
});

test('the chosen city is named and sent, the default without one or with nonsense', async () => {
  const sent: { readonly body: { readonly cityId: number } }[] = [];
  const transport = fakeTransport({
    ...base,
    saveInsuranceLead: (input) => {
      sent.push(input as never);
      return answered({ isRepeat: false, firstAskedAt: '2026-11-21T04:44:00Z' });
    },
    sendAdEvent: answered({}),
  });
  const mumbai = { city: 'Mumbai', cityId: '10092', cityHindi: 'मुंबई' };
  const named = async (cookies: Readonly<Record<string, string>>, prefix = '') =>
    wordsOf((await documentOf({ path: prefix + path, transport, cookies })).main);
  expect(await named(mumbai)).toContain('Mumbai');
  expect(await named(mumbai, '/hi')).toContain('मुंबई');
  expect(await named({ city: 'Mumbai', cityId: 'x' })).toContain('Delhi');
  for (const cookies of [mumbai, { city: '', cityId: '-4' }]) {
    await renderFakePage({ path, transport, form: complete, cookies });
  }
  expect(sent.map(({ body }) => body.cityId)).toEqual([10_092, 10_084]);
});

test('only a visitor is told to sign in first', async () => {
  const words = async (isLoggedIn: boolean) =>
    wordsOf((await documentOf({ path, isLoggedIn, transport: fakeTransport(base) })).main);
  expect(await words(false)).toContain('sign in first');
  const own = await words(true);
  expect(own).not.toContain('sign in first');
  expect(own).toContain('does not oblige you');
});

test('without a partner there is no form, and a failed source is shown as failed', async () => {
  const none = { insuranceAdvertisePage: campaign([]) };
  const empty = await documentOf({ path, transport: fakeTransport(none) });
  expect([empty.status, empty.main.includes('<form')]).toEqual([200, false]);
  const down = { insuranceAdvertisePage: refusedWith('request/too-many') };
  const failed = await documentOf({ path, transport: fakeTransport(down) });
  expect(failed.status).toBe(429);
  expect(wordsOf(failed.main)).not.toContain('No partner takes call requests');
});

test.each([
  [{ partner: '' }, 'partner-1'],
  [{ vehicleNumber: 'XX' }, 'vehicleNumber'],
  [{ channel: '' }, 'call'],
])('%j is marked, nothing is sent, and what was typed is kept', async (change, field) => {
  let sent = 0;
  const transport = fakeTransport({
    ...base,
    saveInsuranceLead: () => {
      sent += 1;
      return answered({ isRepeat: false, firstAskedAt: '2026-11-21T04:44:00Z' });
    },
  });
  const form = { ...complete, wish: 'After 6 pm', ...change };
  const page = await documentOf({ path, transport, form });
  expect([page.status, sent]).toEqual([400, 0]);
  expect(page.main).toContain(`href="#${field}"`);
  expect(page.main).toContain('After 6 pm');
});

test.each([
  [false, 'asked', 1],
  [true, 'joined', 0],
])('a request (repeat: %s) leads on as %s and counts %d times', async (isRepeat, done, times) => {
  const leads: unknown[] = [];
  const events: unknown[] = [];
  const transport = fakeTransport({
    ...base,
    saveInsuranceLead: (input) => {
      leads.push(input);
      return answered({ isRepeat, firstAskedAt: '2026-11-21T04:44:00Z' });
    },
    sendAdEvent: (input) => {
      events.push(input);
      return refusedWith('request/too-many');
    },
  });
  const result = await renderFakePage({ path, transport, form: complete });
  expect(result).toMatchObject({ status: 303, location: `${path}?done=${done}` });
  expect(leads).toMatchObject([{ body: { firmId, channels: ['call'], slot: 'any' } }]);
  expect(events).toHaveLength(times);
  // The ad service learns of no vehicle and no person.
  expect(JSON.stringify(events)).not.toMatch(/DL8CAF5030|dl 8c|mobile|email/);
});

test('a visitor signs in first and comes back with the number', async () => {
  const transport = fakeTransport({ ...base, saveInsuranceLead: refusedWith('auth/required') });
  const form = { ...complete, vehicleNumber: 'DL8CAF5030' };
  expect(await renderFakePage({ path, transport, form })).toMatchObject({
    location: `/sign-in?next=${encodeURIComponent(`${path}?vehicleNumber=DL8CAF5030`)}`,
  });
});

test('a partner that pauses meanwhile is said, with the form as it was', async () => {
  const paused = refusedWith('lead/partner-paused');
  const transport = fakeTransport({ ...base, saveInsuranceLead: paused });
  const page = await documentOf({ path, transport, form: complete });
  expect(page.status).toBe(409);
  expect(page.main).toContain('dl 8c af 5030');
});
