import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const vehicle = { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' };
const source = { name: 'Test directory', sandbox: true };
const rule = {
  source: 'Rules of a test',
  sourceDate: '2026-03-18',
  validFrom: '2026-03-17',
  confidence: 'medium',
};
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};
const tag = (changes: object) => ({
  tagIdLast4: '5DC0',
  vehicleClass: 'VC4',
  issuer: '999001',
  issuedOn: '2024-06-03',
  isOld: false,
  status: 'A',
  exceptionCode: '00',
  state: 'active',
  cure: null,
  steps: [],
  place: 'only',
  ...changes,
});
const tags = (list: readonly object[] | null) => ({
  vehicle,
  source,
  tags: list,
  readAt: '2026-11-21T04:44:00Z',
  hasCrossingConsent: false,
  provedUntil: '2027-05-20T04:44:00Z',
  oneTagRule: rule,
});
const crossings = (changes: object) => ({
  vehicle,
  source,
  hasConsent: true,
  poll: { answeredAt: '2026-11-21T04:44:00Z', askedAt: '2026-11-21T04:44:00Z', isFailed: false },
  crossings: [
    { plaza: 'Kherki Daula', direction: 'N', readAt: '2026-11-20T04:00:00Z', road: 'national' },
    { plaza: 'Elsewhere', direction: null, readAt: '2026-11-19T04:00:00Z', road: null },
  ],
  keptDays: 30,
  ...changes,
});
const pass = (changes: object) => ({
  vehicle,
  price: 307_500,
  tripsInPass: 200,
  rule,
  breakEven: { fee: 8500, trips: 37 },
  counted: { trips: 8, crossings: 9, other: 2, days: 28, tripsInYear: 104 },
  verdict: 'pays',
  ...changes,
});
const notice = (phase: string, changes: object = {}) => ({
  noticeId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
  place: 'KM 42',
  noticeNumber: 'EN-42',
  fee: 8500,
  issuedAt: '2026-11-20T04:30:00Z',
  objectedAt: null,
  decidedAt: null,
  paidAt: null,
  clock: {
    phase,
    due: 8500,
    laterFee: 17_000,
    singleUntil: '2026-11-23T04:30:00Z',
    objectUntil: '2026-11-23T04:30:00Z',
    canObject: phase === 'single',
    decideBy: phase === 'objected' || phase === 'lapsed' ? '2026-11-26T04:44:00Z' : null,
    flagFrom: '2026-12-05T04:30:00Z',
    ...changes,
  },
});
const letter = {
  letter: { subject: 'Wrong debit', body: '12/34' },
  letterPath: '/api/v1/web/fastag/tag/DL8CAF5030/dispute/letter.pdf?letter=AXkey',
  evidence: ['statement-line', 'where-vehicle-was'],
  paths: ['issuer', 'helpline-1033', 'false-deduction-mail', 'ombudsman'],
  clock: {
    days: 20,
    answerBy: '2026-12-01',
    ombudsmanFrom: '2026-12-01',
    isOmbudsmanOpen: false,
    rule,
  },
  late: {
    minutes: 30,
    outcome: 'declined',
    isPostedLate: true,
    chargebackFrom: '2026-12-05',
    rule,
  },
};

const tagAt = '/tollsetu/tag/DL8CAF5030';
const withTags = (list: readonly object[] | null) =>
  fakeTransport({ ...base, tollTag: answered(tags(list)) });
const notices = (list: readonly object[], hasReminderConsent = false) =>
  answered({ vehicle, notices: list, hasReminderConsent, rule });
const withNotices = (list: readonly object[]) =>
  fakeTransport({ ...base, tollNotices: notices(list) });
const withCrossings = (changes: object) =>
  fakeTransport({ ...base, tollCrossings: answered(crossings(changes)) });
const withPass = (changes: object) => fakeTransport({ ...base, tollPass: answered(pass(changes)) });
const withLetter = fakeTransport({
  ...base,
  tollNotices: notices([]),
  tollDispute: answered(letter),
});
const withPhoto = (answer: object) =>
  fakeTransport({ ...base, tollNotices: notices([]), checkTagPhoto: answered(answer) });

