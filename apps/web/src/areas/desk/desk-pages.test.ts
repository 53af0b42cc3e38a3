import type { Answer } from '@pahiya/api-client/api-client';
import { contracts } from '@pahiya/contracts/all/contracts';
import { exampleDeskOrder } from '@pahiya/contracts/operators/desk-examples';
import { describe, expect, test } from 'vitest';
import { copy as errors } from '../../frame/copy/en/errors.ts';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const asExample = (name: keyof typeof contracts) => answered(contracts[name].example as object);
const session = asExample('operatorSession');
const cookies = { pahiya_operator: 'x' };
const orderId = '3f2d9a56-1c0b-4f7e-8a63-9b8c7d6e5f40';
const firmId = '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6';
const challanId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const desk = {
  operatorSession: session,
  deskQueue: asExample('deskQueue'),
  deskOrder: asExample('deskOrder'),
  deskMoney: asExample('deskMoney'),
  deskDifferences: asExample('deskDifferences'),
  deskHealth: asExample('deskHealth'),
  deskCallBacks: asExample('deskCallBacks'),
  deskReports: asExample('deskReports'),
  deskCorrections: asExample('deskCorrections'),
  deskPartnerFirms: asExample('deskPartnerFirms'),
  deskLateErasures: asExample('deskLateErasures'),
  deskLeadDisputes: asExample('deskLeadDisputes'),
  deskPartnerTerms: asExample('deskPartnerTerms'),
  deskFirmMoney: asExample('deskFirmMoney'),
  deskRtoOrder: asExample('deskRtoOrder'),
};

const paths = [
  '/desk',
  '/desk?state=queued&late=1&route=partner',
  `/desk/orders/${orderId}`,
  `/desk/orders/${orderId}?done=receipt`,
  '/desk/money',
  '/desk/differences',
  '/desk/health',
  `/desk/rto/${orderId}`,
  '/desk/call-backs',
  '/desk/reports',
  '/desk/corrections',
  '/desk/partners',
  `/desk/partners/${firmId}`,
  `/desk/corrections?order=${orderId}`,
  '/desk/password',
  '/desk/sign-in',
];

/** Names of people and log codes that are the same in every language. */
const names = /Asha|ASHA|Pahiya|Sample Motors(?: Private Limited)?|Meena/g;

