import type { Answer } from '@pahiya/api-client/api-client';
import { contracts } from '@pahiya/contracts/contracts';
import { exampleDeskOrder } from '@pahiya/contracts/operators/desk-examples';
import { describe, expect, test } from 'vitest';
import { copy as errors } from '../copy/en/errors.ts';
import { answered, fakeTransport, refusedWith } from '../features/testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../features/testing/render-fake-page.ts';

const asExample = (name: keyof typeof contracts) => answered(contracts[name].example as object);
const session = asExample('operatorSession');
const cookies = { pahiya_operator: 'x' };
const orderId = '3f2d9a56-1c0b-4f7e-8a63-9b8c7d6e5f40';
const challanId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const desk = {
  operatorSession: session,
  deskQueue: asExample('deskQueue'),
  deskOrder: asExample('deskOrder'),
  deskMoney: asExample('deskMoney'),
  deskDifferences: asExample('deskDifferences'),
  deskHealth: asExample('deskHealth'),
  deskCallBacks: asExample('deskCallBacks'),
};

const paths = [
  '/admin',
  '/admin?state=queued&late=1&route=partner',
  `/admin/orders/${orderId}`,
  `/admin/orders/${orderId}?done=receipt`,
  '/admin/money',
  '/admin/differences',
  '/admin/health',
  '/admin/call-backs',
  '/admin/password',
  '/admin/sign-in',
];

/** Names of people and codes of the log that are the same in every language. */
const names = /Asha|ASHA|Pahiya/g;