function photoForm(): FormData {
  const form = new FormData();
  form.set('photo', new File(['picture'], 'front.jpg', { type: 'image/jpeg' }));
  return form;
}

const states = [
  'active',
  'low-balance',
  'hotlisted',
  'blacklisted',
  'class-check',
  'exempt',
  'closed',
  'lost',
  'unknown',
] as const;
const allSteps = [
  'recharge',
  'ask-issuer',
  'update-kyc',
  'vehicle-photo',
  'match-rc',
  'check-class',
  'add-number',
  'replace-tag',
  'new-tag',
  'return-deposit',
  'call-1033',
];
const never = { breakEven: { fee: 1500, trips: null }, verdict: 'never' };

const pages = {
  ...Object.fromEntries(
    states.map((state) => [
      `tag ${state}`,
      {
        path: tagAt,
        transport: withTags([tag({ state, steps: allSteps, isOld: true, cure: 'recharge' })]),
      },
    ]),
  ),
  'no tag': { path: tagAt, transport: withTags([]) },
  'directory down': { path: tagAt, transport: withTags(null) },
  'two tags': {
    path: tagAt,
    transport: withTags([tag({ place: 'former' }), tag({ tagIdLast4: '0003', place: 'newest' })]),
  },
  'two unclear tags': {
    path: tagAt,
    transport: withTags([
      tag({ place: 'unclear', issuedOn: null, issuer: null, vehicleClass: null }),
      tag({ place: 'unclear' }),
    ]),
  },
  unproved: {
    path: tagAt,
    transport: fakeTransport({ ...base, tollTag: refusedWith('fastag/not-proved') }),
  },
  'crossings off': {
    path: `${tagAt}/crossings`,
    transport: withCrossings({ hasConsent: false, crossings: [] }),
  },
  crossings: { path: `${tagAt}/crossings`, transport: withCrossings({}) },
  'no crossings': { path: `${tagAt}/crossings`, transport: withCrossings({ crossings: [] }) },
  'crossings failed': {
    path: `${tagAt}/crossings`,
    transport: withCrossings({
      poll: {
        answeredAt: '2026-11-20T04:44:00Z',
        askedAt: '2026-11-21T04:44:00Z',
        isFailed: true,
      },
    }),
  },
  'crossings never answered': {
    path: `${tagAt}/crossings`,
    transport: withCrossings({
      crossings: [],
      poll: { answeredAt: null, askedAt: '2026-11-21T04:44:00Z', isFailed: true },
    }),
  },
  'pass without fee': {
    path: `${tagAt}/annual-pass`,
    transport: withPass({ breakEven: null, counted: null, verdict: 'unknown' }),
  },
  'pass pays': { path: `${tagAt}/annual-pass?fee=85`, transport: withPass({}) },
  'pass never pays': { path: `${tagAt}/annual-pass?fee=15`, transport: withPass(never) },
  'e-notices with reminders': {
    path: `${tagAt}/e-notices`,
    transport: fakeTransport({ ...base, tollNotices: notices([], true) }),
  },
  'no e-notices': { path: `${tagAt}/e-notices`, transport: withNotices([]) },
  ...Object.fromEntries(
    ['single', 'double', 'flagged', 'objected', 'lapsed', 'cancelled', 'paid'].map((phase) => [
      `e-notice ${phase}`,
      { path: `${tagAt}/e-notices`, transport: withNotices([notice(phase)]) },
    ]),
  ),
  'dispute causes': { path: `${tagAt}/dispute`, transport: withLetter },
  'dispute form': { path: `${tagAt}/dispute?cause=parking`, transport: withLetter },
  'dispute letter': {
    path: `${tagAt}/dispute?cause=not-there`,
    transport: withLetter,
    form: { plaza: '7' },
  },
  photo: { path: `${tagAt}/photo`, transport: withPhoto({}) },
  'photo good': {
    path: `${tagAt}/photo`,
    transport: withPhoto({ isGood: true, faults: [], width: 1200, height: 900 }),
    form: photoForm(),
  },
  'photo bad': {
    path: `${tagAt}/photo`,
    transport: withPhoto({
      isGood: false,
      faults: ['too-small', 'too-dark', 'too-bright', 'blurred', 'plate-not-seen'],
      width: 500,
      height: 400,
    }),
    form: photoForm(),
  },
} as const;