describe.each(paths)('%s', (path) => {
  test.each(['en', 'hi'])('is complete in %s, without script and noindex', async (language) => {
    const address = language === 'hi' ? `/hi${path}` : path;
    const page = await documentOf({ path: address, transport: fakeTransport(desk), cookies });
    expect(page.status).toBe(200);
    expect(page.shareable).toBe(false);
    expect(page.main).toMatch(/<h1[ >]/);
    expect(page.main).not.toMatch(/undefined|\[object|NaN|null|\sstyle=/);
    const scripts = page.html.match(/<script[^>]*>|modulepreload/g) ?? [];
    // Only the queue has a script, for its shortcuts.
    const isQueue = /^\/desk(?:\?|$)/.test(path);
    expect(scripts.length).toBe(isQueue ? 1 : 0);
    if (isQueue) expect(scripts[0]).toContain('entry-queue');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    // Every link and form stays at the desk, in the page's language.
    const home = language === 'hi' ? '/hi/desk' : '/desk';
    const links = [...page.main.matchAll(/<(?:a|form)[^>]*? (?:href|action)="([^"]+)"/g)];
    for (const [, target = ''] of links) {
      const isOfficial = /^https:\/\/[a-z.]+\.gov\.in\//.test(target);
      const isOwn = target.startsWith(home) || target.startsWith('/api/v1/web/operator/');
      expect(isOwn || isOfficial, target).toBe(true);
    }
    if (language === 'hi') {
      const words = wordsOf(page.main).replace(names, ' ');
      expect(words.match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    }
  });
});

describe('the desk', () => {
  test.each(['/desk', '/desk/money', `/desk/orders/${orderId}`, '/desk/password'])(
    '%s redirects to sign-in and back when signed out',
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
        location: `/desk/sign-in?next=${next}`,
      });
      expect(await renderFakePage({ path: `/hi${path}`, transport })).toMatchObject({
        location: `/hi/desk/sign-in?next=${next}`,
      });
    },
  );

  test('forces changing the initial password and refuses other roles', async () => {
    const first = fakeTransport({ ...desk, deskQueue: refusedWith('operator/password-first') });
    expect(await renderFakePage({ path: '/desk', transport: first, cookies })).toMatchObject({
      location: '/desk/password',
    });
    const other = fakeTransport({ ...desk, deskQueue: refusedWith('operator/wrong-role') });
    const page = await documentOf({ path: '/desk', transport: other, cookies });
    expect(page.status).toBe(403);
    expect(page.main).toContain('Your account does not have this role');
  });

  test('redirects to the requested page after sign-in, never outside the desk', async () => {
    const transport = fakeTransport({ ...desk, operatorSignIn: session });
    const form = { username: 'asha', password: 'secret words', code: '123456' };
    for (const [next, location] of [
      ['/desk/money', '/desk/money'],
      ['/garage', '/desk'],
      ['//evil.example', '/desk'],
      ['/administrator', '/desk'],
    ] as const) {
      const path = '/desk/sign-in';
      const result = await renderFakePage({ path, transport, form: { ...form, next } });
      expect(result).toMatchObject({ kind: 'redirect', status: 303, location });
    }
    for (const [role, location] of [
      ['moderator', '/moderate'],
      ['inspector', '/inspect'],
      ['editor', '/desk/cars'],
    ] as const) {
      const signedIn = (session.body as { data: object }).data;
      const operatorSignIn = answered({ ...signedIn, roles: [role] });
      const result = await renderFakePage({
        path: '/desk/sign-in',
        transport: fakeTransport({ ...desk, operatorSignIn }),
        form,
      });
      expect(result).toMatchObject({ kind: 'redirect', status: 303, location });
    }
    const refusing = fakeTransport({ operatorSignIn: refusedWith('operator/sign-in-refused') });
    const page = await documentOf({ path: '/desk/sign-in', transport: refusing, form });
    expect(page.status).toBe(422);
    expect(page.main).toContain('Wrong username, password or code');
    expect(page.html).not.toMatch(/secret words|123456|value="asha"/);
    const locked = fakeTransport({ operatorSignIn: refusedWith('operator/locked', 900) });
    const late = await documentOf({ path: '/desk/sign-in', transport: locked, form });
    expect(late.main).toContain('Try again after 21 Nov 2026, 10:35 am IST');
  });
});

test("a challan at the desk links to its court's official site and has the case number", async () => {
  const court = {
    ...exampleDeskOrder.challans[0],
    court: 'Virtual Court, Delhi',
    cnr: 'DLVC010012342026',
    site: 'https://vcourts.gov.in/virtualcourt/',
  };
  const deskOrder = answered({ order: { ...exampleDeskOrder, challans: [court] } });
  const transport = fakeTransport({ ...desk, deskOrder });
  const { main } = await documentOf({ path: `/desk/orders/${orderId}`, transport, cookies });
  expect(main).toMatch(
    /<a href="https:\/\/vcourts\.gov\.in\/virtualcourt\/"[^>]* target="_blank" rel="noreferrer"/,
  );
  expect(wordsOf(main)).toMatch(/CNR\s+DLVC010012342026/);
});

