import { randomUUID } from 'node:crypto';
import { getForm, submitForm } from '@pahiya/contracts/forms/form-contracts';
import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { publishForm } from './editing/publish-form.ts';
import { saveForm } from './editing/save-form.ts';
import { purgeForms } from './purge-forms.ts';
import { seedDefinitions, seedForms } from './seed/seed-forms.ts';
import { openValues } from './submissions/sealed-values.ts';

const now = new Date('2026-11-21T04:44:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
const agent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'users',
    'documents',
    'form_submissions',
    'deliveries',
    'tasks',
    'rate_limits',
    'idempotency_keys',
    'otp_challenges',
    'otp_waits',
  ]);
  await seedForms(database.sql, now);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api, { userAgent: agent });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'record',
  message: 'How do I hide my vehicle?',
};
const good = { version: 1, values: message, consents: ['answer'] };
const send = (over: object = {}, formId: string = fixedForms.contact, headers = {}) =>
  browser.call(submitForm, { params: { formId }, body: { ...good, ...over }, headers });
const stored = () => database.sql<
  {
    id: string;
    revision: number;
    userId: string | null;
    language: string;
    device: string;
    valuesSealed: Buffer;
    consents: unknown;
    isSuspect: boolean;
    eraseAt: Date;
  }[]
>`select id, revision, user_id as "userId", language, device, values_sealed as "valuesSealed",
    consents, is_suspect as "isSuspect", erase_at as "eraseAt"
  from form_submissions order by submitted_at, id`;
const count = async (table: string) => {
  const [row] = await database.sql<
    { count: number }[]
  >`select count(*) from ${database.sql(table)}`;
  return row?.count;
};

describe('the definition of a form', () => {
  test.each(Object.values(fixedForms))('%s is available in both languages', async (formId) => {
    const [en, hi] = await Promise.all(
      ['en', 'hi'].map((language) =>
        browser.call(getForm, { params: { formId }, query: { language } }),
      ),
    );
    const words = seedDefinitions[formId];
    expect(en?.data.definition.title).toBe(words?.title.en);
    expect(hi?.data.definition.title).toBe(words?.title.hi);
    expect(en?.data).toMatchObject({ formId, version: 1 });
    expect(hi?.text).toMatch(/[\u0900-\u097f]/);
    expect(en?.text).not.toMatch(/[\u0900-\u097f]/);
  });

  test('it has no pre-ticked boxes, and does not reveal its forwarding target', async () => {
    const { data } = await browser.call(getForm, { params: { formId: fixedForms.buyFastag } });
    expect(data.definition.sink).toBeNull();
    expect(data.definition.consents.map((one) => Object.keys(one).sort())).toEqual(
      data.definition.consents.map(() => ['id', 'isRequired', 'text', 'textVersion']),
    );
  });

  test('an unknown or unpublished form is 404; an invalid name is 400', async () => {
    const unknown = await browser.call(getForm, { params: { formId: 'NO_SUCH_FORM' } });
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'form/unknown']);
    await database.sql`update documents set published_revision = null where name = ${fixedForms.lead}`;
    const draft = await browser.call(getForm, { params: { formId: fixedForms.lead } });
    expect(draft.problem.code).toBe('form/unknown');
    const none = await browser.call(getForm, { params: { formId: 'no form' } });
    expect(none.problem.code).toBe('request/bad-input');
    expect((await send({}, 'NO_SUCH_FORM')).problem.code).toBe('form/unknown');
  });
});