/** E-mail and web addresses, which are Latin on Hindi pages too. */
const addresses = /\S+@[\w.]+|cms\.rbi\.org\.in/g;

describe.each(Object.entries(pages))('%s', (_name, visit) => {
  test.each(['en', 'hi'] as const)('is complete in %s', async (language) => {
    const path = language === 'hi' ? `/hi${visit.path}` : visit.path;
    const { status, main, shareable } = await documentOf({ ...visit, path, isLoggedIn: true });
    expect(status).toBe(200);
    expect(shareable).toBe(false);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main).not.toMatch(/undefined|\[object|NaN|>null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (language === 'hi') {
      expect(
        wordsOf(main)
          .replace(addresses, '')
          .match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g),
      ).toBeNull();
      expect(wordsOf(main).match(/[\u0900-\u097f]{3,}\. /g)).toBeNull();
    }
  });
});

describe('the tag page', () => {
  test('never tells anyone to wait before a national plaza', async () => {
    const transport = withTags([tag({ state: 'low-balance', cure: 'recharge' })]);
    const { main } = await documentOf({ path: tagAt, transport, isLoggedIn: true });
    const [national = '', state = ''] = wordsOf(main).split('State highways');
    expect(national).toContain('recharge before the plaza. Banks usually need 3 to 15 minutes');
    expect(national).not.toMatch(/60|70|hour/);
    expect(state).toContain('up to 60 minutes old');
  });

  test('asks a visitor to sign in, without a call', async () => {
    const { main } = await documentOf({ path: tagAt, transport: fakeTransport(base) });
    expect(main).toContain('/sign-in?next=%2Ftollsetu%2Ftag%2FDL8CAF5030');
  });

  test('shows an unknown code as it came, opened', async () => {
    const transport = withTags([tag({ state: 'unknown', exceptionCode: '77' })]);
    const { main } = await documentOf({ path: tagAt, transport, isLoggedIn: true });
    expect(main).toMatch(/<details[^>]* open=""[^>]*>[\s\S]*77/);
  });

  test('never repeats the numbers of a proof, and leads to the page when they are right', async () => {
    const proof = { chassisNumber: 'MA3EWDE1S00123456', engineNumber: 'K12MN1234567' };
    const wrong = fakeTransport({
      ...base,
      tollTag: refusedWith('fastag/not-proved'),
      proveVehicleOwner: refusedWith('vehicle/not-proven'),
    });
    const refused = await documentOf({
      path: tagAt,
      transport: wrong,
      form: proof,
      isLoggedIn: true,
    });
    expect(refused.status).toBe(422);
    expect(refused.html).not.toContain('MA3EWDE1S00123456');
    const right = fakeTransport({
      ...base,
      proveVehicleOwner: answered({
        provedAt: '2026-11-21T04:44:00Z',
        validUntil: '2027-05-20T04:44:00Z',
      }),
    });
    const done = await renderFakePage({
      path: tagAt,
      transport: right,
      form: proof,
      isLoggedIn: true,
    });
    expect(done).toMatchObject({ kind: 'redirect', location: tagAt });
  });

  test.each(['crossings', 'dispute', 'e-notices', 'annual-pass', 'photo'])(
    '%s sends everyone else to the proof',
    async (sub) => {
      const refused = refusedWith('fastag/not-proved');
      const transport = fakeTransport({
        ...base,
        tollCrossings: refused,
        tollNotices: refused,
        tollPass: refused,
      });
      const path = `/hi${tagAt}/${sub}`;
      const result = await renderFakePage({ path, transport, isLoggedIn: true });
      expect(result).toMatchObject({ kind: 'redirect', location: `/hi${tagAt}` });
    },
  );
});

