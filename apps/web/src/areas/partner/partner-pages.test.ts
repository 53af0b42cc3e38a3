import { contracts } from '@pahiya/contracts/all/contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const exampleOf = (name: keyof typeof contracts) => contracts[name].example as object;
const asExample = (name: keyof typeof contracts) => answered(exampleOf(name));
const cookies = { pahiya_partner: 'x' };
const leadId = '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6';
const token = 'a-token';

const calls = {
  partnerSession: asExample('partnerSession'),
  partnerInbox: asExample('partnerInbox'),
  partnerLead: asExample('partnerLead'),
  partnerMembers: asExample('partnerMembers'),
  partnerDevices: asExample('partnerDevices'),
  partnerStatement: asExample('partnerStatement'),
  partnerDealerCard: asExample('partnerDealerCard'),
  partnerListings: asExample('partnerListings'),
  partnerListing: asExample('partnerListing'),
  partnerDrives: asExample('partnerDrives'),
  partnerWebhook: asExample('partnerWebhook'),
  partnerAudit: asExample('partnerAudit'),
  partnerPrices: asExample('partnerPrices'),
  partnerBank: asExample('partnerBank'),
  partnerAssignment: asExample('partnerAssignment'),
  partnerOffer: asExample('partnerOffer'),
  partnerStatistics: asExample('partnerStatistics'),
  partnerListingFigures: asExample('partnerListingFigures'),
  partnerKeys: asExample('partnerKeys'),
  partnerInvitation: asExample('partnerInvitation'),
  partnerRounds: asExample('partnerRounds'),
  partnerRound: asExample('partnerRound'),
};
const closed = [
  '/partner',
  `/partner/leads/${leadId}`,
  '/partner/members',
  '/partner/account',
  '/partner/statement',
  '/partner/card',
  '/partner/listings',
  '/partner/listings/bkmptwxz',
  '/partner/drives',
  '/partner/webhook',
  '/partner/audit',
  '/partner/bank',
  '/partner/assignment',
  `/partner/leads/${leadId}/offer`,
  '/partner/statistics',
  '/partner/keys',
  '/partner/insurance-price',
];
const open = [
  '/partner/sign-in',
  '/partner/recover',
  '/partner/recover/a-token',
  '/partner/invitation/a-token',
];

/** Names and log words that are the same in every language. */
const names =
  /\bcc\b|stock|status|sold|removed|WebP|Maruti Suzuki Swift|Sample Motors|Ravi|Swift VXI|Up to|lakh|Chrome on Android|[\w.]+@[\w.]+|JBSWY3DPEHPK3PXP|Pahiya|c0ffee|pahiya-\w+|erased|true|hex|phk_\w+|Authorization|Bearer/g;

describe.each([...closed, ...open])('%s', (path) => {
  test.each(['en', 'hi'])('is complete in %s, without script and noindex', async (language) => {
    const address = language === 'hi' ? `/hi${path}` : path;
    const page = await documentOf({ path: address, transport: fakeTransport(calls), cookies });
    expect(page.status).toBe(200);
    expect(page.shareable).toBe(false);
    expect(page.main).toMatch(/<h1[ >]/);
    expect(page.main).not.toMatch(/undefined|\[object|NaN|>null<|\sstyle=/);
    expect(page.html.match(/<script[^>]*>|modulepreload/g)).toBeNull();
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    if (language === 'hi') {
      expect(
        wordsOf(page.main)
          .replace(names, ' ')
          .match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g),
      ).toBeNull();
    }
  });
});

test.each(closed)('%s leads to the partners’ sign-in and back when signed out', async (path) => {
  const transport = fakeTransport(
    Object.fromEntries(Object.keys(calls).map((name) => [name, refusedWith('auth/required')])),
  );
  expect(await renderFakePage({ path, transport })).toMatchObject({
    kind: 'redirect',
    location: `/partner/sign-in?next=${encodeURIComponent(path)}`,
  });
});

test.each([
  [
    '/partner/statement',
    ['Your payment', '-₹29,500', '₹29,000 received on', 'N3242611', 'your credit'],
  ],
  ['/hi/partner/statement', ['आपका भुगतान', '-₹29,500', '₹29,000 मिले', 'N3242611', 'जमा रक़म']],
])('%s shows a payment with its deducted tax, and a credit as such', async (path, words) => {
  const line = {
    ...{ at: '2026-11-20T00:00:00Z', kind: 'firm-payment', reference: 'N3242611' },
    ...{ paidOn: '2026-11-20', receivedPaise: 2_900_000, tdsPaise: 50_000 },
    totalPaise: -2_950_000,
  };
  const statement = {
    ...exampleOf('partnerStatement'),
    ...{ lines: [line], closingPaise: -2_950_000 },
  };
  const transport = fakeTransport({ ...calls, partnerStatement: answered(statement) });
  const { main } = await documentOf({ path, transport, cookies });
  for (const word of words) expect(main.replaceAll('<!-- -->', '')).toContain(word);
});