describe('codes on an order', () => {
  const read = async (language: 'en' | 'hi', changed: object = {}) => {
    const { order } = contracts.deskOrder.example as { order: object };
    const answer = answered({ order: { ...order, ...changed } });
    const transport = fakeTransport({ ...desk, deskOrder: answer });
    const prefix = language === 'hi' ? '/hi' : '';
    const page = await documentOf({
      path: `${prefix}/desk/orders/${orderId}`,
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

  test('are shown in words', async () => {
    const english = await read('en', refused);
    expect(english).toContain('pay_29QQoUBi66xm2f · UPI · Captured');
    expect(english).toContain('Payment captured · ');
    expect(english).toContain('To be passed on');
    expect(english).toContain(`Challans given up · ${errors.byCode['order/not-found'].title}`);
    expect(english).not.toMatch(/fee-income|give-up|order\/not-found/);
  });

  test('are shown in words in Hindi', async () => {
    const hindi = await read('hi');
    expect(hindi).toContain('· UPI · राशि ली गई');
    expect(hindi).toContain('भुगतान मिला · ');
    expect(hindi).toContain('चालान सौंपा · हो गया');
    expect(hindi).not.toMatch(/fee-income|assign|captured?\b/);
  });

  test.each(['en', 'hi'] as const)('are shown as they are when unknown (%s)', async (language) => {
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
  });
});

describe('a form of an order', () => {
  const path = `/desk/orders/${orderId}`;
  /** As the browser sends it: the receipt form carries a file. */
  const partsOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (fields.intent === 'receipt') form.set('file', new File(['%PDF-1.7'], 'receipt.pdf'));
    return form;
  };
  const send = (fields: Readonly<Record<string, string>>, answers: object = {}) => {
    const transport = fakeTransport({ ...desk, ...answers });
    return renderFakePage({ path, transport, cookies, form: partsOf(fields) });
  };
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
  ])('%j is submitted and redirects to what it changed', async (form, call, to) => {
    expect(await send(form, { [call]: done })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: `${path}?done=${to}`,
    });
  });

  test.each([
    [{ intent: 'receipt', challan: challanId, amount: 'five' }, 'Enter the amount in rupees'],
    [{ intent: 'give-up', reason: 'failed', sure: '1' }, 'Select at least one challan'],
    [{ intent: 'give-up', challan: challanId, sure: '1' }, 'Select a reason'],
    [{ intent: 'give-up', challan: challanId, reason: 'failed' }, 'was not paid.'],
    [
      { intent: 'give-up', challan: challanId, reason: 'amount-changed', newFine: 'x', sure: '1' },
      'Enter the amount in rupees',
    ],
  ])('%j is refused and shown again', async (form, words) => {
    const page = await documentOf({ path, transport: fakeTransport(desk), cookies, form });
    expect(page.status).toBe(400);
    expect(page.main).toContain(words);
  });

  test('shows the reason of a refusal on the same page', async () => {
    const refusing = { deskReceipt: refusedWith('operator/amount-differs') };
    const form = partsOf({ intent: 'receipt', challan: challanId, amount: '5' });
    const page = await documentOf({
      path,
      transport: fakeTransport({ ...desk, ...refusing }),
      cookies,
      form,
    });
    expect(page.status).toBe(422);
    expect(page.main).toContain('This is not the amount that is due');
  });

  test('keeps typed values after a refusal, but not the confirmation that the authority was not paid', async () => {
    const refusing = {
      ...desk,
      deskReceipt: refusedWith('operator/amount-differs'),
      deskGiveUp: refusedWith('operator/wrong-state'),
    };
    const pageOf = (fields: Readonly<Record<string, string>>) =>
      documentOf({ path, transport: fakeTransport(refusing), cookies, form: partsOf(fields) });
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
    ['assign', 'nobody', 'Unassigned'],
    ['give-up', 'failed: no answer', 'Cannot be settled: no answer'],
    ['reject-document', 'unreadable', 'Not readable'],
    ['enter-receipt', 'by phone', 'by phone'],
  ])('%s with the note %s is shown in words', async (act, note, words) => {
    const [first] = exampleDeskOrder.acts;
    const told = { order: { ...exampleDeskOrder, acts: [{ ...first, act, note }] } };
    const transport = fakeTransport({ ...desk, deskOrder: answered(told) });
    const { main } = await documentOf({ path, transport, cookies });
    const trail = main.slice(main.indexOf('id="audit"'));
    expect(trail.replaceAll(/<[^>]*>/g, '')).toContain(words);
  });

  test('can be resumed after its refund was declined', async () => {
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
    expect((await documentOf({ path, transport, cookies })).main).toContain('Resume');
    const hindi = await documentOf({ path: `/hi${path}`, transport, cookies });
    expect(hindi.main).toContain('दोबारा शुरू करें');
    const form = { intent: 'resume', challan: challanId };
    expect(await renderFakePage({ path, transport, cookies, form })).toMatchObject({
      location: `${path}?done=resume#c-${challanId}`,
    });
  });
});

