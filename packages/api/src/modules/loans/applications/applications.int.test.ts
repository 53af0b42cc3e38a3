import { loanConsentVersion } from '@pahiya/domain/loans/application-states';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { taskHandlers } from '../../../composition/task-handlers.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { loanAccountData } from './loan-account-data.ts';
import { purgeApplications } from './purge-applications.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let stranger: PathBrowser;
let userId: string;
const start = new Date('2026-11-25T04:44:00Z');
const down = err({
  kind: 'timeout',
  provider: 'test',
  retryable: true,
  reason: 'scripted',
} as const);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'tasks', 'rate_limits']);
  api = await createTestApi(database.sql);
  api.setNow(start);
  owner = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  userId = await owner.signIn('9876500001');
  await stranger.signIn('9876500002');
});
afterEach(() => api.close());

const wish = { kind: 'new-car', amount: 50_000_000, months: 60, value: 70_000_000, vehicleAge: 0 };
const person = {
  name: 'Asha Devi',
  pan: 'abcpd1234f',
  bornOn: '1990-04-12',
  pinCode: '110001',
  work: 'salaried',
  income: 8_000_000,
  instalments: 500_000,
  employer: 'Example Ltd',
  email: null,
};
const lenderIds = ['cheap', 'dear', 'never'];
const later = (seconds: number) => api.setNow(new Date(start.getTime() + seconds * 1_000));
const work = () => createWorkLoop(api.services, taskHandlers).drain();
const draft = async (): Promise<string> =>
  (await owner.post('/loan/application/start', wish)).json().data.application.applicationId;
const consent = (id: string, body: object = {}, browser = owner) =>
  browser.post(`/loan/application/consent/${id}`, {
    person,
    lenderIds,
    textVersion: loanConsentVersion,
    ...body,
  });
const verify = (id: string, otp = '123456', browser = owner) =>
  browser.post(`/loan/application/verify/${id}`, { otp });
const resend = (applicationId: string, browser = owner) =>
  browser.post('/loan/indialends/otp/resend', { applicationId });
const act = (id: string, body: object, browser = owner) =>
  browser.post(`/loan/application/act/${id}`, body);
const read = async (id: string) =>
  (await owner.get(`/loan/application/${id}`)).json().data.application;
const asked = () => api.loans.lenders.map((lender) => lender.asked.length);
const withOffers = async (): Promise<string> => {
  const id = await draft();
  await consent(id);
  await verify(id);
  await work();
  return id;
};
const handOver = (id: string, offerId: string, body: object = {}) =>
  act(id, { act: 'hand-over', offerId, isAgreed: true, textVersion: loanConsentVersion, ...body });
const handedOver = async (): Promise<string> => {
  const id = await withOffers();
  const [offer] = (await read(id)).offers;
  await act(id, { act: 'choose', offerId: offer.offerId });
  await handOver(id, offer.offerId);
  await work();
  return id;
};