describe('submitting a form', () => {
  test('it is stored encrypted with version, language and kind of browser', async () => {
    const answer = await send({ language: 'hi' });
    expect(answer.status).toBe(201);
    const [row] = await stored();
    expect(row).toMatchObject({
      id: answer.data.submissionId,
      revision: 1,
      userId: null,
      language: 'hi',
      device: 'Chrome on Android',
      consents: [{ id: 'answer', textVersion: '2026-11', isGiven: true }],
      isSuspect: false,
      eraseAt: days(365),
    });
    const values = openValues(
      api.services.settings.secret,
      row?.id ?? '',
      row?.valuesSealed ?? Buffer.of(),
    );
    expect(values).toEqual(message);
    const [all] = await database.sql<{ text: string }[]>`
      select string_agg(s::text || encode(s.values_sealed, 'escape'), '') as text
      from form_submissions s`;
    expect(all?.text).not.toMatch(/asha|hide my|203\.0\.113/i);
  });

  test("a signed-in person's submission belongs to the account and is deleted with it", async () => {
    const { userId } = await signIn(api, browser, '9812345210');
    await send();
    expect((await stored()).map((row) => row.userId)).toEqual([userId]);
  });

  test('every error is reported at its path, and nothing is stored', async () => {
    const values = { name: 'A1', email: 'asha', topic: 'nothing', mobile: '12', other: 'x' };
    const { status, problem } = await send({ values, consents: [] });
    expect([status, problem.code]).toEqual([400, 'request/bad-input']);
    expect(problem.errors).toEqual([
      { path: 'body.values.name', message: expect.stringContaining('letters') },
      { path: 'body.values.email', message: expect.stringContaining('name@example.in') },
      { path: 'body.values.mobile', message: expect.stringContaining('ten digits') },
      { path: 'body.values.topic', message: expect.stringContaining('options') },
      { path: 'body.values.message', message: 'This field is required.' },
      { path: 'body.consents.answer', message: expect.stringContaining('consent') },
    ]);
    expect(await count('form_submissions')).toBe(0);
  });

  test.each([
    ['no version', { version: undefined }],
    ['values that are no texts', { values: { name: 1 } }],
    [
      'too many fields',
      { values: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`f${i}`, 'x'])) },
    ],
    ['a text without end', { values: { ...message, message: 'x'.repeat(4001) } }],
    ['a key that is none', { submissionKey: 'mine' }],
    ['another language', { language: 'fr' }],
  ])('%s is refused', async (_, over) => {
    expect((await send(over)).problem.code).toBe('request/bad-input');
    expect(await count('form_submissions')).toBe(0);
  });

  test('an optional consent is stored as not given; an unknown one is not stored', async () => {
    const values = {
      vehicleNumber: 'dl 8c af 5030',
      vehicleClass: 'car',
      reason: 'first',
      name: 'Asha',
      mobile: '+91 98765 43210',
      pin: '110001',
    };
    const consents = ['call', 'everything'];
    expect((await send({ values, consents }, fixedForms.buyFastag)).status).toBe(201);
    const [row] = await stored();
    expect(row?.consents).toEqual([
      { id: 'call', textVersion: '2026-11', isGiven: true },
      { id: 'news', textVersion: '2026-11', isGiven: false },
    ]);
    const { secret } = api.services.settings;
    expect(openValues(secret, row?.id ?? '', row?.valuesSealed ?? Buffer.of())).toMatchObject({
      vehicleNumber: 'DL8CAF5030',
      mobile: '9876543210',
    });
  });

  test('other sites may not submit it', async () => {
    const answer = await send({}, fixedForms.contact, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.problem.code]).toEqual([403, 'request/cross-site']);
  });

  test('a browser submits fifteen an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 16; i += 1) {
      statuses.push((await send({ values: { ...message, message: `No. ${i}` } })).status);
    }
    expect(statuses).toEqual([...Array(15).fill(201), 429]);
  });

  test('an address submits sixty an hour, from any browsers', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      browser = createTestBrowser(api);
      statuses.push((await send({ values: { ...message, message: `No. ${i}` } })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
  });
});