describe('the queue', () => {
  test('shows each challan in one row, sorts by header links and keeps its filters', async () => {
    const path = '/desk?kind=court&sort=amount&direction=desc&late=1';
    const { main } = await documentOf({ path, transport: fakeTransport(desk), cookies });
    expect(main).toMatch(/<th scope="col" class="num" aria-sort="descending">/);
    expect(main).toContain('href="/desk?kind=court&amp;late=1&amp;sort=vehicle"');
    expect(main).toContain('href="/desk?kind=court&amp;late=1&amp;sort=amount"');
    expect(main).toContain('name="late" value="1"');
    expect(main.replaceAll('<!-- -->', '')).toMatch(/aria-current="page">Late <b>/);
  });

  test('shows work of any kind in its own words, with a link to where its acts are', async () => {
    const answer = contracts.deskQueue.example as Answer<'deskQueue'>;
    const [row] = answer.rows;
    const rto = {
      orderKind: 'rto-service',
      kind: 'transfer-of-ownership',
      name: 'Transfer of ownership',
      state: 'filed',
    };
    const odd = { orderKind: 'parcel', kind: 'parcel', name: 'Parcel', state: 'packed' };
    const rows = [{ ...row, ...rto }, row, { ...row, ...odd }];
    const transport = fakeTransport({ ...desk, deskQueue: answered({ ...answer, rows }) });
    const { main } = await documentOf({ path: '/desk', transport, cookies });
    const words = wordsOf(main.slice(main.indexOf('<tbody')));
    expect(words).toMatch(/RTO work · Transfer of ownership.*With the RTO.*E-challan\s+· Express/s);
    expect(words).toMatch(/parcel.*packed/s);
    expect(main).toContain(`href="/desk/rto/${orderId}"`);
    expect(main).toContain(`href="/desk/orders/${orderId}#c-${challanId}"`);
    expect(main).toContain('aria-label="Select Transfer of ownership, PC-7K2M-9XQD"');
    const hindi = await documentOf({ path: '/hi/desk', transport, cookies });
    expect(hindi.main).toContain('aria-label="RC ट्रांसफ़र (मालिक बदलना), PC-7K2M-9XQD चुनें"');
  });

  test.each([
    ['state=rto-service.filed', { orderKind: 'rto-service', state: 'filed' }],
    ['orderKind=challan&state=challan.queued', { orderKind: 'challan', state: 'queued' }],
    // A state of the kind that was chosen before.
    ['orderKind=rto-service&state=challan.queued', { orderKind: 'rto-service' }],
    ['state=queued', { orderKind: 'challan', state: 'queued' }],
    ['orderKind=parcel&state=packed', {}],
  ])('asks for %s, and keeps it chosen', async (search, asked) => {
    const queries: unknown[] = [];
    const deskQueue = (input: unknown) => {
      queries.push((input as { query: object }).query);
      return asExample('deskQueue');
    };
    const transport = fakeTransport({ ...desk, deskQueue });
    const { main } = await documentOf({ path: `/desk?${search}`, transport, cookies });
    const { orderKind, state } = asked as { orderKind?: string; state?: string };
    expect(queries).toMatchObject([{ orderKind, state }]);
    const chosen = [...main.matchAll(/<option value="([^"]*)" selected/g)].map(([, one]) => one);
    expect(chosen.slice(0, 2)).toEqual([
      orderKind ?? '',
      state === undefined ? '' : `${orderKind}.${state}`,
    ]);
  });

  test('assigns selected challans and returns to the same page', async () => {
    const form = new FormData();
    form.append('item', challanId);
    form.append('item', orderId);
    form.set('mine', '1');
    const transport = fakeTransport({ ...desk, deskAssignMany: asExample('deskAssignMany') });
    const path = '/desk?kind=court';
    expect(await renderFakePage({ path, transport, cookies, form })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: '/desk?kind=court&done=2.0',
    });
    const none = await documentOf({ path, transport, cookies, form: { intent: 'assign' } });
    expect(none.status).toBe(400);
    expect(none.main).toContain('Select at least one row');
    const done = await documentOf({ path: '/desk?done=2.1', transport, cookies });
    expect(done.main).toContain('2 items assigned');
    expect(done.main).toContain('1 item could not be assigned');
  });

  test('opens the only match of a search, and lists several', async () => {
    const [order] = (contracts.deskFindOrders.example as Answer<'deskFindOrders'>).orders;
    const found = (...orders: unknown[]) =>
      fakeTransport({ ...desk, deskFindOrders: answered({ orders, hasMore: false, works: [] }) });
    const form = { intent: 'find', text: '98765 43210' };
    const one = await renderFakePage({ path: '/desk', transport: found(order), cookies, form });
    expect(one).toMatchObject({ location: `/desk/orders/${order?.orderId}` });
    const two = { path: '/desk', transport: found(order, order), cookies, form };
    expect((await documentOf(two)).main).toContain('2 found');
    const none = { path: '/desk', transport: found(), cookies, form };
    expect((await documentOf(none)).main).toContain('Nothing found');
  });

  test('opens the page that acts on a listing, an inspection or a sale found by its id', async () => {
    const itemId = '2f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';
    const work = (orderKind: string, state: string, publicId = itemId.slice(0, 8)) => ({
      ...{ itemId, publicId, orderKind, state, kind: orderKind, isOpen: true },
      name: 'Maruti Suzuki Swift 2019',
    });
    const listing = work('used-car-listing', 'in-review', 'bkmptwxz');
    const found = (...works: unknown[]) => ({
      ...{ path: '/desk', cookies, form: { intent: 'find', text: itemId } },
      transport: fakeTransport({
        ...desk,
        deskFindOrders: answered({ orders: [], hasMore: false, works }),
      }),
    });
    for (const [one, location] of [
      [listing, '/desk/listings#l-bkmptwxz'],
      [work('car-inspection', 'booked'), `/desk/inspections#i-${itemId}`],
      [work('car-sale', 'paid'), `/desk/sales#s-${itemId}`],
    ] as const) {
      expect(await renderFakePage(found(one))).toMatchObject({ location });
    }
    const { main } = await documentOf(found(listing, work('car-sale', 'paid')));
    expect(main).toContain('2 found');
    expect(main).toContain('href="/desk/listings#l-bkmptwxz"');
    expect(main).toContain('Pay lender or challans');
    const hindi = { ...found(listing, work('car-sale', 'paid')), path: '/hi/desk' };
    expect((await documentOf(hindi)).main).toContain('कार बिक्री');
    const sold = { ...work('used-car-listing', 'sold', 'bkmptwxz'), isOpen: false };
    const ended = await documentOf(found(sold));
    expect(ended.main).toContain('1 found');
    expect(ended.main).toContain('href="/used-cars/india/bkmptwxz"');
    expect(ended.main).toContain('<td>Sold</td>');
    const gone = found({ ...work('car-sale', 'withdrawn'), isOpen: false });
    const inHindi = (await documentOf({ ...gone, path: '/hi/desk' })).main;
    expect(inHindi).toContain('बिक्री बंद');
    expect(inHindi).not.toContain('/desk/sales');
  });

  test.each([
    ['DL 8C AF 5030', true],
    ['DL 8C •• ••30', true],
    ['New Maruti Swift VXi', false],
  ])('shows %s as a plate only if it is a number', async (display, isPlate) => {
    const [row] = (contracts.deskQueue.example as Answer<'deskQueue'>).rows;
    const rows = [{ ...row, display }];
    const deskQueue = answered({ ...(contracts.deskQueue.example as object), rows });
    const transport = fakeTransport({ ...desk, deskQueue });
    const { main } = await documentOf({ path: '/desk', transport, cookies });
    expect(main).toContain(display);
    expect(main.includes('class="plate')).toBe(isPlate);
  });

  test('names the firm that owes an erasure, without a vehicle', async () => {
    const [row] = (contracts.deskQueue.example as Answer<'deskQueue'>).rows;
    const owed = {
      ...{ ...row, orderId: null, orderKind: 'contact-erasure', kind: firmId, state: 'owed' },
      ...{ name: 'Sample Motors', display: '', amount: 0 },
    };
    const deskQueue = answered({ ...(contracts.deskQueue.example as object), rows: [owed] });
    const transport = fakeTransport({ ...desk, deskQueue });
    const { main } = await documentOf({ path: '/desk?route=partner', transport, cookies });
    expect(main).toContain('Data to erase · Sample Motors');
    expect(main).toContain('Await the firm’s confirmation');
    expect(main).toContain(`href="/desk/partners#f-${firmId}"`);
    expect(main).not.toContain('class="plate');
  });
});