describe('consent', () => {
  test('is what the first byte to a lender waits for, and then the OTP', async () => {
    const id = await draft();
    await work();
    expect(api.loans.sent).toEqual([]);
    const given = await consent(id);
    expect(given.json().data.application).toMatchObject({
      state: 'otp-sent',
      otp: { sender: 'Test network', mobileMasked: expect.stringMatching(/01$/), resendsLeft: 3 },
      disclosures: [
        {
          lenderId: 'cheap',
          purpose: 'offers',
          check: 'soft',
          bureau: 'Test bureau',
          sentAt: null,
        },
        { lenderId: 'dear', sentAt: null },
        { lenderId: 'never', sentAt: null },
      ],
    });
    await work();
    expect(api.loans.sent).toEqual([{ requestId: id, mobile: '9876500001', channel: 'sms' }]);
    expect(asked()).toEqual([0, 0, 0, 0]);
    await verify(id);
    await work();
    expect(asked()).toEqual([1, 1, 0, 1]);
    expect(api.loans.byId('cheap').asked[0]).toMatchObject({
      requestId: id,
      proof: `proof ${id}`,
      consent: { check: 'soft', bureau: 'Test bureau', textVersion: loanConsentVersion },
      person: { name: 'Asha Devi', pan: 'ABCPD1234F', mobile: '9876500001' },
    });
  });

  test('names lenders of this loan, a text that is still shown, and a person of age', async () => {
    const id = await draft();
    for (const [body, status] of [
      [{ lenderIds: [] }, 400],
      [{ lenderIds: ['cheap', 'unknown'] }, 400],
      [{ textVersion: '2020-01' }, 409],
      [{ person: { ...person, bornOn: '2010-01-01' } }, 400],
      [{ person: { ...person, bornOn: '1890-01-01' } }, 400],
      [{ person: { ...person, pan: 'ABCDE1234F' } }, 400],
      [{ person: { ...person, name: 'a\u0000b' } }, 400],
      [{ person: { ...person, pinCode: '012345' } }, 400],
      [{ person: { ...person, income: -1 } }, 400],
      [{ person: { ...person, income: 1e21 } }, 400],
    ] as const) {
      expect((await consent(id, body)).statusCode).toBe(status);
    }
    expect(await read(id)).toMatchObject({ state: 'draft', disclosures: [] });
    expect(api.loans.sent).toEqual([]);
  });

  test('given twice at the same time is one, and cannot be given again', async () => {
    const id = await draft();
    const both = await Promise.all([consent(id), consent(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await consent(id)).json().code).toBe('loan/wrong-step');
    expect(api.loans.sent).toHaveLength(1);
    expect((await read(id)).disclosures).toHaveLength(3);
  });

  test('leaves the details encrypted, and erased when it is over', async () => {
    const id = await withOffers();
    const [row] = await database.sql`select person::text, otp_proof::text from loan_applications`;
    const plain = Buffer.from('ABCPD1234F').toString('hex');
    expect(row?.person).not.toBeNull();
    expect(row?.person).not.toContain(plain);
    expect(row?.otp_proof).not.toContain(Buffer.from('proof').toString('hex'));
    await act(id, { act: 'withdraw' });
    const [over] = await database.sql`
      select person, otp_session, otp_proof from loan_applications`;
    expect(over).toEqual({ person: null, otp_session: null, otp_proof: null });
  });

  test('for a soft check is no consent for a lender that looks in another way now', async () => {
    const id = await draft();
    await consent(id);
    await verify(id);
    const cheap = api.loans.byId('cheap');
    const changed = { ...cheap, profile: { ...cheap.profile, offerCheck: 'hard' as const } };
    const lenders = api.loans.lenders.map((one) => (one === cheap ? changed : one));
    const loanDesk = { ...api.loans, lenders };
    await createWorkLoop({ ...api.services, loanDesk }, taskHandlers).drain();
    expect(cheap.asked).toEqual([]);
    expect((await read(id)).answers).toMatchObject([
      { lenderId: 'cheap', state: 'failed', reason: 'consent' },
      { lenderId: 'dear', state: 'offers' },
      { lenderId: 'never', state: 'no-offer' },
    ]);
  });
});

describe('the OTP', () => {
  test('comes again after 30 seconds, three times, the third by a call', async () => {
    const id = await draft();
    await consent(id);
    const early = await resend(id);
    expect([early.statusCode, early.json().code]).toEqual([429, 'auth/otp-wait']);
    expect(early.headers['retry-after']).toBe('30');
    for (const at of [31, 62, 93]) {
      later(at);
      expect((await resend(id)).statusCode).toBe(200);
    }
    later(200);
    expect((await resend(id)).json().code).toBe('loan/otp-no-more');
    expect(api.loans.sent.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'sms', 'voice']);
    expect(new Set(api.loans.sent.map(({ requestId }) => requestId))).toEqual(new Set([id]));
  });

  test('asked for twice at the same time comes once', async () => {
    const id = await draft();
    await consent(id);
    later(31);
    const both = await Promise.all([resend(id), resend(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect(api.loans.sent).toHaveLength(2);
  });

  test('that is wrong asks nobody; one that is over can be requested again', async () => {
    const id = await draft();
    await consent(id);
    expect((await verify(id, '000000')).json().code).toBe('auth/otp-wrong');
    expect((await verify(id, '12345')).statusCode).toBe(400);
    api.loans.verdict = ok('expired');
    expect((await verify(id)).json().code).toBe('auth/otp-expired');
    expect((await read(id)).state).toBe('consent');
    api.loans.verdict = null;
    expect((await resend(id)).json().data.application.state).toBe('otp-sent');
    expect((await verify(id)).json().data.application.state).toBe('otp-ok');
    expect((await verify(id)).json().code).toBe('loan/wrong-step');
    await work();
    expect(asked()).toEqual([1, 1, 0, 1]);
  });

  test('that cannot be sent leaves the consent, and can be sent later', async () => {
    const id = await draft();
    const { send } = api.loans.otp;
    Object.assign(api.loans.otp, { send: async () => down });
    expect((await consent(id)).json().data.application).toMatchObject({
      state: 'consent',
      otp: null,
    });
    expect((await resend(id)).json().code).toBe('loan/lenders-unavailable');
    Object.assign(api.loans.otp, { send });
    expect((await resend(id)).json().data.application.state).toBe('otp-sent');
  });

  test('guessing ends', async () => {
    const id = await draft();
    await consent(id);
    for (let count = 0; count < 15; count += 1) await verify(id, '000000');
    expect((await verify(id)).json().code).toBe('request/too-many');
  });
});

describe('offers', () => {
  test('come from all lenders at once, by APR, with the names of those without one', async () => {
    const id = await withOffers();
    const application = await read(id);
    expect(application).toMatchObject({
      state: 'offers',
      order: 'apr',
      answers: [
        { name: 'Lender cheap', state: 'offers' },
        { name: 'Lender dear', state: 'offers' },
        { name: 'Lender never', state: 'no-offer', reason: 'CREDIT_POLICY' },
      ],
    });
    expect(application.offers).toMatchObject([
      {
        lenderName: 'Lender cheap',
        amount: 50_000_000,
        instalment: 1_037_900,
        apr: expect.any(Number),
        net: 50_000_000 - 236_000,
        fees: [{ amount: 200_000, gst: 36_000 }],
        facts: { penalCharge: '2% a month', rate: { kind: 'fixed' } },
      },
      { lenderName: 'Lender dear' },
    ]);
    const [first, second] = application.offers;
    expect(first.apr).toBeLessThan(second.apr);
    expect(first.apr).toBeGreaterThan(first.rate);
  });

  test('a lender that states its own APR is compared with ours, and the order stays by ours', async () => {
    // Without the GST on its fee; and one that nothing explains.
    api.loans.byId('cheap').statedApr = 9_170;
    api.loans.byId('dear').statedApr = 8_000;
    const { offers } = await read(await withOffers());
    expect(offers.map(({ lenderApr }: { lenderApr: object }) => lenderApr)).toEqual([
      { stated: 9_170, why: 'without-gst' },
      { stated: 8_000, why: 'other' },
    ]);
    expect(offers.map(({ lenderName }: { lenderName: string }) => lenderName)).toEqual([
      'Lender cheap',
      'Lender dear',
    ]);
  });

  test('a lender that fails is shown as failed, and can be asked again', async () => {
    const cheap = api.loans.byId('cheap');
    const { answer } = cheap;
    cheap.answer = async () => down;
    const id = await withOffers();
    expect((await read(id)).answers[0]).toMatchObject({ state: 'failed', reason: 'timeout' });
    cheap.answer = answer;
    await act(id, { act: 'ask-again' });
    await work();
    expect((await read(id)).offers[0].lenderName).toBe('Lender cheap');
    expect(api.loans.byId('dear').asked).toHaveLength(1);
    expect((await act(id, { act: 'ask-again' })).json().code).toBe('loan/wrong-step');
  });

  test('all lenders without an offer end it; a failed one keeps it open', async () => {
    const cheap = api.loans.byId('cheap');
    cheap.answer = async () => down;
    const id = await draft();
    await consent(id, { lenderIds: ['cheap', 'never'] });
    await verify(id);
    await work();
    expect((await read(id)).state).toBe('otp-ok');
    cheap.answer = async () => ok({ kind: 'no-offer', reason: 'INCOME' });
    await act(id, { act: 'ask-again' });
    await work();
    expect(await read(id)).toMatchObject({ state: 'no-offer', offers: [] });
    expect((await act(id, { act: 'withdraw' })).json().code).toBe('loan/wrong-step');
  });

  test('a proof that the lenders do not take any more leads back to the OTP', async () => {
    for (const lender of api.loans.lenders) lender.answer = async () => ok({ kind: 'unproved' });
    expect((await read(await withOffers())).state).toBe('consent');
  });
});

describe('the hand-over', () => {
  test('needs a consent of its own, and goes out once', async () => {
    const id = await withOffers();
    const [offer, other] = (await read(id)).offers;
    expect((await handOver(id, offer.offerId)).json().code).toBe('loan/wrong-step');
    await act(id, { act: 'choose', offerId: other.offerId });
    await act(id, { act: 'unchoose' });
    await act(id, { act: 'choose', offerId: offer.offerId });
    expect((await handOver(id, other.offerId)).json().code).toBe('loan/offer-over');
    expect((await handOver(id, offer.offerId, { isAgreed: false })).statusCode).toBe(400);
    expect((await handOver(id, offer.offerId, { textVersion: 'old' })).json().code).toBe(
      'loan/consent-changed',
    );
    await work();
    expect(api.loans.byId('cheap').applied).toEqual([]);
    const both = await Promise.all([handOver(id, offer.offerId), handOver(id, offer.offerId)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await work();
    await work();
    expect(api.loans.byId('cheap').applied).toMatchObject([
      { requestId: id, offerRef: 'offer-cheap', consent: { check: 'hard' } },
    ]);
    expect(api.loans.byId('dear').applied).toEqual([]);
    expect((await read(id)).disclosures.at(-1)).toMatchObject({
      lenderId: 'cheap',
      purpose: 'application',
      check: 'hard',
      sentAt: start.toISOString(),
    });
  });

  test('is followed until the lender decides, and nothing of ours is an order', async () => {
    const id = await handedOver();
    expect(await read(id)).toMatchObject({
      state: 'handed-over',
      outcome: { lenderRef: 'cheap-1' },
    });
    api.loans.byId('cheap').status = ok({
      state: 'sanctioned',
      at: start.toISOString(),
      lenderRef: 'cheap-1',
      coolingOffUntil: '2026-11-28T04:44:00.000Z',
    });
    later(90);
    api.messages.length = 0;
    await work();
    expect(api.messages).toMatchObject([{ template: 'alert-loan-decided' }]);
    expect(api.messages[0]?.variables.link).toContain(`/loans/application/${id}`);
    expect(await read(id)).toMatchObject({
      state: 'sanctioned',
      outcome: { lenderRef: 'cheap-1', coolingOffUntil: '2026-11-28T04:44:00.000Z' },
    });
    expect(await database.sql`select person from loan_applications`).toEqual([{ person: null }]);
    expect(await database.sql`select 1 from orders`).toEqual([]);
    expect(api.loans.byId('cheap').applied).toHaveLength(1);
  });

  test('whose answer is lost is asked about before it is sent again', async () => {
    const cheap = api.loans.byId('cheap');
    const received = cheap.status;
    cheap.status = down;
    const id = await handedOver();
    expect(cheap.applied).toHaveLength(1);
    cheap.status = received;
    later(600);
    await work();
    expect(cheap.applied).toHaveLength(1);
    expect((await read(id)).outcome).toMatchObject({ lenderRef: 'cheap-1' });
  });

  test('that the lender refuses or declines ends with its reason', async () => {
    api.loans.byId('cheap').status = ok({
      state: 'declined',
      at: start.toISOString(),
      reason: 'INCOME_PROOF',
    });
    expect(await read(await handedOver())).toMatchObject({
      state: 'declined',
      outcome: { reason: 'INCOME_PROOF' },
    });
    await work();
    expect(api.messages.at(-1)).toMatchObject({ template: 'alert-loan-decided' });
  });

  test('of an offer that is over is refused', async () => {
    const id = await withOffers();
    const [offer] = (await read(id)).offers;
    later(6 * 86_400);
    expect((await act(id, { act: 'choose', offerId: offer.offerId })).json().code).toBe(
      'loan/offer-over',
    );
  });
});

describe('withdrawal', () => {
  test('tells every lender that got something, until it has heard, and no other', async () => {
    const dear = api.loans.byId('dear');
    const id = await handedOver();
    dear.leave = down;
    expect((await act(id, { act: 'withdraw' })).json().data.application.state).toBe('withdrawn');
    await work();
    expect(api.loans.byId('cheap').withdrawn).toEqual([id]);
    expect(api.loans.byId('middle').withdrawn).toEqual([]);
    const withdrawals = async () =>
      (await read(id)).disclosures.map((one: { withdrawal: string }) => one.withdrawal);
    expect(await withdrawals()).toEqual(['withdrawn', 'asked', 'withdrawn', 'withdrawn']);
    dear.leave = ok('too-late');
    later(600);
    await work();
    expect(await withdrawals()).toEqual(['withdrawn', 'too-late', 'withdrawn', 'withdrawn']);
    expect((await act(id, { act: 'withdraw' })).json().code).toBe('loan/wrong-step');
  });

  test('before anything was sent tells nobody', async () => {
    const id = await draft();
    await consent(id);
    await act(id, { act: 'withdraw' });
    await work();
    expect(api.loans.lenders.flatMap(({ withdrawn }) => withdrawn)).toEqual([]);
    expect((await verify(id)).json().code).toBe('loan/wrong-step');
  });

  test('comes with the deletion of the account, and the export has what went where', async () => {
    const id = await handedOver();
    const data = loanAccountData(api.services.now);
    expect(await data.exportFor(database.sql, userId)).toMatchObject({
      loanApplications: [
        {
          kind: 'new-car',
          amountPaise: 50_000_000,
          consents: [{ purpose: 'offers', check: 'soft' }, {}, {}, { check: 'hard' }],
        },
      ],
    });
    await database.sql.begin((tx) => data.deleteFor(tx, userId));
    await work();
    expect(api.loans.byId('cheap').withdrawn).toEqual([id]);
    expect(await database.sql`select 1 from loan_consents`).toEqual([]);
  });

  test('comes after two weeks without a decision; drafts go after a month', async () => {
    const id = await withOffers();
    await draft();
    later(15 * 86_400);
    await purgeApplications(api.services);
    expect((await read(id)).state).toBe('withdrawn');
    later(31 * 86_400);
    await purgeApplications(api.services);
    expect(await database.sql`select state from loan_applications`).toEqual([
      { state: 'withdrawn' },
    ]);
    later(400 * 86_400);
    await purgeApplications(api.services);
    expect(await database.sql`select 1 from loan_applications`).toEqual([]);
  });
});

test("another person's application is not there, whatever is tried", async () => {
  const id = await withOffers();
  const [offer] = (await read(id)).offers;
  const tries = [
    stranger.get(`/loan/application/${id}`),
    consent(id, {}, stranger),
    verify(id, '123456', stranger),
    resend(id, stranger),
    resend(id, openBrowser(api)),
    act(id, { act: 'choose', offerId: offer.offerId }, stranger),
    act(id, { act: 'withdraw' }, stranger),
  ];
  for (const answer of await Promise.all(tries)) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'loan/application-not-found']);
  }
  expect((await openBrowser(api).get(`/loan/application/${id}`)).statusCode).toBe(401);
  expect((await owner.get('/loan/application/nonsense')).statusCode).toBe(400);
  expect((await stranger.get('/loan/applications')).json().data.applications).toEqual([]);
  expect((await owner.get('/loan/applications')).json().data.applications).toHaveLength(1);
});

test('a wish that cannot be is refused, and starts have a limit', async () => {
  const tryStart = (body: object) => owner.post('/loan/application/start', { ...wish, ...body });
  for (const body of [
    { amount: 80_000_000 },
    { value: null },
    { amount: 1 },
    { months: 0 },
    { months: 12.5 },
    { kind: 'yacht' },
    { vehicleAge: -1 },
  ]) {
    expect((await tryStart(body)).statusCode).toBe(400);
  }
  expect((await tryStart({ kind: 'personal', value: null })).json().code).toBe(
    'loan/lenders-unavailable',
  );
  for (let count = 0; count < 17; count += 1) await draft();
  expect((await tryStart({})).json().code).toBe('request/too-many');
});

describe('without lenders', () => {
  test('there are facts and calculators, and nothing to apply for', async () => {
    const bare = await createTestApi(database.sql, { loanDesk: null });
    bare.setNow(start);
    const browser = openBrowser(bare);
    await browser.signIn('9876500001');
    const home = (await browser.get('/loan/homepage')).json().data;
    expect(home.lenders).toEqual([]);
    expect(home.rates).toHaveLength(9);
    expect(home.terms.map(({ kind }: { kind: string }) => kind)).toContain('against-car');
    expect((await browser.post('/loan/application/start', wish)).statusCode).toBe(503);
    bare.setNow(new Date('2027-01-01T04:44:00Z'));
    expect((await browser.get('/loan/homepage')).json().data).toMatchObject({
      rates: [],
      ratesHiddenFor: 9,
    });
    await bare.close();
  });

  test('a bike loan and a personal loan stand side by side, the lower APR first', async () => {
    const answer = await openBrowser(api).post('/loan/newBikeToPLPage', {
      amount: 9_000_000,
      months: 36,
    });
    const { sides } = answer.json().data;
    expect(sides).toMatchObject([
      { kind: 'two-wheeler', isSecured: true, isTermUsual: true },
      { kind: 'personal', isSecured: false },
    ]);
    for (const { offers } of sides) {
      expect(offers[0].apr).toBeGreaterThanOrEqual(offers[0].rate);
      expect(offers[1].totalPaid).toBeGreaterThan(offers[0].totalPaid);
    }
    expect((await openBrowser(api).post('/loan/newBikeToPLPage', { amount: 5 })).statusCode).toBe(
      400,
    );
  });
});