test('a number is shown only in the answer to the form that gives the reason', async () => {
  const transport = fakeTransport({
    ...calls,
    partnerLead: answered({
      carPath: null,
      lead: {
        ...(exampleOf('partnerLead') as { lead: object }).lead,
        consent: {
          state: 'active',
          channels: ['call', 'show-number'],
          endsAt: '2026-12-21T04:44:00Z',
          withdrawnAt: null,
        },
      },
    }),
    partnerShowNumber: asExample('partnerShowNumber'),
  });
  const path = `/partner/leads/${leadId}`;
  const page = await documentOf({ path, transport, cookies });
  expect(page.main).not.toContain('9800000210');
  const shown = await documentOf({
    path,
    transport,
    cookies,
    form: { intent: 'show-number', why: 'Call back' },
  });
  expect(shown.main).toContain('9800000210');
});

describe('a premium by the tariff', () => {
  const form = {
    ...{ asked: '1', vehicle: 'car', power: 'engine', size: '1197', registeredOn: '2021-03-15' },
    ...{ zone: 'A', cover: 'package', value: '4,50,000', bonus: '20000', until: '' },
  };
  const at = (change: object, answers: object = {}) =>
    documentOf({
      path: `/partner/insurance-price?${new URLSearchParams({ ...form, ...change })}`,
      transport: fakeTransport({ ...calls, ...answers }),
      cookies,
    });
  const premium = {
    lines: [{ id: 'third-party', code: null, amount: 341_600 }],
    ...{ taxable: 341_600, gst: 61_488, total: 403_088 },
  };

  test('of a described vehicle is shown line by line, and nothing else is sent', async () => {
    const sent: unknown[] = [];
    const answers = {
      partnerValidateInsurance: (input: unknown) => {
        sent.push(input);
        return answered({ premium, bonus: 25_000, total: 403_088 });
      },
    };
    const page = await at({}, answers);
    expect(page.status).toBe(200);
    for (const text of ['₹3,416', '₹4,030.88', '25%']) expect(page.main).toContain(text);
    await at({ power: 'motor', size: '45.5', cover: 'third-party', value: '' }, answers);
    expect(sent).toEqual([
      {
        body: {
          ...{ vehicle: 'car', cc: 1197, kw: null, registeredOn: '2021-03-15', zone: 'A' },
          ...{ cover: 'package', insuredValue: 45_000_000, lastBonus: 20_000, hadClaim: false },
          ownDamageUntil: null,
        },
      },
      { body: expect.objectContaining({ cc: null, kw: 45.5, insuredValue: null, lastBonus: 0 }) },
    ]);
  });

  test.each([
    [{ size: '5' }, 'size'],
    [{ size: '1197.5' }, 'size'],
    [{ value: '' }, 'value'],
    [{ bonus: '10000' }, 'bonus'],
    [{ registeredOn: 'soon' }, 'registeredOn'],
    [{ cover: 'all' }, 'cover'],
  ])('of %j is none, and the field says so', async (change, field) => {
    const page = await at(change);
    expect(page.status).toBe(400);
    expect(page.main).toContain(`href="#${field}"`);
  });
});

test.each([
  ['', 'Open the page of the car'],
  ['/hi', 'कार का पेज खोलें'],
])('in the language %j a lead leads to the live car that it is about', async (prefix, words) => {
  const path = `${prefix}/partner/leads/${leadId}`;
  const { main } = await documentOf({ path, transport: fakeTransport(calls), cookies });
  expect(wordsOf(main)).toContain(words);
  expect(main).toContain(`href="${prefix}/used-cars/delhi/maruti-swift-2019-bkmptwxz"`);
  const { lead } = exampleOf('partnerLead') as { lead: object };
  const over = fakeTransport({ ...calls, partnerLead: answered({ lead, carPath: null }) });
  expect((await documentOf({ path, transport: over, cookies })).main).not.toContain('/used-cars/');
});

