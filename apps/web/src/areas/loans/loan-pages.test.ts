import { noFacts } from '@pahiya/domain/loans/key-facts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const lender = (id: string) => ({
  lenderId: id,
  name: `Lender ${id}`,
  sandbox: true,
  kinds: ['new-car', 'two-wheeler'],
  offerCheck: 'soft',
  applicationCheck: 'hard',
  bureau: 'CIBIL',
  keptDays: 90,
  grievanceOfficer: 'a@b.example',
});
const home = (changes: object = {}) => ({
  terms: [
    {
      kind: 'new-car',
      from: '2025-01-01',
      months: { least: 12, most: 84 },
      rate: { least: 7_500, most: 14_000 },
      fee: { least: 0, most: 500 },
      confidence: 'medium',
      sources: ['Practice'],
    },
  ],
  rates: [
    {
      lender: 'SBI',
      kind: 'new-car',
      from: 8_400,
      to: 9_350,
      note: { en: 'By credit score', hi: 'क्रेडिट स्कोर के हिसाब से' },
      asOf: '2026-09-24',
      daysOld: 62,
      url: 'https://sbi.co.in/',
      source: 'A table',
    },
  ],
  ratesHiddenFor: 0,
  lenders: [lender('one'), lender('two')],
  ...changes,
});
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};
const withHome = (changes: object = {}) =>
  fakeTransport({ ...base, loansHomepage: answered(home(changes)) });

describe.each(['', '/hi'])('the calculator at %s/loans', (prefix) => {
  const at = (query = '') => ({ path: `${prefix}/loans${query}`, transport: withHome() });

  test('works out EMI, APR and schedule on the server', async () => {
    const page = await documentOf(at('?kind=new-car&amount=8,00,000&rate=8.75&months=84&fee=4000'));
    expect(page.status).toBe(200);
    expect(page.main).toContain('₹12,770');
    expect(page.main).toContain('8.94%');
    expect(page.main).toContain('₹2,72,679');
    expect(page.main.match(/<rect/g)).toHaveLength(14);
    expect(page.main).toContain('href="https://sbi.co.in/"');
  });

  test.each(['?amount=5', '?rate=61', '?months=0', '?months=%00', '?fee=900000&amount=800000'])(
    'marks a wrong field of %s and works out nothing',
    async (query) => {
      const page = await documentOf(at(query));
      expect(page.status).toBe(400);
      expect(page.main).toContain('aria-invalid="true"');
      expect(page.main).not.toContain('id="cost"');
    },
  );

  test('without lenders offers no application, and without recent rates says so', async () => {
    const transport = withHome({ lenders: [], rates: [], ratesHiddenFor: 9 });
    const page = await documentOf({ path: `${prefix}/loans`, transport });
    expect(page.main).not.toContain('/loans/apply');
    expect(page.main).toContain('id="rates"');
    expect(page.main).not.toContain('sbi.co.in');
  });

  test('keeps the calculator when the rest cannot be read', async () => {
    const transport = fakeTransport({ ...base, loansHomepage: refusedWith('request/too-many') });
    const page = await documentOf({ path: `${prefix}/loans`, transport });
    expect(page.main).toContain('id="cost"');
  });
});

describe('the planner', () => {
  const query =
    '?amount=800000&rate=8.75&months=84&part=200000&after=36&sanctioned=01/02/2026&charge=&days=2';
  const at = (more: string) =>
    documentOf({ path: `/loans/prepay${query}${more}`, transport: fakeTransport(base) });

  test('saves months or lowers the EMI', async () => {
    const keepEmi = await at('&kept=instalment&rateKind=floating');
    expect(keepEmi.main).toContain('₹63,669.58');
    expect(keepEmi.main).toMatch(/>20</);
    expect((await at('&kept=months&rateKind=floating')).main).toContain('₹7,817');
  });

  test('never calls a fixed loan free', async () => {
    const fixed = wordsOf((await at('&rateKind=fixed')).main);
    expect(fixed).toContain('Depends on your papers');
    expect(fixed).not.toContain('No charge');
    expect(wordsOf((await at('&rateKind=floating')).main)).toContain('No charge');
  });

  test.each(['&part=900000', '&after=84', '&sanctioned=31/02/2026', '&charge=11', '&days=0'])(
    'refuses %s',
    async (more) => {
      const name = more.slice(1, more.indexOf('='));
      const kept = query.replace(new RegExp(`[?&]${name}=[^&]*`), '?x=1').replace('?x=1&', '?');
      const path = `/loans/prepay${kept.startsWith('?') ? kept : `?${kept.slice(1)}`}${more}`;
      expect((await documentOf({ path, transport: fakeTransport(base) })).status).toBe(400);
    },
  );
});

