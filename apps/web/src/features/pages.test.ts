import { describe, expect, test } from 'vitest';
import {
  bareAnswer,
  sampleAnswer,
  taxiAnswer,
  troubledAnswer,
} from '../record-words/testing/sample-answers.ts';
import { sampleGarage } from './garage/testing/sample-garage.ts';
import { answered, fakeTransport, refusedWith } from './testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from './testing/render-fake-page.ts';

const office = {
  code: 'DL08',
  display: 'DL-08',
  office: 'Wazirpur',
  city: 'Delhi',
  district: 'North West Delhi',
  stateCode: 'DL',
  state: 'Delhi',
  status: 'active',
  confidence: 'high',
};
const base = {
  getLayout: answered({ data: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
  getRecentSearches: answered({
    searches: [{ vehicleNumber: 'MH12DE1433', display: 'MH 12 DE 1433' }],
  }),
  findRtoOffice: answered({ office, note: null }),
  rtoDropdown: answered({
    states: [{ code: 'DL', name: 'Delhi', offices: [{ ...office, city: null }] }],
  }),
  listGarage: answered(sampleGarage),
  getAccount: answered({
    account: {
      userId: 'f1d0c7f2-3d5b-4f7e-9a63-0f8f9be1f9a1',
      mobileMasked: '98•••••210',
      name: null,
      email: null,
      language: 'en',
      createdAt: '2026-10-01T00:00:00.000Z',
    },
  }),
  listDevices: answered({
    devices: [
      {
        deviceSessionId: 'f1d0c7f2-3d5b-4f7e-9a63-0f8f9be1f9a2',
        label: 'Chrome on Android',
        signedInAt: '2026-11-01T05:00:00.000Z',
        lastSeenAt: '2026-11-21T04:00:00.000Z',
        isCurrent: false,
      },
    ],
  }),
  getConsents: answered({
    consents: [
      {
        purpose: 'analytics',
        state: 'default',
        isGranted: true,
        textVersion: '1',
        changedAt: null,
      },
    ],
  }),
};
const vehicle = (answer: typeof sampleAnswer) =>
  fakeTransport({ ...base, getVehicle: answered(answer) });
const failing = (...refusal: Parameters<typeof refusedWith>) =>
  fakeTransport({ ...base, getVehicle: refusedWith(...refusal) });

/** Every page in every state it can be opened in. */
const visits = {
  home: { path: '/', transport: fakeTransport(base), status: 200 },
  'search page': { path: '/rc-search', transport: fakeTransport(base), status: 200 },
  'search page with all questions': {
    path: '/rc-search?faq=all',
    transport: fakeTransport(base),
    status: 200,
  },
  'search page on the way to insurance': {
    path: '/rc-search?then=insurance',
    transport: fakeTransport(base),
    status: 200,
  },
  'search page with last searches': {
    path: '/rc-search',
    transport: fakeTransport(base),
    cookies: { recent: 'x' },
    status: 200,
  },
  'search page after a slip': {
    path: '/rc-search?vehicleNumber=MH12AB12O4',
    transport: fakeTransport(base),
    status: 400,
  },
  'search page explaining a temporary number': {
    path: '/rc-search?vehicleNumber=T1226KA0042AB',
    transport: fakeTransport(base),
    status: 422,
  },
  'a record': { path: '/rc-details/DL8CAF5030', transport: vehicle(sampleAnswer), status: 200 },
  'a record in trouble': {
    path: '/rc-details/UP16AB7788',
    transport: vehicle(troubledAnswer),
    isLoggedIn: true,
    status: 200,
  },
  'a record of which little is known': {
    path: '/rc-details/KA01MJ2022',
    transport: vehicle(bareAnswer),
    status: 200,
  },
  'a record being asked again': {
    path: '/rc-details/TN09BZ1234',
    transport: vehicle(taxiAnswer),
    status: 200,
  },
  'a record that is not there': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/not-found'),
    status: 404,
  },
  'a hidden vehicle': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/hidden'),
    status: 403,
  },
  'a register that is down': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/source-unavailable', 60),
    status: 503,
  },
  'a register that is slow': {
    path: '/rc-details/22BH6517A',
    transport: failing('vehicle/source-timeout'),
    status: 504,
  },
  'a register that is not understood': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/source-malformed'),
    status: 502,
  },
  'the limit of the day': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('1003', 3600),
    status: 429,
  },
  'a record address without a number': {
    path: '/rc-details/nonsense!',
    transport: fakeTransport(base),
    status: 400,
  },
  'the form that reports a fact': {
    path: '/rc-details/DL8CAF5030/report?field=fuel',
    transport: fakeTransport(base),
    status: 200,
  },
  'the page that hides a vehicle, for a visitor': {
    path: '/rc-details/DL8CAF5030/hide',
    transport: fakeTransport(base),
    status: 200,
  },
  'the page that hides a vehicle': {
    path: '/rc-details/DL8CAF5030/hide',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'the garage of a visitor': { path: '/garage', transport: fakeTransport(base), status: 200 },
  'a garage': {
    path: '/garage?done=added',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'an empty garage': {
    path: '/garage',
    transport: fakeTransport({
      ...base,
      listGarage: answered({ vehicles: [], calendarPath: null }),
    }),
    isLoggedIn: true,
    status: 200,
  },
  'a garage that cannot be opened': {
    path: '/garage',
    transport: fakeTransport({ ...base, listGarage: refusedWith('server/unavailable') }),
    isLoggedIn: true,
    status: 503,
  },
  'the account of a visitor': { path: '/account', transport: fakeTransport(base), status: 200 },
  'an account': {
    path: '/account',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'the RTO codes': { path: '/rto-codes', transport: fakeTransport(base), status: 200 },
  'an office': { path: '/rto-codes?code=DL08', transport: fakeTransport(base), status: 200 },
  'the offices of a state': {
    path: '/rto-codes?state=DL',
    transport: fakeTransport(base),
    status: 200,
  },
  'an unknown office': {
    path: '/rto-codes?code=XX99',
    transport: fakeTransport({ ...base, findRtoOffice: refusedWith('places/unknown-office') }),
    status: 404,
  },
  'the limit page by itself': { path: '/limit', transport: fakeTransport(base), status: 200 },
} as const;

describe.each(Object.entries(visits))('%s', (_, visit) => {
  test.each(['en', 'hi'] as const)('is whole in %s', async (language) => {
    const path = language === 'hi' ? `/hi${visit.path}` : visit.path;
    const { status, main } = await documentOf({ ...visit, path });
    expect(status).toBe(visit.status);
    expect(main).toMatch(/<h1[ >]/);
    expect(main).not.toMatch(/undefined|\[object|NaN|null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (language === 'hi') expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
  });
});

describe('pages whose bytes everybody may share', () => {
  test.each(['/', '/rc-search', '/rto-codes', '/rto-codes?code=DL08'])('%s', async (path) => {
    expect((await documentOf({ path, transport: fakeTransport(base) })).shareable).toBe(true);
  });

  test('not with the last searches of somebody', async () => {
    const visit = visits['search page with last searches'];
    const page = await documentOf(visit);
    expect(page.main).toContain('MH 12 DE 1433');
    expect(page.shareable).toBe(false);
  });

  test('never a record', async () => {
    expect((await documentOf(visits['a record'])).shareable).toBe(false);
  });
});

describe('without script', () => {
  test('a number in any spelling leads to the one address of its record', async () => {
    const transport = fakeTransport(base);
    const search = await renderFakePage({
      path: '/rc-search?vehicleNumber=dl-8c+af+5030',
      transport,
    });
    expect(search).toMatchObject({ kind: 'redirect', location: '/rc-details/DL8CAF5030' });
    const hindi = await renderFakePage({
      path: '/hi/rc-search?vehicleNumber=dl8caf5030&then=insurance',
      transport,
    });
    expect(hindi).toMatchObject({ location: '/hi/rc-details/DL8CAF5030#insurance' });
    const other = await renderFakePage({ path: '/rc-details/dl08caf5030', transport });
    expect(other).toMatchObject({ kind: 'redirect', location: '/rc-details/DL8CAF5030' });
  });

  test('last searches can be forgotten', async () => {
    let isCleared = false;
    const transport = fakeTransport({
      ...base,
      clearRecentSearches: () => {
        isCleared = true;
        return answered({ searches: [] });
      },
    });
    const form = { intent: 'clear-recent' };
    const result = await renderFakePage({ path: '/rc-search', transport, form });
    expect(result).toMatchObject({ kind: 'redirect', status: 303, location: '/rc-search' });
    expect(isCleared).toBe(true);
  });

  test('a report is sent and thanked for; without a field it is asked for', async () => {
    const transport = fakeTransport({ ...base, reportField: answered({ field: 'fuel' }) });
    const path = '/rc-details/DL8CAF5030/report';
    const done = await documentOf({ path, transport, form: { field: 'fuel', note: 'It is CNG' } });
    expect(done.main).toContain('Thank you');
    const asked = await documentOf({ path, transport, form: { field: '', note: 'It is CNG' } });
    expect(asked.status).toBe(400);
    expect(asked.main).toContain('Choose which fact is wrong');
    expect(asked.main).toContain('It is CNG');
  });

  test('adding to the garage with a session that is over leads to signing in, the number kept', async () => {
    const transport = fakeTransport({ ...base, addToGarage: refusedWith('auth/required') });
    const form = { intent: 'add', vehicleNumber: 'DL 8C AF 5030' };
    const result = await renderFakePage({ path: '/garage', transport, form });
    expect(result).toMatchObject({
      kind: 'redirect',
      location: `/sign-in?next=${encodeURIComponent('/garage?add=DL8CAF5030')}`,
    });
  });

  test('an account is not deleted without the word', async () => {
    const form = { intent: 'delete', confirm: 'delete' };
    const page = await documentOf({ ...visits['an account'], form });
    expect(page.status).toBe(400);
    expect(page.main).toContain('Type the word DELETE in capitals.');
  });

  test('chassis and engine numbers never come back in a page', async () => {
    const transport = fakeTransport({ ...base, hideVehicle: refusedWith('vehicle/not-proven') });
    const form = { chassisNumber: 'MBHCZC63SMA24471K', engineNumber: 'K12MN5283390' };
    const path = '/rc-details/DL8CAF5030/hide';
    const page = await documentOf({ path, transport, form, isLoggedIn: true });
    expect(page.status).toBe(422);
    expect(page.html).not.toContain('MBHCZC63SMA24471K');
    expect(page.html).not.toContain('K12MN5283390');
  });
});

describe('a record page', () => {
  test('says under every group who said it and when', async () => {
    const { main } = await documentOf(visits['a record']);
    const groups = main.match(
      /<section id="(insurance|validity|vehicle|owner|office|loan|blocks)"/g,
    );
    const times = main.match(/<time dateTime="2026-11-21T04:44:00.000Z">/gi);
    expect(groups).toHaveLength(7);
    expect(times?.length).toBeGreaterThanOrEqual(7);
  });

  test('offers "this is wrong" for every field it shows', async () => {
    const { main } = await documentOf(visits['a record being asked again']);
    const fields = new Set([...main.matchAll(/report\?field=(\w+)/g)].map(([, field]) => field));
    expect(fields.size).toBeGreaterThanOrEqual(26);
  });

  test('says that it is made up, and that it is no document', async () => {
    const { main } = await documentOf(visits['a record']);
    expect(main).toContain('This record is made up.');
    expect(main).toContain('Not a legal document');
  });

  test('names the register that did not answer, with both times', async () => {
    const { main } = await documentOf(visits['a record of which little is known']);
    expect(main).toContain(
      'VAHAN did not answer at 10:20 am; this is from 21 Nov 2026, 10:14 am IST.',
    );
  });

  test('shows the three benefits of the app at the limit, and the way to more', async () => {
    const { main } = await documentOf(visits['the limit of the day']);
    for (const words of [
      'Instant challan alerts',
      'Insurance and pollution-certificate expiry reminders',
      'Managing all vehicles in the Pahiya garage',
      'Sign in for 25 a day',
      '21 Nov 2026, 11:20 am IST',
    ]) {
      expect(main).toContain(words);
    }
  });

  test('a script in a record stays text', async () => {
    const answer = { ...sampleAnswer, record: { ...sampleAnswer.record, model: '<script>x' } };
    const { html } = await documentOf({ ...visits['a record'], transport: vehicle(answer) });
    expect(html).not.toContain('<script>x');
  });
});