test('an answered enquiry about insurance takes the last day of the policy, another does not', async () => {
  const lead = (kind: string) =>
    answered({
      carPath: null,
      lead: {
        ...(exampleOf('partnerLead') as { lead: object }).lead,
        ...{ kind, stage: 'contacted' },
      },
    });
  const saved: unknown[] = [];
  const transport = fakeTransport({
    ...calls,
    partnerLead: lead('insurance'),
    partnerSaveInsuranceLead: (input) => {
      saved.push(input);
      return answered({ leadId, version: 3, dueAt: '2026-12-13T04:30:00Z' });
    },
  });
  const path = `/partner/leads/${leadId}`;
  const page = await documentOf({ path, transport, cookies });
  expect(page.main).toContain('name="lastDay"');
  // Its stored title is in English.
  const inHindi = await documentOf({ path: `/hi${path}`, transport, cookies });
  expect(wordsOf(inHindi.main)).toContain('गाड़ी का बीमा रिन्यू कराना');
  const other = fakeTransport({ ...calls, partnerLead: lead('used-car') });
  expect((await documentOf({ path, transport: other, cookies })).main).not.toContain('lastDay');
  const form = { intent: 'renewal', version: '2', lastDay: '2026-12-20', note: 'Zero dep' };
  const done = await renderFakePage({ path, transport, cookies, form });
  expect(done).toMatchObject({ status: 303, location: `${path}?done=saved` });
  const body = { leadId, version: 2, lastDay: '2026-12-20', note: 'Zero dep' };
  expect(saved).toMatchObject([{ body }]);
});

test('the secret of a webhook is shown only in the answer to the form that sets the address', async () => {
  const transport = fakeTransport({ ...calls, partnerSetWebhook: asExample('partnerSetWebhook') });
  const path = '/partner/webhook';
  const page = await documentOf({ path, transport, cookies });
  expect(page.main).toContain('https://dealer.example/events');
  expect(page.html).not.toContain('whsec_');
  const form = { intent: 'set', address: 'https://dealer.example/events' };
  const set = await documentOf({ path, transport, cookies, form });
  expect(set.main).toContain('whsec_aGVsbG8');
});

test('a key is shown only in the answer to the form that makes it, and an eleventh is refused in words', async () => {
  const path = '/partner/keys';
  const made = fakeTransport({ ...calls, partnerMakeKey: asExample('partnerMakeKey') });
  const page = await documentOf({ path, transport: made, cookies });
  expect(wordsOf(page.main)).toContain('not used yet');
  expect(page.html).not.toContain('phk_Zm9yIGEgc3lzdGVt');
  const form = { intent: 'make', name: 'CRM', scope: 'leads' };
  const set = await documentOf({ path, transport: made, cookies, form });
  expect(set.main).toContain('phk_Zm9yIGEgc3lzdGVt');
  const full = fakeTransport({ ...calls, partnerMakeKey: refusedWith('partner/wrong-state') });
  const refused = await documentOf({ path, transport: full, cookies, form });
  expect(wordsOf(refused.main)).toContain('at most ten keys');
});

describe('the views of a car', () => {
  const pageWith = async (change: object) => {
    const figures = exampleOf('partnerListingFigures') as { cars: object[] };
    const cars = [{ ...figures.cars[0], ...change }];
    const { main } = await documentOf({
      path: '/partner/statistics',
      transport: fakeTransport({
        ...calls,
        partnerListingFigures: answered({ ...figures, cars } as never),
      }),
      cookies,
    });
    return { main, words: wordsOf(main).replace(/\s+/g, ' ') };
  };

  test('are a sum, bars, and a table by day that ends today', async () => {
    const { main, words } = await pageWith({ views: [4, 0, 7], shortlisted: 3 });
    expect(words).toMatch(/Page views 11 In the last 3 days/);
    expect(words).toMatch(/Added to a shortlist 3/);
    expect(main.match(/v-\d+h/g)).toEqual(['v-27h', 'v-1h', 'v-48h']);
    expect(words).toMatch(/28 Nov 2026 7 26 Nov 2026 4 Days without views are left out/);
    expect(words).not.toContain('27 Nov 2026');
  });

  test('are not called none before any were counted', async () => {
    const { main, words } = await pageWith({ views: [], shortlisted: 0 });
    expect(words).toContain('Page views Not counted yet');
    expect(words).not.toContain('Added to a shortlist');
    expect(main).not.toContain('Page views by day');
  });

  test('are zero when nobody came, without a table', async () => {
    const { main, words } = await pageWith({ views: [0, 0], shortlisted: 0 });
    expect(words).toContain('Page views 0 In the last 2 days');
    expect(main).not.toContain('Page views by day');
  });
});