describe('eligibility', () => {
  const at = (query: string, prefix = '') =>
    documentOf({ path: `${prefix}/loans/eligibility${query}`, transport: fakeTransport(base) });
  const person = '?kind=new-car&work=salaried&age=35&income=60000&instalments=5000&months=60';

  test('is a range with the rule that sets it', async () => {
    const page = await at(`${person}&value=900000`);
    expect(page.main).toContain('id="answer"');
    expect(wordsOf(page.main)).toContain('This rule sets the upper figure.');
  });

  test('says why there is none', async () => {
    const page = await at('?kind=new-car&age=35&income=9000&instalments=0&months=60&value=900000');
    expect(wordsOf(page.main)).toContain('Your income is below what lenders ask for.');
  });

  test('is asked for with an empty form, and refuses a wrong one', async () => {
    expect((await at('?kind=used-car')).status).toBe(200);
    expect((await at(`${person}&value=x`)).status).toBe(400);
  });
});

const application = (state: string, changes: object = {}) => ({
  application: {
    applicationId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    state,
    steps: [],
    ask: { kind: 'new-car', amount: 50_000_000, months: 60, value: 70_000_000, vehicleAge: 0 },
    sandbox: true,
    createdAt: '2026-11-25T04:44:00Z',
    lenders: [lender('one'), lender('two')],
    textVersion: '2026-11-25',
    otp: null,
    answers: [],
    order: 'apr',
    offers: [],
    chosenOfferId: null,
    outcome: null,
    disclosures: [],
    ...changes,
  },
});
const facts = { ...noFacts, penalCharge: '2% a month', coolingOffDays: 3 };
const offer = (
  id: string,
  apr: number,
  lenderApr: { stated: number; why: 'same' | 'without-gst' | 'other' } | null = null,
) => ({
  lenderApr,
  offerId: `6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b${id}`,
  lenderId: 'one',
  lenderName: 'Lender one',
  amount: 50_000_000,
  rate: 9_000,
  months: 60,
  instalment: 1_037_900,
  apr,
  net: 49_764_000,
  totalInterest: 12_275_339,
  totalPaid: 62_511_339,
  fees: [{ name: 'Processing fee', payee: 'lender', amount: 200_000, gst: 36_000 }],
  facts,
  rateRise: null,
  validUntil: '2026-11-30T04:44:00Z',
  validWorkingDays: 3,
  statementUrl: null,
});
const answers = [
  { lenderId: 'one', name: 'Lender one', state: 'offers', reason: null, answeredAt: null },
  {
    lenderId: 'two',
    name: 'Lender two',
    state: 'no-offer',
    reason: 'CREDIT_POLICY',
    answeredAt: null,
  },
  { lenderId: 'three', name: 'Lender three', state: 'failed', reason: 'timeout', answeredAt: null },
];
const here = '/loans/application/6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
const otp = {
  sender: 'NETWORK',
  mobileMasked: '98•••••001',
  validUntil: '2026-11-25T05:00:00Z',
  resendAfter: '2026-11-25T04:45:00Z',
  resendsLeft: 1,
  nextChannel: 'voice',
};
const disclosures = [
  {
    lenderId: 'one',
    name: 'Lender one',
    purpose: 'offers',
    check: 'soft',
    bureau: 'CIBIL',
    textVersion: '2026-11-25',
    consentAt: '2026-11-25T04:44:00Z',
    sentAt: '2026-11-25T04:46:00Z',
    keptDays: 90,
    withdrawal: 'too-late',
  },
];
const states: readonly (readonly [string, object])[] = [
  ['draft', {}],
  ['consent', {}],
  ['otp-sent', { otp }],
  ['otp-ok', { answers: answers.map((one) => ({ ...one, state: 'waiting' })) }],
  ['offers', { answers, offers: [offer('12', 9_200), offer('13', 9_300)], disclosures }],
  ['chosen', { offers: [offer('12', 9_200)], chosenOfferId: offer('12', 0).offerId }],
  ['handed-over', { disclosures }],
  [
    'sanctioned',
    {
      offers: [offer('12', 9_200)],
      chosenOfferId: offer('12', 0).offerId,
      outcome: { lenderRef: 'L-1', reason: null, coolingOffUntil: '2026-11-28T04:44:00Z' },
    },
  ],
  ['declined', { outcome: { lenderRef: null, reason: 'INCOME_PROOF', coolingOffUntil: null } }],
  ['no-offer', { answers }],
  ['withdrawn', { disclosures }],
];
const showing = (state: string, changes: object = {}, more: object = {}) => ({
  transport: fakeTransport({
    ...base,
    readLoanApplication: answered(application(state, changes)),
    ...more,
  }),
  isLoggedIn: true,
});