test('a directory that did not respond has no time of an answer', async () => {
  const pageOf = async (list: readonly object[] | null) =>
    (await documentOf({ path: tagAt, transport: withTags(list), isLoggedIn: true })).main;
  expect(await pageOf(null)).not.toContain('As on');
  expect(await pageOf([])).toContain('As on');
});

test('a step to recharge leads to the recharge of this vehicle', async () => {
  const transport = withTags([
    tag({ state: 'low-balance', cure: 'recharge', steps: ['recharge'] }),
  ]);
  const { main } = await documentOf({ path: `/hi${tagAt}`, transport, isLoggedIn: true });
  expect(main).toContain('href="/hi/tollsetu/recharge?number=DL8CAF5030"');
});

test('auto top-up is explained with its source, and nothing here sets one up', async () => {
  const { main } = await documentOf({
    path: tagAt,
    transport: withTags([tag({})]),
    isLoggedIn: true,
  });
  const text = wordsOf(main);
  expect(text).toContain('we have no mandate');
  for (const term of ['Trigger level', 'Amount', 'Monthly cap', 'Pause', 'Stop']) {
    expect(text).toContain(term);
  }
  expect(text).toContain('Since 22 Aug 2024 it need not give 24 hours’ notice of a top-up');
  expect(text).toContain('RBI circular RBI/2024-25/64');
  expect(text).toContain('Vehicle verified until 20 May 2027');
});

test('two tags tell seller and buyer what to do', async () => {
  const { main } = await documentOf({ ...pages['two tags'], isLoggedIn: true });
  expect(wordsOf(main)).toContain('Sold the vehicle? Close your tag with its bank');
  expect(wordsOf(main)).toContain('Bought the vehicle? Get a tag in your own name');
});

describe('the dispute of a crossing', () => {
  const facts = 'plaza=Kherki+Daula&amp;readAt=2026-11-20T09%3A30&amp;direction=N';

  test('is linked from the crossing, in Indian time', async () => {
    const { main } = await documentOf({ ...pages.crossings, isLoggedIn: true });
    expect(main).toContain(`href="${tagAt}/dispute?${facts}"`);
    expect(wordsOf(main)).toContain('Last 30 days');
  });

  test('fills the form, and keeps its facts while a cause is chosen', async () => {
    const path = `${tagAt}/dispute?${facts.replaceAll('&amp;', '&')}&cause=not-there`;
    const { main } = await documentOf({ path, transport: withLetter, isLoggedIn: true });
    for (const value of ['Kherki Daula', '2026-11-20T09:30', 'N']) {
      expect(main).toContain(`value="${value}"`);
    }
    expect(main).toMatch(
      /cause=parking&amp;plaza=Kherki\+Daula&amp;direction=N&amp;readAt=2026-11-20T09/,
    );
  });

  test('leaves out what the form would refuse', async () => {
    const query = `plaza=a%00b&direction=${'x'.repeat(41)}&readAt=soon&cause=not-there`;
    const path = `${tagAt}/dispute?${query}`;
    const { status, main } = await documentOf({ path, transport: withLetter, isLoggedIn: true });
    expect(status).toBe(200);
    expect(main).not.toMatch(/a%00b|xxxxxxxxxxx|soon/);
  });
});

test('the letter is offered as PDF in both languages, as plain links', async () => {
  const { main } = await documentOf({ ...pages['dispute letter'], isLoggedIn: true });
  for (const language of ['en', 'hi']) {
    expect(main).toContain(`${letter.letterPath}&amp;language=${language}`);
  }
});

test('a car park is asked for neither lane nor direction', async () => {
  const { main } = await documentOf({ ...pages['dispute form'], isLoggedIn: true });
  expect(main).toContain('name="transactionId"');
  expect(main).not.toMatch(/name="(?:lane|direction)"/);
});

