import type { ApiTransport, WireAnswer } from '@pahiya/api-client/api-transport';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import {
  everythingUp,
  failed,
  notAsked,
  sampleChallan,
  sampleDiscovery,
  sampleSource,
} from './testing/sample-discovery.ts';

const path = '/app-challan-pay/DL8CAF5030';
const one = sampleChallan();

type Asked = { query: { discoveryId: string; source?: string; retry?: string } };

/** The API with a search that starts as `start` and is `known` on every later call. */
function search(start: Discovery, known: Discovery = start, calls: Asked[] = []) {
  return fakeTransport({
    getLayout: answered({ data: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    challanSourceStatus: answered(everythingUp),
    initChallans: { ...answered(start), status: 201 },
    challanDetails: (input) => {
      calls.push(input as Asked);
      return answered(known);
    },
    revealChallans: refusedWith('challan/reveal-limit', 3600),
  });
}

const begun = sampleDiscovery([], {
  revision: 0,
  sources: [
    sampleSource('national', notAsked),
    sampleSource('virtual-court', notAsked),
    sampleSource('state-police', notAsked),
  ],
});
const silentCourt = [
  sampleSource('national'),
  sampleSource('virtual-court', failed),
  sampleSource('state-police', { count: 0 }),
];

describe('a page whose sources are still being checked', () => {
  test('is streamed, updates after each response with its hydration data, and ends', async () => {
    const page = await renderFakePage({ path, transport: search(begun, sampleDiscovery([one])) });
    if (page.kind !== 'document' || page.more === null) throw new Error('it is closed');
    expect(page.html).not.toContain('</html>');
    expect(page.html).toMatch(/<script type="module" async src="[^"]+"><\/script>$/);
    const pieces: string[] = [];
    for await (const piece of page.more) pieces.push(piece);
    expect(pieces.at(-1)).toBe('</body></html>');
    const [first = ''] = pieces;
    expect(first).toMatch(
      /^<template data-piece><main[\s\S]*<\/main><script type="application\/json"/,
    );
    expect(first).toMatch(/<\/script><\/template><template><\/template>$/);
    const [main = '', data = ''] = first.split('</main>');
    expect(main).toContain(one.challanNumber);
    expect(data).toContain(one.challanNumber);
  });

  test('is complete where all sources have responded before', async () => {
    const page = await renderFakePage({ path, transport: search(sampleDiscovery([one])) });
    if (page.kind !== 'document') throw new Error('redirected');
    const pieces: string[] = [];
    for await (const piece of page.more ?? []) pieces.push(piece);
    expect(page.html + pieces.join('')).toMatch(/<\/body><\/html>$/);
    expect(pieces.filter((piece) => piece.includes('<main'))).toEqual([]);
  });
});

describe('"No challans"', () => {
  const none = 'No pending challans';

  test('is shown when all three sources have responded so', async () => {
    const { main } = await documentOf({ path, transport: search(sampleDiscovery([])) });
    expect(wordsOf(main)).toContain(none);
  });

  test('is not shown while a source is still being checked', async () => {
    const { main } = await documentOf({ path, transport: search(begun) });
    expect(wordsOf(main)).not.toContain(none);
    expect(wordsOf(main)).toContain('Checking 3 sources');
  });

  test('is not shown when a source has failed', async () => {
    const known = sampleDiscovery([], { sources: silentCourt });
    const { main } = await documentOf({ path, transport: search(known) });
    expect(wordsOf(main)).not.toContain(none);
    expect(wordsOf(main)).toContain('did not respond in time');
    expect(wordsOf(main)).toContain('retry after 10 seconds');
  });

  test('an empty tab beside challans in others does not say so either', async () => {
    const known = sampleDiscovery([one], { sources: silentCourt });
    const { main } = await documentOf({
      path: `${path}?d=${known.discoveryId}&tab=SETTLED`,
      transport: search(known),
    });
    expect(wordsOf(main)).not.toContain('No challans here');
    expect(wordsOf(main)).toContain('None found here so far');
  });
});

describe('without script', () => {
  test('the first page redirects automatically to the one that waits for all', async () => {
    const { main } = await documentOf({ path, transport: search(begun) });
    const refresh = /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"/i.exec(main);
    expect(refresh?.[1]).toBe(`${path}?d=${begun.discoveryId}&amp;wait=all`);
  });

  test('one page checks all three at once and names the failed ones, with a retry link', async () => {
    const calls: Asked[] = [];
    const known = sampleDiscovery([one], { sources: silentCourt });
    const { main } = await documentOf({
      path: `${path}?wait=all`,
      transport: search(begun, known, calls),
    });
    expect(calls.map(({ query }) => query.source)).toEqual([
      'national',
      'virtual-court',
      'state-police',
      undefined,
    ]);
    expect(main).toContain(`href="${path}?d=${known.discoveryId}&amp;retry=virtual-court"`);
    expect(wordsOf(main)).toContain('Some sources did not respond');
  });

  test('a retry calls that source only, and returns to the waiting page', async () => {
    const calls: Asked[] = [];
    const known = sampleDiscovery([one], { sources: silentCourt });
    const retry = `${path}?d=${known.discoveryId}&retry=virtual-court`;
    const result = await renderFakePage({ path: retry, transport: search(known, known, calls) });
    expect(
      calls.filter(({ query }) => query.source !== undefined).map(({ query }) => query),
    ).toEqual([{ discoveryId: known.discoveryId, source: 'virtual-court', retry: '1' }]);
    expect(result).toMatchObject({
      kind: 'redirect',
      location: `${path}?d=${known.discoveryId}&wait=all`,
    });
  });
});

describe('the heading', () => {
  const headOf = async (...challans: readonly (typeof one)[]) =>
    wordsOf((await documentOf({ path, transport: search(sampleDiscovery(challans)) })).main);

  test('shows the sum due and the number of challans', async () => {
    const two = sampleChallan({ challanNumber: 'DL2', fine: 50_000 });
    expect(await headOf(one, two)).toContain('₹1,500 due');
    expect(await headOf(one, two)).toContain('2 challans, most urgent first');
  });

  test('leaves out an amount that is not set', async () => {
    const unset = sampleChallan({ challanNumber: 'DL2', fine: null, deadline: null });
    const words = await headOf(one, unset);
    expect(words).toContain('₹1,000 due');
    expect(words).toContain('1 without an amount');
  });

  test('says "urgent first" only when the list is', async () => {
    const later = { kind: 'pay-or-contest', on: '2026-12-30', daysLeft: 39 };
    const words = await headOf(sampleChallan({ challanNumber: 'DL2', deadline: later }), one);
    expect(words).toContain('2 challans');
    expect(words).not.toContain('most urgent first');
  });
});

describe('a single source that did not respond', () => {
  test('is named with a retry link, and the page does not say that all responded', async () => {
    const known = sampleDiscovery([one], { sources: silentCourt });
    const { main } = await documentOf({ path: `${path}?wait=all`, transport: search(known) });
    expect(wordsOf(main)).toContain('Virtual courts did not respond');
    expect(wordsOf(main)).not.toContain('All 3 sources responded');
    expect(main.match(/retry=virtual-court/g)).toHaveLength(1);
  });
});

describe('the pay bar', () => {
  const paid = sampleChallan({
    status: 'paid',
    payability: { payable: false, reason: 'paid', advice: 'nothing-to-do' },
  });

  test('is on the pending tab only', async () => {
    const known = sampleDiscovery([one], {}, [paid]);
    const pending = await documentOf({ path, transport: search(known) });
    const settled = await documentOf({ path: `${path}?tab=SETTLED`, transport: search(known) });
    expect(pending.main).toContain('id="pay"');
    expect(settled.main).not.toContain('id="pay"');
  });

  test('is absent where nothing can be paid', async () => {
    const { main } = await documentOf({ path, transport: search(sampleDiscovery([], {}, [paid])) });
    expect(main).not.toContain('id="pay"');
  });
});

describe('a challan in an order', () => {
  const held = { payable: false as const, advice: 'wait' };
  const pageOf = async (challan: typeof one) =>
    (await documentOf({ path, transport: search(sampleDiscovery([challan])) })).main;

  test('leads the owner of an unpaid order to paying it', async () => {
    const orderId = '0198b7ff-93c0-7c7f-b5b6-7b9a54f0d201';
    const payability = { ...held, reason: 'in-open-order' };
    const main = await pageOf(sampleChallan({ orderId, payability, price: null }));
    expect(main).toContain(`/orders/${orderId}`);
    expect(wordsOf(main)).toContain('Finish paying');
    expect(wordsOf(main)).not.toContain('Check again later');
  });

  test('that is paid says so instead of showing a due date', async () => {
    const payability = { ...held, reason: 'in-paid-order' };
    const main = await pageOf(sampleChallan({ payability, price: null, deadline: null }));
    expect(wordsOf(main)).toContain('Paid, being settled');
    expect(wordsOf(main)).not.toMatch(/Pay or contest|deadlines passed/);
  });
});

describe('a ticket', () => {
  const pageOf = async (challan: typeof one, language: '' | '/hi' = '') =>
    (await documentOf({ path: language + path, transport: search(sampleDiscovery([challan])) }))
      .main;

  test('shows what, how much, when, the section, the number, and the deadline', async () => {
    const main = await pageOf(one);
    const words = wordsOf(main).replace(/\s+/g, ' ');
    expect(main.replace(/<[^>]+>/g, '')).toContain(`No. ${one.challanNumber}`);
    expect(words).toContain('No helmet');
    expect(words).toContain('₹1,000');
    expect(words).toContain('1 Nov 2026 · s. 194D · E-challan');
    expect(words).toContain('Pay or contest by 16 Dec');
    expect(words).toContain('25 days left');
    expect(words).toContain('Dates are calculated from the rule; check your notice.');
  });

  test('is never preselected', async () => {
    const main = await pageOf(one);
    expect(main).toMatch(/<input type="checkbox"/);
    expect(main).not.toMatch(/ checked=/);
  });

  test('without an amount says that the court sets it, and has no checkbox', async () => {
    const main = await pageOf(
      sampleChallan({
        status: 'regular-court',
        kind: 'court',
        fine: null,
        price: null,
        deadline: { kind: 'hearing', on: '2027-01-12', daysLeft: 52 },
        payability: { payable: false, reason: 'in-regular-court', advice: 'regular-court' },
      }),
    );
    expect(wordsOf(main)).toContain('court decides');
    expect(wordsOf(main)).toContain('In a regular court');
    expect(main).not.toMatch(/type="checkbox"/);
  });

  test('paid at one source and pending at another is explained', async () => {
    const main = await pageOf(
      sampleChallan({
        status: 'paid',
        conflicts: ['paid-at-one-source'],
        payability: { payable: false, reason: 'paid', advice: 'nothing-to-do' },
        price: null,
        provenance: [
          {
            source: 'national',
            status: 'unpaid',
            fine: 100_000,
            fetchedAt: '2026-11-21T04:44:01Z',
          },
          {
            source: 'state-police',
            status: 'paid',
            fine: 100_000,
            fetchedAt: '2026-11-21T04:44:02Z',
          },
        ],
      }),
    );
    const words = wordsOf(main).replace(/\s+/g, ' ');
    expect(words).toContain('We treat it as paid');
    expect(words).toContain(
      'National e-challan: Unpaid, ₹1,000, checked 21 Nov 2026, 10:14 am IST',
    );
    expect(words).toContain('State traffic police: Paid');
  });

  test('leaves out an unknown code', async () => {
    const main = await pageOf(
      sampleChallan({
        deadline: { kind: 'brand-new-deadline', on: '2027-01-12', daysLeft: 52 },
        payability: { payable: false, reason: 'brand-new-reason', advice: 'brand-new-advice' },
      }),
    );
    expect(main).not.toContain('brand-new');
    expect(main).not.toMatch(/undefined/);
  });

  test('reads in Hindi without English copy of ours', async () => {
    const main = await pageOf(one, '/hi');
    expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    expect(wordsOf(main)).toContain('हेलमेट नहीं');
  });
});

describe('places, times and photos', () => {
  test('ask a visitor to sign in and return to the same search', async () => {
    const { main } = await documentOf({ path, transport: search(sampleDiscovery([one])) });
    const next = encodeURIComponent(`${path}?d=${begun.discoveryId}`);
    expect(main).toContain(`href="/sign-in?next=${next}"`);
  });

  test('need a reason from a signed-in person; none is preselected', async () => {
    const visit = { path, transport: search(sampleDiscovery([one])), isLoggedIn: true };
    const { main } = await documentOf(visit);
    expect(main.match(/<input[^>]+type="radio"[^>]*>/g)).toHaveLength(2);
    expect(main).not.toMatch(/ checked=/);
  });

  test.each([
    [{}, 400, 'Choose a reason.'],
    [{ ground: 'curious' }, 400, 'Choose a reason.'],
    [{ ground: 'owner' }, 429, 'Daily limit for challan details reached'],
  ])('submitted with %j: %i, %s', async (form, status, words) => {
    const page = await documentOf({
      path: `${path}?d=${begun.discoveryId}`,
      transport: search(sampleDiscovery([one])),
      isLoggedIn: true,
      form,
    });
    expect(page.status).toBe(status);
    expect(wordsOf(page.main)).toContain(words);
  });
});

describe('a search that cannot start', () => {
  const refused = (answer: WireAnswer) =>
    fakeTransport({
      getLayout: answered({ data: [] }),
      challanSourceStatus: answered(everythingUp),
      initChallans: answer,
    });

  test('shows the daily limit when it is used up', async () => {
    const page = await documentOf({ path, transport: refused(refusedWith('1003', 3600)) });
    expect(page.status).toBe(429);
    expect(wordsOf(page.main)).toContain('5 vehicles a day');
  });

  test('sends Retry-After where retrying helps', async () => {
    const headersOf = async (transport: ApiTransport) =>
      (await renderFakePage({ path, transport })).headers;
    expect(await headersOf(refused(refusedWith('1003', 3600)))).toMatchObject({
      'retry-after': '3600',
    });
    expect(await headersOf(refused(refusedWith('vehicle/hidden')))).not.toHaveProperty(
      'retry-after',
    );
    expect(await headersOf(search(sampleDiscovery([one])))).not.toHaveProperty('retry-after');
  });

  test('says that the vehicle is hidden', async () => {
    const page = await documentOf({ path, transport: refused(refusedWith('vehicle/hidden')) });
    expect(page.status).toBe(403);
    expect(page.main).toContain('/challan-pay?edit=DL8CAF5030');
  });

  test('shows the number field for an address without a number', async () => {
    const page = await documentOf({
      path: '/app-challan-pay/nonsense!',
      transport: refused(refusedWith('server/failure')),
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('action="/challan-pay"');
  });
});

test('inside the native app the header and footer are the app’s', async () => {
  const visit = { transport: search(sampleDiscovery([one])) };
  const inApp = await documentOf({ ...visit, path: `${path}?src=app` });
  const outside = await documentOf({ ...visit, path });
  expect([/<header/.test(inApp.html), /<header/.test(outside.html)]).toEqual([false, true]);
  expect(inApp.main).toContain('name="src" value="app"');
});

test('only paused payment is announced above the results: sources have their own status in the search', async () => {
  const status = {
    ...everythingUp,
    sources: [
      {
        source: 'virtual-court',
        name: 'x',
        sandbox: true,
        state: 'down',
        lastSuccessAt: '2026-11-21T04:00:00Z',
        lastFailureAt: null,
        typicalMs: null,
        failedShare: null,
      },
    ],
    payment: { state: 'down', lastSuccessAt: null },
  };
  const transport = fakeTransport({
    getLayout: answered({ data: [] }),
    challanSourceStatus: answered(status),
    initChallans: { ...answered(sampleDiscovery([one])), status: 201 },
  });
  const words = wordsOf((await documentOf({ path, transport })).main);
  expect(words).toContain('paused');
  expect(words).not.toContain('No answer from');
  expect(words).toContain('All 3 sources responded');
});

test.each(['', '/hi'])(
  'each offence in "%s" that our table knows leads to its page, others to none',
  async (prefix) => {
    const [known] = one.offences;
    if (known === undefined) throw new Error('the example has no offence');
    const unknown = { id: null, section: '999', name: 'SOMETHING NEW', plain: null };
    const mixed = sampleChallan({ offences: [known, unknown] });
    const { main } = await documentOf({
      path: prefix + path,
      transport: search(sampleDiscovery([mixed])),
    });
    expect(main.match(/\/challan-pay\/offence\/[^"]*/g)).toEqual([
      '/challan-pay/offence/no-helmet',
    ]);
    expect(main).toContain(`href="${prefix}/challan-pay/offence/no-helmet"`);
    expect(main).toContain('SOMETHING NEW');
  },
);