describe('repeated submissions', () => {
  test("with the page's key: one submission, however late and from wherever", async () => {
    const submissionKey = randomUUID();
    const first = await send({ submissionKey });
    api.setNow(days(1));
    browser = createTestBrowser(api);
    const second = await send({ submissionKey });
    expect(second.data).toEqual(first.data);
    expect([await count('form_submissions'), await count('deliveries')]).toEqual([1, 1]);
  });

  test('concurrent: one submission', async () => {
    await send({ values: { ...message, message: 'first, for the cookie' } });
    const submissionKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ submissionKey })));
    expect(new Set(answers.map(({ data }) => data.submissionId)).size).toBe(1);
    expect(await count('form_submissions')).toBe(2);
  });

  test('other values under the same key are another submission', async () => {
    const submissionKey = randomUUID();
    await send({ submissionKey });
    await send({ submissionKey, values: { ...message, message: 'I forgot something' } });
    expect(await count('form_submissions')).toBe(2);
  });

  test('without a key: one within ten minutes from the same browser, and no longer', async () => {
    const first = await send();
    expect((await send()).data).toEqual(first.data);
    api.setNow(new Date(now.getTime() + 11 * 60_000));
    expect((await send()).data).not.toEqual(first.data);
    browser = createTestBrowser(api);
    expect((await send()).status).toBe(201);
    expect(await count('form_submissions')).toBe(3);
  });

  test('an idempotency key repeats the first response', async () => {
    const headers = { 'idempotency-key': 'contact-0001' };
    const first = await send({}, fixedForms.contact, headers);
    const again = await send({}, fixedForms.contact, headers);
    expect([again.headers['idempotent-replayed'], again.data]).toEqual(['true', first.data]);
    const other = await send({ values: { ...message, name: 'Ravi' } }, fixedForms.contact, headers);
    expect(other.problem.code).toBe('request/idempotency-mismatch');
  });
});

test("a bot's submission gets the same response, is stored separately, not forwarded, and deleted after a month", async () => {
  const answer = await send({ website: 'https://spam.example' });
  expect([answer.status, Object.keys(answer.data)]).toEqual([201, ['submissionId']]);
  expect(await stored()).toMatchObject([{ isSuspect: true }]);
  expect(await count('deliveries')).toBe(0);
  api.setNow(days(31));
  expect(await purgeForms(api.services)).toEqual({ submissions: 1, deliveries: 0 });
});

describe('a form that changes while it is open', () => {
  const change = () =>
    database.sql.begin(async (tx) => {
      const formId = fixedForms.contact;
      const definition = { ...seedDefinitions[formId], retentionDays: 10 } as never;
      const at = { formId, definition, note: '', madeBy: null, now: api.services.now() };
      await saveForm(tx, { ...at, expectedRevision: 1 });
      await publishForm(tx, { formId, revision: 2, expectedLive: 1, now: api.services.now() });
    });

  test('the version that was shown is accepted for a day', async () => {
    await change();
    api.setNow(new Date(days(1).getTime() - 1));
    expect((await send()).status).toBe(201);
    expect(await stored()).toMatchObject([{ revision: 1 }]);
    expect((await send({ version: 2 })).status).toBe(201);
  });

  test('after that it must be reviewed again', async () => {
    await change();
    api.setNow(days(1));
    const answer = await send();
    expect([answer.status, answer.problem.code]).toEqual([409, 'form/changed']);
    expect((await send({ version: 3 })).problem.code).toBe('form/changed');
  });
});

test('submissions are deleted after their retention period', async () => {
  await send();
  api.setNow(new Date(days(365).getTime() - 1));
  expect((await purgeForms(api.services)).submissions).toBe(0);
  api.setNow(days(365));
  expect((await purgeForms(api.services)).submissions).toBe(1);
  expect([await count('form_submissions'), await count('deliveries')]).toEqual([0, 0]);
});

describe('seeded forms', () => {
  test('are created once, however often the server starts', async () => {
    await Promise.all([1, 2, 3].map(() => seedForms(database.sql, now)));
    expect(await count('document_revisions')).toBe(Object.keys(seedDefinitions).length);
  });

  test("do not overwrite an editor's version, and are updated otherwise", async () => {
    const { sql } = database;
    await sql`update documents set seed_checksum = null where name = ${fixedForms.contact}`;
    await sql`update documents set seed_checksum = 'an older one' where name = ${fixedForms.lead}`;
    await seedForms(sql, now);
    const rows = await sql`
      select name, newest_revision as latest from documents
      where name in (${fixedForms.contact}, ${fixedForms.lead}) order by 1`;
    expect([...rows].map(({ latest }) => latest)).toEqual([1, 2]);
    const live = await browser.call(getForm, { params: { formId: fixedForms.lead } });
    expect(live.data.version).toBe(2);
  });
});
