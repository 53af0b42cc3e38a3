import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  deskForm,
  deskForms,
  deskPublishForm,
  deskSaveForm,
  deskSubmission,
  deskSubmissions,
  deskSubmissionsCsv,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { getForm, submitForm } from '@pahiya/contracts/forms/form-contracts';
import { type FormDefinition, fixedForms } from '@pahiya/domain/forms/form-definition';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedDefinitions, seedForms } from '../seed/seed-forms.ts';

const now = new Date('2026-11-21T04:44:00Z');
const formId = fixedForms.contact;
const seed = seedDefinitions[formId] as FormDefinition;
let database: TestDatabase;
let api: TestApi;
let editor: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'operators',
    'operator_acts',
    'documents',
    'form_submissions',
    'deliveries',
    'tasks',
    'rate_limits',
    'sign_in_tries',
  ]);
  await seedForms(database.sql, now);
  api = await createTestApi(database.sql);
  editor = (await signInAtDesk(api, 'asha', ['editor'])).browser;
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const save = (definition: unknown, expectedRevision = 1, by = editor, id: string = formId) =>
  by.call(deskSaveForm, { params: { formId: id }, body: { definition, expectedRevision } });
const publish = (revision: number, expectedLive: number | null = 1, id: string = formId) =>
  editor.call(deskPublishForm, { params: { formId: id }, body: { revision, expectedLive } });
const message = { name: 'Asha Rao', email: 'asha@example.in', topic: 'record', message: 'Hello' };
const submit = (over: object = {}, body: object = {}) =>
  createTestBrowser(api).call(submitForm, {
    params: { formId },
    body: { version: 1, values: { ...message, ...over }, consents: ['answer'], ...body },
  });
const acts = async () => {
  const rows = await database.sql<{ act: string; outcome: string }[]>`
    select act, outcome from operator_acts where act like '%form%' or act like '%submission%'
    order by id`;
  return rows.map(({ act, outcome }) => `${act} ${outcome}`);
};