describe.each(paths)('%s', (path) => {
  test.each(['en', 'hi'])(
    'is whole in %s, without script and closed to search engines',
    async (language) => {
      const address = language === 'hi' ? `/hi${path}` : path;
      const page = await documentOf({ path: address, transport: fakeTransport(desk), cookies });
      expect(page.status).toBe(200);
      expect(page.shareable).toBe(false);
      expect(page.main).toMatch(/<h1[ >]/);
      expect(page.main).not.toMatch(/undefined|\[object|NaN|null|\sstyle=/);
      expect(page.html).not.toMatch(/<script|modulepreload/);
      expect(page.html).toContain('<meta name="robots" content="noindex">');
      // Every link and form stays at the desk, in the page's language.
      const home = language === 'hi' ? '/hi/admin' : '/admin';
      const links = [...page.main.matchAll(/<(?:a|form)[^>]*? (?:href|action)="([^"]+)"/g)];
      for (const [, target = ''] of links) {
        expect(target.startsWith(home) || target.startsWith('/api/v1/web/operator/')).toBe(true);
      }
      if (language === 'hi') {
        const words = wordsOf(page.main).replace(names, ' ');
        expect(words.match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
      }
    },
  );
});

describe('the desk', () => {
  test.each(['/admin', '/admin/money', `/admin/orders/${orderId}`, '/admin/password'])(
    '%s leads who is not signed in to signing in, and back',
    async (path) => {
      const closed = {
        operatorSession: refusedWith('auth/required'),
        deskQueue: refusedWith('auth/required'),
        deskMoney: refusedWith('auth/required'),
        deskOrder: refusedWith('auth/required'),
      };
      const transport = fakeTransport(closed);
      const next = encodeURIComponent(path);
      expect(await renderFakePage({ path, transport })).toMatchObject({
        kind: 'redirect',
        location: `/admin/sign-in?next=${next}`,
      });
      expect(await renderFakePage({ path: `/hi${path}`, transport })).toMatchObject({
        location: `/hi/admin/sign-in?next=${next}`,
      });
    },
  );

  test('leads a first password to be changed, and says no to another role', async () => {
    const first = fakeTransport({ ...desk, deskQueue: refusedWith('operator/password-first') });
    expect(await renderFakePage({ path: '/admin', transport: first, cookies })).toMatchObject({
      location: '/admin/password',
    });
    const other = fakeTransport({ ...desk, deskQueue: refusedWith('operator/wrong-role') });
    const page = await documentOf({ path: '/admin', transport: other, cookies });
    expect(page.status).toBe(403);
    expect(page.main).toContain('This needs another role');
  });

  test('signs in and goes where one wanted to go, never away from the desk', async () => {
    const transport = fakeTransport({ ...desk, operatorSignIn: session });
    const form = { username: 'asha', password: 'secret words', code: '123456' };
    for (const [next, location] of [
      ['/admin/money', '/admin/money'],
      ['/garage', '/admin'],
      ['//evil.example', '/admin'],
      ['/administrator', '/admin'],
    ] as const) {
      const path = '/admin/sign-in';
      const result = await renderFakePage({ path, transport, form: { ...form, next } });
      expect(result).toMatchObject({ kind: 'redirect', status: 303, location });
    }
    const refusing = fakeTransport({ operatorSignIn: refusedWith('operator/sign-in-refused') });
    const page = await documentOf({ path: '/admin/sign-in', transport: refusing, form });
    expect(page.status).toBe(422);
    expect(page.main).toContain('Name, password or code is not right');
    expect(page.html).not.toMatch(/secret words|123456|value="asha"/);
    const locked = fakeTransport({ operatorSignIn: refusedWith('operator/locked', 900) });
    const late = await documentOf({ path: '/admin/sign-in', transport: locked, form });
    expect(late.main).toContain('It is open again after 21 Nov 2026, 10:35 am IST');
  });
});

describe('codes on an order', () => {
  const read = async (language: 'en' | 'hi', changed: object = {}) => {
    const { order } = contracts.deskOrder.example as { order: object };
    const answer = answered({ order: { ...order, ...changed } });
    const transport = fakeTransport({ ...desk, deskOrder: answer });
    const prefix = language === 'hi' ? '/hi' : '';
    const page = await documentOf({
      path: `${prefix}/admin/orders/${orderId}`,
      transport,
      cookies,
    });
    return page.main
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const at = '2026-11-21T05:00:00Z';
  const refused = {
    acts: [{ at, by: null, act: 'give-up', subject: null, outcome: 'order/not-found', note: null }],
  };

  test('are told in words', async () => {
    const english = await read('en', refused);
    expect(english).toContain('pay_29QQoUBi66xm2f · UPI · Taken');
    expect(english).toContain('Payment taken · ');
    expect(english).toContain('Owed to authorities');
    expect(english).toContain(`Gave up challans · ${errors.byCode['order/not-found'].title}`);
    expect(english).not.toMatch(/fee-income|give-up|order\/not-found|captured?\b/);
  });

  test('are told in words in Hindi', async () => {
    const hindi = await read('hi');
    expect(hindi).toContain('· UPI · पैसा लिया');
    expect(hindi).toContain('भुगतान लिया · ');
    expect(hindi).toContain('चालान आगे दिया · हो गया');
    expect(hindi).not.toMatch(/fee-income|assign|captured?\b/);
  });

  test.each(['en', 'hi'] as const)(
    'stand as they are where we have no word (%s)',
    async (language) => {
      const attempt = {
        gatewayPaymentId: 'pay_1',
        status: 'toString',
        method: 'unknown',
        amount: 100,
        use: null,
        at,
      };
      const ledger = [
        { kind: 'new-booking', at, entries: [{ account: 'new-account', amount: 100 }] },
      ];
      const words = await read(language, { attempts: [attempt], ledger });
      expect(words).toContain(' toString ');
      expect(words).toContain('new-booking');
      expect(words).toContain('new-account');
    },
  );
});

describe('a form of an order', () => {
  const path = `/admin/orders/${orderId}`;
  const send = (form: Readonly<Record<string, string>>, answers: object = {}) =>
    renderFakePage({ path, transport: fakeTransport({ ...desk, ...answers }), cookies, form });
  const done = asExample('deskOrder');

  test.each([
    [{ intent: 'assign', challan: challanId, to: 'me' }, 'deskAssign', `assign#c-${challanId}`],
    [
      {
        intent: 'receipt',
        challan: challanId,
        amount: '1,000',
        receiptNumber: 'R-1',
        paidOn: '2026-11-21',
      },
      'deskReceipt',
      `receipt#c-${challanId}`,
    ],
    [
      { intent: 'give-up', challan: challanId, reason: 'failed', sure: '1' },
      'deskGiveUp',
      'give-up#refunds',
    ],
    [
      { intent: 'review', challan: challanId, document: challanId, verdict: 'accepted' },
      'deskReviewDocument',
      `review#c-${challanId}`,
    ],
    [
      { intent: 'decide', refund: challanId, verdict: 'approve' },
      'deskDecideRefund',
      'decide#refunds',
    ],
  ])('%j is sent, and leads back to what it changed', async (form, call, to) => {
    expect(await send(form, { [call]: done })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: `${path}?done=${to}`,
    });
  });

  test.each([
    [{ intent: 'receipt', challan: challanId, amount: 'five' }, 'Write the amount in rupees'],
    [{ intent: 'give-up', reason: 'failed', sure: '1' }, 'Choose at least one challan'],
    [{ intent: 'give-up', challan: challanId, sure: '1' }, 'Choose why'],
    [{ intent: 'give-up', challan: challanId, reason: 'failed' }, 'was not paid.'],
    [
      { intent: 'give-up', challan: challanId, reason: 'amount-changed', newFine: 'x', sure: '1' },
      'Write the amount in rupees',
    ],
  ])('%j is asked for again', async (form, words) => {
    const page = await documentOf({ path, transport: fakeTransport(desk), cookies, form });
    expect(page.status).toBe(400);
    expect(page.main).toContain(words);
  });

  test('that is refused says why, on the same page', async () => {
    const refusing = { deskReceipt: refusedWith('operator/amount-differs') };
    const form = { intent: 'receipt', challan: challanId, amount: '5' };
    const page = await documentOf({
      path,
      transport: fakeTransport({ ...desk, ...refusing }),
      cookies,
      form,
    });
    expect(page.status).toBe(422);
    expect(page.main).toContain('The amount is not the fine of the order');
  });

  test('that is refused keeps what was typed, but not that the authority was not paid', async () => {
    const refusing = {
      ...desk,
      deskReceipt: refusedWith('operator/amount-differs'),
      deskGiveUp: refusedWith('operator/wrong-state'),
    };
    const pageOf = (form: Readonly<Record<string, string>>) =>
      documentOf({ path, transport: fakeTransport(refusing), cookies, form });
    const [challan] = exampleDeskOrder.challans;
    const receipt = { receiptNumber: 'VC/2611/0042', paidOn: '2026-11-21', note: 'by phone' };
    const about = { intent: 'receipt', challan: challan?.orderChallanId ?? '' };
    for (const amount of ['1.05', 'five']) {
      const { main } = await pageOf({ ...about, ...receipt, amount });
      for (const text of [...Object.values(receipt), amount]) {
        expect(main).toContain(`value="${text}"`);
      }
    }
    const other = await pageOf({ ...about, challan: orderId, ...receipt, amount: '1.05' });
    expect(other.main).not.toContain('VC/2611/0042');
    const given = { intent: 'give-up', reason: 'failed', sure: '1', note: 'asked twice' };
    const { main } = await pageOf({ ...given, challan: about.challan });
    expect(main).toContain('value="asked twice"');
    expect(main.match(/<input[^>]*checked/g)).toHaveLength(1);
    expect(main).not.toMatch(/name="sure"[^>]*checked/);
  });

  test.each([
    ['assign', 'nobody', 'Nobody'],
    ['give-up', 'failed: no answer', 'It cannot be settled: no answer'],
    ['reject-document', 'unreadable', 'It cannot be read'],
    ['enter-receipt', 'by phone', 'by phone'],
  ])('%s with the note %s is told in words', async (act, note, words) => {
    const [first] = exampleDeskOrder.acts;
    const told = { order: { ...exampleDeskOrder, acts: [{ ...first, act, note }] } };
    const transport = fakeTransport({ ...desk, deskOrder: answered(told) });
    const { main } = await documentOf({ path, transport, cookies });
    const trail = main.slice(main.indexOf('id="audit"'));
    expect(trail.replaceAll(/<[^>]*>/g, '')).toContain(words);
  });

  test('whose refund was declined can go on', async () => {
    const challans = exampleDeskOrder.challans.map((one) => ({
      ...one,
      settlement: 'refunding',
      acts: ['refund-again', 'resume'],
    }));
    const transport = fakeTransport({
      ...desk,
      deskOrder: answered({ order: { ...exampleDeskOrder, challans } }),
      deskResume: done,
    });
    expect((await documentOf({ path, transport, cookies })).main).toContain('Go on with it');
    const hindi = await documentOf({ path: `/hi${path}`, transport, cookies });
    expect(hindi.main).toContain('आगे बढ़ाएँ');
    const form = { intent: 'resume', challan: challanId };
    expect(await renderFakePage({ path, transport, cookies, form })).toMatchObject({
      location: `${path}?done=resume#c-${challanId}`,
    });
  });
});

test.each([
  ['/admin/health', ['Payment gateway', 'Send a refund', 'Settlement partner: no answer in time']],
  ['/hi/admin/health', ['भुगतान गेटवे', 'रिफ़ंड भेजना', 'निपटान पार्टनर: समय पर जवाब नहीं']],
])('%s says services, work and failures in words', async (path, words) => {
  const health = contracts.deskHealth.example as Answer<'deskHealth'>;
  const upstreams = health.upstreams.map((one) => ({ ...one, upstream: 'gateway' }));
  const dead = health.tasks.dead.map((one) => ({ ...one, lastError: 'partner-timeout' }));
  const known = { ...health, upstreams, tasks: { ...health.tasks, dead } };
  const transport = fakeTransport({ ...desk, deskHealth: answered(known) });
  const { main } = await documentOf({ path, transport, cookies });
  for (const one of words) expect(main.replaceAll('<!-- -->', '')).toContain(one);
  expect(main).not.toMatch(/send-refund|partner-timeout/);
});