describe('an application', () => {
  test.each(states)('in state %s has its page in both languages', async (state, changes) => {
    const english = await documentOf({ path: here, ...showing(state, changes) });
    const hindi = await documentOf({ path: `/hi${here}`, ...showing(state, changes) });
    expect(english.status).toBe(200);
    const words = wordsOf(hindi.main).replace(
      /Lender (?:one|two|three)|CIBIL|NETWORK|OTP|APR|EMI|GST|KFS|PAN|PIN|RBI|Key Facts Statement|Processing fee|a@b\.example|98•+001|Pahiya/g,
      '',
    );
    expect(words).not.toMatch(/[A-Za-z]{3,}/);
  });

  test('ticks no lender, and names check, bureau, purpose, time and way back before the tap', async () => {
    const page = await documentOf({ path: here, ...showing('draft') });
    expect(page.main.match(/type="checkbox"/g)).toHaveLength(2);
    expect(page.main).not.toContain('checked=""');
    const words = wordsOf(page.main);
    expect(words).toContain('Soft check at CIBIL');
    expect(words).toContain('does not change your score');
    expect(words).toContain('deletes your details after 90 days');
    expect(words).toContain('You can withdraw here at any time');
  });

  test('shows all offers alike with their statement, and names the lenders without one', async () => {
    const [, changes] = states[4] ?? ['', {}];
    const words = wordsOf((await documentOf({ path: here, ...showing('offers', changes) })).main);
    expect(words.indexOf('9.20%')).toBeLessThan(words.indexOf('9.30%'));
    expect(words).toContain('no lender can pay to be listed higher');
    expect(words).toContain('Not stated');
    expect(words).toContain('Does not fit the lender');
    expect(words).toContain('Did not respond');
  });

  test('marks what is wrong in the details and sends nothing', async () => {
    const page = await documentOf({
      path: here,
      ...showing('draft'),
      form: { intent: 'consent', name: 'A', pan: 'X', bornOn: '1', textVersion: '2026-11-25' },
    });
    expect(page.status).toBe(400);
    expect(page.main.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(page.main).not.toContain('value="X"');
  });

  test('shows an APR of the lender only beside ours, and says what it leaves out', async () => {
    const offers = [
      offer('12', 9_200, { stated: 9_170, why: 'without-gst' }),
      offer('13', 9_300, { stated: 8_000, why: 'other' }),
      offer('14', 9_400, { stated: 9_400, why: 'same' }),
    ];
    const page = await documentOf({
      path: here,
      ...showing('offers', { answers, offers, disclosures }),
    });
    const text = page.main.replaceAll('<!-- -->', '');
    expect(text).toContain('The lender states 9.17%, without the GST on its fees.');
    expect(text).toContain('The lender states 8.00%. The fees of this offer do not explain');
    expect(text).not.toContain('The lender states 9.40%');
    expect(text.match(/APR as stated by the lender/g)).toHaveLength(3);
  });

  test('is handed over only with a ticked box', async () => {
    const [, changes] = states[5] ?? ['', {}];
    const page = await documentOf({
      path: here,
      ...showing('chosen', changes),
      form: { intent: 'hand-over', offerId: 'x' },
    });
    expect([page.status, page.main.includes('Tick the box if you agree.')]).toEqual([400, true]);
  });

  test('an OTP that was sent twice leads to where the application stands', async () => {
    const transport = fakeTransport({ ...base, verifyLoanOtp: refusedWith('loan/wrong-step') });
    const form = { intent: 'otp', otp: '123456' };
    const sent = await renderFakePage({ path: here, transport, form, isLoggedIn: true });
    expect(sent).toMatchObject({ kind: 'redirect', location: expect.stringContaining(here) });
  });

  test("another's is not found, and a visitor signs in first", async () => {
    const transport = fakeTransport({
      ...base,
      readLoanApplication: refusedWith('loan/application-not-found'),
    });
    const { status, main } = await documentOf({ path: here, transport, isLoggedIn: true });
    expect(status).toBe(404);
    expect(main).toContain('href="/loans/apply"');
    expect(await renderFakePage({ path: here, transport })).toMatchObject({
      kind: 'redirect',
      location: expect.stringContaining('/sign-in'),
    });
  });
});

const clock = (changes: object = {}) => ({
  clockId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  lender: 'EXAMPLE BANK',
  closedOn: '2026-10-10',
  papersOn: null,
  phase: 'late',
  day: 46,
  dueOn: '2026-11-09',
  ombudsmanFrom: '2026-12-09',
  daysLate: 16,
  claim: 8_000_000,
  nocUntil: null,
  letters: ['claim'],
  rule: {
    releaseDays: 30,
    perDay: 500_000,
    source: 'RBI/2023-24/60',
    sourceDate: '2023-09-13',
    confidence: 'high',
    hypothecationConfidence: 'medium',
  },
  record: {
    state: 'listed',
    financier: 'EXAMPLE BANK',
    seenAt: '2026-11-21T04:44:00Z',
    clearOn: null,
  },
  alerts: { channels: [] as string[], nextOn: null as string | null },
  watch: { nextOn: '2026-11-28', untilOn: '2027-05-20', failedAt: null },
  ...changes,
});

describe('closed loans', () => {
  const withClocks = (clocks: object[], more: object = {}) => ({
    transport: fakeTransport({ ...base, listNocClocks: answered({ clocks }), ...more }),
    isLoggedIn: true,
  });

  test('show the sum as days times the rate, in both languages', async () => {
    for (const path of ['/loans/noc', '/hi/loans/noc']) {
      const page = await documentOf({ path, ...withClocks([clock()]) });
      expect(page.main).toContain('16 × ₹5,000 = ₹80,000');
      expect(page.main).toContain('/rto-services/hypothecation-removal');
    }
  });

  test('show a letter without script', async () => {
    const letter = { subject: 'S', body: 'Body of the letter' };
    const page = await documentOf({
      path: '/loans/noc',
      ...withClocks([clock()], {
        writeNocLetter: answered({ letter, letterPath: '/api/x.pdf?letter=a' }),
      }),
      form: { intent: 'letter', clockId: clock().clockId, kind: 'claim', loanNumber: 'L-1' },
    });
    expect(page.main).toContain('Body of the letter');
    expect(page.main).toContain('/api/x.pdf?letter=a&amp;language=en');
  });

  test('mark a wrong day, and take a vehicle from a link', async () => {
    const page = await documentOf({
      path: '/loans/noc?number=DL8CAF5030',
      ...withClocks([]),
      form: { intent: 'start', vehicleNumber: 'DL8CAF5030', closedOn: '31/02/2026' },
    });
    expect([page.status, page.main.includes('aria-invalid="true"')]).toEqual([400, true]);
    const link = await documentOf({ path: '/loans/noc?number=DL8CAF5030', ...withClocks([]) });
    expect(link.main).toContain('value="DL8CAF5030"');
  });

  test('have no alert ticked at first, and show the channels and the next day once chosen', async () => {
    const off = await documentOf({ path: '/loans/noc', ...withClocks([clock()]) });
    expect(off.main).not.toMatch(/<input[^>]*checked/);
    const alerts = { channels: ['sms'], nextOn: '2026-12-09' };
    const on = await documentOf({ path: '/hi/loans/noc', ...withClocks([clock({ alerts })]) });
    expect(on.main.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('name="sms"'),
    ]);
    expect(on.main).toContain('अगला अलर्ट 9 दिस॰ 2026 को');
  });

  test('send the ticked channels, and mark e-mail without an address', async () => {
    const sent: unknown[] = [];
    const form = { intent: 'alerts', clockId: clock().clockId, email: 'yes' };
    const saved = await renderFakePage({
      path: '/loans/noc',
      form,
      ...withClocks([clock()], {
        changeNocClock: (input: { body: unknown }) => {
          sent.push(input.body);
          return answered({ clocks: [] });
        },
      }),
    });
    expect(saved).toMatchObject({ kind: 'redirect' });
    expect(sent).toEqual([{ act: 'alerts', channels: ['email'] }]);
    const refused = await documentOf({
      path: '/loans/noc',
      form,
      ...withClocks([clock()], { changeNocClock: refusedWith('request/bad-input') }),
    });
    expect(refused.status).toBe(400);
    expect(refused.main).toContain('The account has no email address.');
  });

  test('end the alerts of a message only with a press, and at one click of a mail program', async () => {
    const keys: unknown[] = [];
    const transport = fakeTransport({
      ...base,
      stopNocAlerts: (input) => {
        keys.push((input as { readonly body: unknown }).body);
        return answered({ isStopped: true });
      },
    });
    const opened = await documentOf({ path: '/loans/noc?stop=abc', transport });
    expect(opened.main).toContain('name="key" value="abc"');
    expect(keys).toEqual([]);
    for (const form of [{ intent: 'stop', key: 'abc' }, { 'List-Unsubscribe': 'One-Click' }]) {
      const pressed = await renderFakePage({ path: '/loans/noc?stop=abc', transport, form });
      expect(pressed).toMatchObject({ location: expect.stringContaining('done=stopped') });
    }
    expect(keys).toEqual([{ key: 'abc' }, { key: 'abc' }]);
    const done = await documentOf({ path: '/loans/noc?done=stopped', transport });
    expect(done.main).toContain('Alerts of this loan have stopped.');
  });

  test('explain the way to a visitor', async () => {
    const page = await documentOf({ path: '/loans/noc', transport: fakeTransport(base) });
    expect(page.main).toContain('/sign-in?next=');
    expect(page.main).toContain('id="steps"');
  });
});