describe('a payout', () => {
  const path = '/desk/money';
  const fields = {
    direction: 'payout',
    amount: '2,500',
    reference: 'N324261123456789',
    paidOn: '2026-11-21',
    note: 'Partner',
  };

  test('is recorded and returns to the bank transactions', async () => {
    const transport = fakeTransport({ ...desk, deskPayout: asExample('deskPayout') });
    expect(await renderFakePage({ path, transport, cookies, form: fields })).toMatchObject({
      kind: 'redirect',
      location: '/desk/money?done=payout#bank',
    });
  });

  test('keeps typed values when refused', async () => {
    const refusing = { ...desk, deskPayout: refusedWith('operator/already-booked') };
    const page = await documentOf({
      path,
      transport: fakeTransport(refusing),
      cookies,
      form: fields,
    });
    expect(page.status).toBe(409);
    expect(page.main).toContain('This bank reference is already recorded');
    expect(page.main).toContain('value="N324261123456789"');
    const odd = { ...fields, amount: 'five' };
    const wrong = await documentOf({ path, transport: fakeTransport(desk), cookies, form: odd });
    expect(wrong.status).toBe(400);
    expect(wrong.main).toContain('Enter the amount in rupees');
  });
});

describe('payments of a firm', () => {
  const path = `/desk/partners/${firmId}`;
  const paid = {
    paymentId: challanId,
    reference: 'N324261123456789',
    ...{ receivedPaise: 2_900_000, tdsPaise: 50_000, paidOn: '2026-11-20', by: 'ASHA' },
    at: '2026-11-20T05:00:00Z',
  };
  const whole = {
    ...(contracts.deskFirmMoney.example as Answer<'deskFirmMoney'>),
    owedPaise: -12_300,
    year: { from: '2026-04-01', chargedPaise: 2_500_000, deductedPaise: 50_000 },
    rule: {
      ...{ from: '2026-04-01', basisPoints: 200, yearlyThresholdPaise: 2_000_000 },
      ...{ source: 'A source', givesPaise: 50_001 },
    },
    payments: [
      { ...paid, undone: null },
      {
        ...{ ...paid, paymentId: orderId, reference: 'N999999' },
        undone: { at: '2026-11-21T05:00:00Z', note: 'Typed twice' },
      },
    ],
  };
  const fields = {
    intent: 'record',
    ...{ received: '29,000', tds: '500', paidOn: '2026-11-20', reference: 'N324261123456789' },
  };

  test('show balance, credit, what the rule gives, and each payment; only one that stands can be undone', async () => {
    const transport = fakeTransport({ ...desk, deskFirmMoney: answered(whole) });
    const { main } = await documentOf({ path, transport, cookies });
    const text = main.replaceAll('<!-- -->', '');
    for (const one of [
      ...['Credit, carried to the next statement', '₹123', '₹25,000', 'TDS at 2% would be'],
      ...['₹500.01', 'never booked', '₹29,000 received · TDS ₹500', 'Typed twice'],
    ]) {
      expect(text).toContain(one);
    }
    expect(main.match(/name="intent" value="undo"/g)).toHaveLength(1);
    // Nothing of the rule is filled in.
    expect(main).not.toMatch(/name="tds"[^>]*value=|value=[^>]*name="tds"/);
    const low = { ...whole, year: { ...whole.year, chargedPaise: 1_999_999 } };
    const under = await documentOf({
      path: `/hi${path}`,
      transport: fakeTransport({ ...desk, deskFirmMoney: answered(low) }),
      cookies,
    });
    expect(under.main).toContain('नियम से TDS');
  });

  test('are sent as paise, and undone with a reason', async () => {
    const sent: unknown[] = [];
    const noting = (name: 'deskRecordFirmPayment' | 'deskUndoFirmPayment') => (input: unknown) => {
      sent.push(input);
      return asExample(name);
    };
    const transport = fakeTransport({
      ...desk,
      deskRecordFirmPayment: noting('deskRecordFirmPayment'),
      deskUndoFirmPayment: noting('deskUndoFirmPayment'),
    });
    expect(await renderFakePage({ path, transport, cookies, form: fields })).toMatchObject({
      location: `${path}?done=recorded`,
    });
    const undo = { intent: 'undo', payment: challanId, note: 'Typed twice' };
    expect(await renderFakePage({ path, transport, cookies, form: undo })).toMatchObject({
      location: `${path}?done=undone`,
    });
    expect(JSON.stringify(sent)).toContain('"receivedPaise":2900000,"tdsPaise":50000');
    expect(JSON.stringify(sent)).toContain('Typed twice');
  });

  test('keep what was typed and name the field when refused', async () => {
    for (const [change, words] of [
      [{ received: '-5' }, 'Enter the amount in rupees'],
      [{ tds: '' }, '0 if none.'],
    ] as const) {
      const page = await documentOf({
        path,
        transport: fakeTransport(desk),
        cookies,
        form: { ...fields, ...change },
      });
      expect(page.status).toBe(400);
      expect(page.main).toContain(words);
      expect(page.main).toContain('value="N324261123456789"');
    }
    const known = { ...desk, deskRecordFirmPayment: refusedWith('operator/already-booked') };
    const transport = fakeTransport(known);
    const page = await documentOf({ path, transport, cookies, form: fields });
    expect(page.status).toBe(409);
    expect(page.main).toContain('This bank reference is already recorded');
  });
});