test('a link that is over says so', async () => {
  const transport = fakeTransport({ partnerInvitation: refusedWith('partner/link-over') });
  const page = await documentOf({ path: `/partner/invitation/${token}`, transport });
  expect(page.status).toBe(404);
  expect(wordsOf(page.main)).toContain('no longer works');
});

test('a feed shows what its last reading led to, by reason', async () => {
  const line = {
    line: 3,
    stockNumber: 'S-2',
    faults: [{ column: 'km', message: 'Enter whole km' }],
  };
  const counts = { new: 2, price: 0, ended: 0, same: 1, missing: 1, back: 0, wrongCount: 1 };
  const feed = {
    ...{ url: 'https://cars.example/list.csv', readAt: '2026-11-25T06:00:00Z' },
    ...{ outcome: 'read' as const, report: { ...counts, wrong: [line] } },
  };
  const { main } = await documentOf({
    path: '/partner/listings',
    transport: fakeTransport({
      ...calls,
      partnerListings: answered({ columns: ['stock'], listings: [], feed }),
    }),
    cookies,
  });
  const words = wordsOf(main).replace(/\s+/g, ' ');
  expect(words).toContain('New: 2');
  expect(words).toContain('Missing, off the market: 1');
  expect(main).toContain('km: Enter whole km');
  expect(words).not.toContain('Back on sale');
  expect(main).toContain('value="https://cars.example/list.csv"');
});

test('the page of a car shows what its record contradicts, and takes photographs', async () => {
  const record = {
    ...{ readAt: '2026-11-25T06:00:00Z', openChallans: null },
    isStopped: false,
    contradictions: ['owners' as const, 'colour' as const],
  };
  const photo = { photoId: leadId, width: 1600, height: 1200 };
  const car = { ...exampleOf('partnerListing'), record, photos: [photo] };
  const { main } = await documentOf({
    path: '/partner/listings/bkmptwxz',
    transport: fakeTransport({ ...calls, partnerListing: answered(car as never) }),
    cookies,
  });
  const words = wordsOf(main).replace(/\s+/g, ' ');
  expect(words).toContain('number of owners, colour');
  expect(words).toContain('Challans could not be checked');
  expect(main).toContain(`src="/api/v1/web/partner/listings/bkmptwxz/photos/${leadId}"`);
  expect(main).toMatch(/<form [^>]*enc[tT]ype="multipart\/form-data"/);
});

test('test drives show who may be contacted, and nothing of the others', async () => {
  const drive = {
    ...{ driveId: leadId, car: 'Maruti Suzuki Swift 2019', stockNumber: 'S-1' },
    ...{ startsAt: '2026-11-26T04:30:00Z', state: 'confirmed' as const, leadId },
  };
  const hours = { weekdays: [1, 7], fromHour: 10, untilHour: 18, place: 'Plot 7, Rohini' };
  const partnerDrives = answered({ hours, drives: [drive, { ...drive, leadId: null }] } as never);
  const { main } = await documentOf({
    path: '/partner/drives',
    transport: fakeTransport({ ...calls, partnerDrives }),
    cookies,
  });
  expect(main).toContain(`href="/partner/leads/${leadId}"`);
  expect(wordsOf(main)).toContain('The buyer wants no calls.');
  expect(main.match(/ checked=""/g)).toHaveLength(2);
  expect(main).toContain('value="Plot 7, Rohini"');
});

test.each([
  ['', 'Car, make not known'],
  ['/hi', 'कार, कंपनी पता नहीं'],
])(
  '%s a car to bid for whose record could not be read has words to open it by',
  async (prefix, words) => {
    const round = contracts.partnerRound.example as {
      readonly car: object;
      readonly roundId: string;
    };
    const unnamed = { ...round, car: { ...round.car, title: '', year: null } };
    const transport = fakeTransport({
      ...calls,
      partnerRounds: answered({ rounds: [unnamed] }),
      partnerRound: answered(unnamed),
    });
    const list = (await documentOf({ path: `${prefix}/partner/bids`, transport, cookies })).main;
    const link = new RegExp(`href="${prefix}/partner/bids/${round.roundId}"[^>]*>([^<]+)<`).exec(
      list,
    );
    expect(link?.[1]).toBe(words);
    const path = `${prefix}/partner/bids/${round.roundId}`;
    expect((await documentOf({ path, transport, cookies })).main).toContain(`<h1>${words}</h1>`);
  },
);