test('a lapsed claim names the days of its rule', async () => {
  const { main } = await documentOf({
    path: `${tagAt}/e-notices`,
    transport: withNotices([notice('lapsed')]),
    isLoggedIn: true,
  });
  expect(wordsOf(main)).toContain('There was no decision in 5 days');
});

test('e-notices are never paid here', async () => {
  const visit = { path: `${tagAt}/e-notices`, transport: withNotices([notice('single')]) };
  const { main } = await documentOf({ ...visit, isLoggedIn: true });
  expect(main).toContain('href="https://nhai.gov.in/"');
  expect(main).not.toMatch(/orders|checkout/);
});

test('the text of an objection is offered only while there is time for one', async () => {
  const open = { path: `${tagAt}/e-notices`, transport: withNotices([notice('single')]) };
  const { main } = await documentOf({ ...open, isLoggedIn: true });
  expect(main).toContain('Objection to e-notice EN-42 against vehicle DL 8C AF 5030');
  const late = { ...open, transport: withNotices([notice('double')]) };
  expect((await documentOf({ ...late, isLoggedIn: true })).main).not.toContain('Objection to');
});

test('the deadlines that run are offered for the calendar', async () => {
  const file = `/notices/calendar/${notice('single').noticeId}?language=en`;
  const pageOf = (phase: string) =>
    documentOf({
      path: `${tagAt}/e-notices`,
      transport: withNotices([notice(phase)]),
      isLoggedIn: true,
    });
  expect((await pageOf('single')).main).toContain(file);
  expect((await pageOf('paid')).main).not.toContain('notices/calendar');
});

describe('the link of a reminder', () => {
  const path = '/tollsetu/e-notice/6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
  const open = (tollNoticeVehicle: ReturnType<typeof answered>, isLoggedIn = true) => ({
    path,
    transport: fakeTransport({ ...base, tollNoticeVehicle }),
    isLoggedIn,
  });

  test('leads on to the e-notices of the vehicle, after sign-in', async () => {
    const vehicleOf = answered({ vehicleNumber: 'DL8CAF5030' });
    const result = await renderFakePage(open(vehicleOf));
    expect(result.kind === 'redirect' && result.location).toBe(`${tagAt}/e-notices`);
    const visitor = await renderFakePage(open(vehicleOf, false));
    expect(visitor.kind === 'redirect' && decodeURIComponent(visitor.location)).toBe(
      `/sign-in?next=${path}`,
    );
  });

  test('of an e-notice that was removed says so', async () => {
    const { status, main } = await documentOf(open(refusedWith('fastag/unknown-notice')));
    expect(status).toBe(404);
    expect(wordsOf(main)).toContain('E-notices for unpaid tolls');
  });
});

test('a faulty e-notice keeps what was typed and names its fields', async () => {
  const visit = { path: `${tagAt}/e-notices`, transport: withNotices([]) };
  const form = { place: 'K', fee: '85.555', issuedAt: 'soon', noticeNumber: 'EN-42' };
  const { status, main } = await documentOf({ ...visit, form, isLoggedIn: true });
  expect(status).toBe(400);
  for (const field of ['place', 'fee', 'issuedAt']) expect(main).toContain(`href="#${field}"`);
  expect(main).toContain('value="EN-42"');
});

test('a faulty debit is refused with its field before any call', async () => {
  const visit = { path: `${tagAt}/dispute?cause=parking`, transport: withNotices([]) };
  const form = { debited: '85.555', tagLast4: '123', plaza: 'Kherki Daula' };
  const { status, main } = await documentOf({ ...visit, form, isLoggedIn: true });
  expect(status).toBe(400);
  expect(main).toContain('href="#debited"');
  expect(main).toContain('href="#tagLast4"');
  expect(main).toContain('value="Kherki Daula"');
});

test('no photo chosen is told at the field', async () => {
  const visit = { path: `${tagAt}/photo`, transport: withPhoto({}), form: new FormData() };
  const { status, main } = await documentOf({ ...visit, isLoggedIn: true });
  expect(status).toBe(400);
  expect(main).toContain('href="#photo"');
});