describe('editing a form', () => {
  test('a draft is not public; published, it is, and an older revision can be restored', async () => {
    const changed = { ...seed, title: { en: 'Ask us', hi: 'हमसे पूछें' } };
    const saved = await save(changed);
    expect(saved.data).toMatchObject({
      liveRevision: 1,
      revision: 2,
      definition: { title: changed.title },
      revisions: [{ revision: 2, state: 'draft', madeBy: 'ASHA' }, { revision: 1 }],
    });
    const shown = async () =>
      (await createTestBrowser(api).call(getForm, { params: { formId } })).data;
    expect((await shown()).definition.title).toBe(seed.title.en);
    expect((await publish(2)).data).toMatchObject({ liveRevision: 2 });
    expect(await shown()).toMatchObject({ version: 2, definition: { title: 'Ask us' } });
    expect((await publish(1, 2)).data.revisions).toMatchObject([
      { state: 'replaced' },
      { state: 'published' },
    ]);
    expect((await shown()).version).toBe(1);
    expect(await acts()).toEqual(['save-form done', 'publish-form done', 'publish-form done']);
    const [version] = await database.sql<{ version: number }[]>`
      select version from content_versions where tag = 'forms'`;
    expect(version?.version).toBeGreaterThan(0);
  });

  test('the live revision is shown however many drafts were saved since', async () => {
    await database.sql`
      with drafts as (
        insert into document_revisions (id, document_id, number, state, body, saved_at)
        select gen_random_uuid(), d.id, n, 'draft', r.body, r.saved_at
        from documents d join document_revisions r on r.document_id = d.id and r.number = 1,
          generate_series(2, 260) n
        where d.name = ${formId})
      update documents set newest_revision = 260 where name = ${formId}`;
    const { data } = await editor.call(deskForm, { params: { formId } });
    expect(data).toMatchObject({ liveRevision: 1, revision: 260 });
    expect(data.revisions).toHaveLength(200);
  });

  test('of two editors who started from the same revision, the second is refused', async () => {
    const { browser: ravi } = await signInAtDesk(api, 'ravi', ['editor']);
    const answers = await Promise.all([save(seed), save(seed, 1, ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await save(seed, 2);
    expect((await publish(2)).status).toBe(200);
    expect((await publish(3)).problem.code).toBe('operator/wrong-state');
    expect((await publish(2, 2)).problem.code).toBe('operator/wrong-state');
    expect(await acts()).toContain('save-form operator/wrong-state');
  });

  test('a new form is created, and is not available before it is published', async () => {
    const id = 'NEW_FORM';
    const made = await save(seed, 0, editor, id);
    expect(made.data).toMatchObject({ formId: id, liveRevision: null, revision: 1 });
    const asked = () => createTestBrowser(api).call(getForm, { params: { formId: id } });
    expect((await asked()).problem.code).toBe('form/unknown');
    expect((await publish(1, null, id)).status).toBe(200);
    expect((await asked()).status).toBe(200);
  });

  test.each<[string, unknown, string]>([
    ['a field twice', withFields((one) => [one, one]), 'body.definition.steps.0.fields.1.id'],
    ['a title in one language', { ...seed, title: { en: 'Only' } }, 'body.definition.title.hi'],
    ['an empty title', { ...seed, title: { en: ' ', hi: 'x' } }, 'body.definition.title.en'],
    [
      'a line break in a title',
      { ...seed, title: { en: 'a\nb', hi: 'x' } },
      'body.definition.title.en',
    ],
    [
      'a pattern that is none',
      withFields((one) => [{ ...one, pattern: '(a+)+' }]),
      'body.definition.steps.0.fields.0.pattern',
    ],
    [
      'an Aadhaar number',
      withFields((one) => [{ ...one, pattern: 'aadhaar' }]),
      'body.definition.steps.0.fields.0.pattern',
    ],
    [
      'a box ticked beforehand',
      { ...seed, consents: [{ ...seed.consents[0], isTicked: true }] },
      'body.definition.consents.0',
    ],
    [
      'a link that leads away',
      {
        ...seed,
        success: { ...seed.success, link: { path: '//evil.example', label: { en: 'a', hi: 'b' } } },
      },
      'body.definition.success.link.path',
    ],
    [
      'a script as a link',
      {
        ...seed,
        success: {
          ...seed.success,
          link: { path: 'javascript:alert(1)', label: { en: 'a', hi: 'b' } },
        },
      },
      'body.definition.success.link.path',
    ],
    [
      'a sink that is an address',
      { ...seed, sink: 'https://evil.example' },
      'body.definition.sink',
    ],
    ['no end of its days', { ...seed, retentionDays: 4000 }, 'body.definition.retentionDays'],
  ])('%s is refused at its path', async (_, definition, path) => {
    const answer = await save(definition);
    expect([answer.status, answer.problem.code]).toEqual([400, 'request/bad-input']);
    expect(answer.problem.errors?.map((fault) => fault.path)).toContain(path);
  });

  test('changed wording of a consent requires a new version of it', async () => {
    const consent = { ...seed.consents[0], text: { en: 'You may sell it', hi: 'बेच सकते हैं' } };
    await save({ ...seed, consents: [consent] });
    const refused = await publish(2);
    expect(refused.problem.errors).toMatchObject([
      { path: 'body.definition.consents.0.textVersion' },
    ]);
    await save({ ...seed, consents: [{ ...consent, textVersion: '2026-12' }] }, 2);
    expect((await publish(3)).status).toBe(200);
  });

  test('an unknown revision or form is reported', async () => {
    expect((await publish(9)).problem.code).toBe('operator/not-found');
    const none = await editor.call(deskForm, { params: { formId: 'NO_SUCH_FORM' } });
    expect(none.problem.code).toBe('operator/not-found');
    const query = { revision: '9' };
    const other = await editor.call(deskForm, { params: { formId }, query });
    expect(other.problem.code).toBe('operator/not-found');
  });
});

describe('reading submissions', () => {
  test('the list of forms shows their number', async () => {
    await submit();
    await submit({ message: 'Again' }, { website: 'spam' });
    const { forms } = (await editor.call(deskForms)).data;
    expect(forms.map((one) => one.formId)).toEqual(Object.keys(seedDefinitions).sort());
    expect(forms.find((one) => one.formId === formId)).toMatchObject({
      liveRevision: 1,
      latestRevision: 1,
      submissions: 1,
      lastSubmittedAt: now.toISOString(),
    });
  });

  test('submissions are listed newest first, page by page, those of bots separately', async () => {
    for (let place = 0; place < 5; place += 1) {
      api.setNow(new Date(now.getTime() + Math.floor(place / 2) * 1000));
      await submit({ message: `No. ${place}` });
    }
    await submit({ message: 'spam' }, { website: 'x' });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> =
        cursor === null ? { limit: '2' } : { limit: '2', cursor };
      const { data }: { data: AnswerOf<typeof deskSubmissions> } = await editor.call(
        deskSubmissions,
        { params: { formId }, query },
      );
      for (const { values } of data.submissions) seen.push(values?.at(-1)?.value ?? '');
      cursor = data.nextCursor;
    } while (cursor !== null);
    expect([...seen].sort()).toEqual(['No. 0', 'No. 1', 'No. 2', 'No. 3', 'No. 4']);
    expect(seen[0]).toBe('No. 4');
    const query = { show: 'suspect' };
    const suspects = await editor.call(deskSubmissions, { params: { formId }, query });
    expect(suspects.data.submissions).toMatchObject([{ isSuspect: true }]);
    const ofNoYear = Buffer.from(`8640000000000000.${randomUUID()}`).toString('base64url');
    for (const wrong of ['x', ofNoYear]) {
      const asked = { params: { formId }, query: { cursor: wrong } };
      const bad = await editor.call(deskSubmissions, asked);
      expect(bad.problem.errors).toMatchObject([{ path: 'query.cursor' }]);
    }
    const none = await editor.call(deskSubmissions, { params: { formId: 'NO_SUCH_FORM' } });
    expect(none.problem.code).toBe('operator/not-found');
  });

  test('one is shown with the wording its sender saw, and opening it is recorded', async () => {
    const { submissionId } = (await submit({}, { language: 'hi' })).data;
    const params = { submissionId };
    const { submission } = (await editor.call(deskSubmission, { params })).data;
    expect(submission).toMatchObject({
      submissionId,
      language: 'hi',
      erasedOn: '2027-11-21',
      values: [
        { field: 'name', label: 'Your name', value: 'Asha Rao' },
        { field: 'email' },
        { field: 'topic', value: 'record' },
        { field: 'message' },
      ],
      consents: [{ id: 'answer', text: seed.consents[0]?.text.en, isGiven: true }],
      forwarding: 'waiting',
    });
    const gone = await editor.call(deskSubmission, { params: { submissionId: randomUUID() } });
    expect(gone.problem.code).toBe('operator/not-found');
    expect(await acts()).toEqual(['open-submission done', 'open-submission operator/not-found']);
  });

  test('a submission encrypted with another secret is shown as unreadable', async () => {
    const { submissionId } = (await submit()).data;
    await database.sql`update form_submissions set values_sealed = '\\x00'`;
    const { submission } = (await editor.call(deskSubmission, { params: { submissionId } })).data;
    expect(submission.values).toBeNull();
  });

  test('the CSV has every human submission, without spreadsheet formulas, and readable in Hindi', async () => {
    await submit({ message: "=cmd|'/C calc'!A0" });
    await submit({ message: 'say "हाँ"\nplease' });
    await submit({ message: 'spam' }, { website: 'x' });
    const answer = await editor.call(deskSubmissionsCsv, { params: { formId } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="contact-form.csv"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text.startsWith('\uFEFF"submission","submitted at (UTC)"')).toBe(true);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"message","consent: answer"');
    expect(answer.text).toContain(`"'=cmd|'/C calc'!A0"`);
    expect(answer.text).toContain('"say ""हाँ""\nplease"');
    expect(answer.text).toContain('"yes (2026-11)"');
    expect(answer.text).not.toContain('spam');
    expect(await acts()).toEqual(['export-submissions done']);
  });

  test('the CSV can be limited to some days, in Indian time', async () => {
    api.setNow(new Date('2026-11-21T18:29:59Z'));
    await submit({ message: 'late on 21' });
    api.setNow(new Date('2026-11-21T18:30:00Z'));
    await submit({ message: 'early on 22' });
    // The editor acts within the half hour of a session.
    api.setNow(now);
    const table = async (query: Record<string, string>) =>
      (await editor.call(deskSubmissionsCsv, { params: { formId }, query })).text;
    const first = await table({ until: '2026-11-21' });
    expect([first.includes('late on 21'), first.includes('early on 22')]).toEqual([true, false]);
    const second = await table({ from: '2026-11-22' });
    expect([second.includes('late on 21'), second.includes('early on 22')]).toEqual([false, true]);
  });

  test('a truncated CSV says how many rows are missing, and from which day to continue', async () => {
    await submit({ message: 'the first' });
    await database.sql`
      insert into form_submissions (id, form_id, revision, revision_id, language, device,
        values_sealed, consents, is_suspect, content_hash, submitted_at, erase_at)
      select gen_random_uuid(), form_id, revision, revision_id, language, device, '\\x00', consents, false,
        sha256(n::text::bytea), submitted_at + make_interval(secs => n), erase_at
      from form_submissions, generate_series(1, 10001) n`;
    const lines = (await editor.call(deskSubmissionsCsv, { params: { formId } })).text
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 10_000 + 1);
    expect(lines.at(-1)).toBe(
      '"(not whole: 2 more came in on these days. Go on from 2026-11-21.)"',
    );
  });

  test.each(['from', 'until'])('an invalid day is refused by its parameter: %s', async (field) => {
    const query = { [field]: '2999-01-01' };
    const answer = await editor.call(deskSubmissionsCsv, { params: { formId }, query });
    expect(answer.problem.errors?.map(({ path }) => path)).toEqual([`query.${field}`]);
  });
});

describe('access', () => {
  const id = randomUUID();
  const calls = [
    [deskForms, {}],
    [deskForm, { params: { formId } }],
    [deskSaveForm, { params: { formId }, body: { definition: seed, expectedRevision: 1 } }],
    [deskPublishForm, { params: { formId }, body: { revision: 1, expectedLive: 1 } }],
    [deskSubmissions, { params: { formId } }],
    [deskSubmission, { params: { submissionId: id } }],
    [deskSubmissionsCsv, { params: { formId } }],
  ] as const;

  test('requires a session and the editor role', async () => {
    const { browser: operator } = await signInAtDesk(api, 'ravi', ['operator']);
    for (const [contract, input] of calls) {
      const nobody = await createTestBrowser(api).call(contract, input);
      expect([nobody.status, nobody.problem.code]).toEqual([401, 'auth/required']);
      const other = await operator.call(contract, input);
      expect([other.status, other.problem.code]).toEqual([403, 'operator/wrong-role']);
    }
  });

  test('is refused to other sites', async () => {
    for (const [contract, input] of calls.filter(([one]) => one.call.method === 'POST')) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const answer = await editor.call(contract, { ...input, headers });
      expect(answer.problem.code).toBe('request/cross-site');
    }
  });
});

function withFields(change: (one: FormDefinition['steps'][0]['fields'][0]) => unknown[]): unknown {
  const [step] = seed.steps;
  const [field] = step?.fields ?? [];
  if (step === undefined || field === undefined) throw new Error('the seed has no field');
  return { ...seed, steps: [{ ...step, fields: change(field) }] };
}