test.each([
  ['/desk/health', ['Payment gateway', 'Send a refund', 'Settlement partner: timed out']],
  ['/hi/desk/health', ['भुगतान गेटवे', 'रिफ़ंड भेजना', 'निपटान पार्टनर: समय पर जवाब नहीं मिला']],
])('%s shows services, jobs and failures in words', async (path, words) => {
  const health = contracts.deskHealth.example as Answer<'deskHealth'>;
  const upstreams = health.upstreams.map((one) => ({ ...one, upstream: 'gateway' }));
  const dead = health.tasks.dead.map((one) => ({ ...one, lastError: 'partner-timeout' }));
  const known = { ...health, upstreams, tasks: { ...health.tasks, dead } };
  const transport = fakeTransport({ ...desk, deskHealth: answered(known) });
  const { main } = await documentOf({ path, transport, cookies });
  for (const one of words) expect(main.replaceAll('<!-- -->', '')).toContain(one);
  expect(main).not.toMatch(/send-refund|partner-timeout/);
});

describe('reported mistakes', () => {
  const path = '/desk/reports';
  const [report] = (contracts.deskReports.example as Answer<'deskReports'>).reports;
  const form = { report: report?.reportId ?? '', note: 'Matches the RC' };

  test('show the field in words, the value given and the number of open reports', async () => {
    const many = answered({ reports: [report], open: 51 });
    const transport = fakeTransport({ ...desk, deskReports: many });
    const { main } = await documentOf({ path, transport, cookies });
    for (const one of ['DL 8C AF 5030', 'Colour', 'लाल', '51 open', 'Showing the oldest 1']) {
      expect(main.replaceAll('<!-- -->', '')).toContain(one);
    }
  });

  test('are closed with a note, which is asked for when it is missing', async () => {
    const transport = fakeTransport({ ...desk, deskCloseReport: asExample('deskCloseReport') });
    expect(await renderFakePage({ path, transport, cookies, form })).toMatchObject({
      kind: 'redirect',
      location: '/desk/reports?done=closed',
    });
    const short = { path, transport, cookies, form: { ...form, note: 'ok' } };
    const page = await documentOf(short);
    expect(page.status).toBe(400);
    expect(page.main).toContain('Enter what you found');
    expect(page.main).toContain('value="ok"');
  });

  test('say so when someone else has closed the report', async () => {
    const refusing = { ...desk, deskCloseReport: refusedWith('operator/wrong-state') };
    const page = await documentOf({ path, transport: fakeTransport(refusing), cookies, form });
    expect(page.status).toBe(409);
    expect(page.main).toContain('Not saved');
  });
});
