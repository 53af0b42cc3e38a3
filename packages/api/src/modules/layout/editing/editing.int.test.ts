import { getLayout, getMeta } from '@pahiya/contracts/layout/layout-contracts';
import {
  deskLayoutDocument,
  deskLayoutDocuments,
  deskPreviewLayout,
  deskPublishLayout,
  deskRollBackLayout,
  deskSaveLayout,
} from '@pahiya/contracts/layout/layout-editor-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { turnLayout } from '../turn-layout.ts';

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let ravi: TestBrowser;
let clerk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  [asha, ravi, clerk] = (
    await Promise.all([
      signInAtDesk(api, 'asha', ['editor']),
      signInAtDesk(api, 'ravi', ['editor']),
      signInAtDesk(api, 'clerk', ['operator']),
    ])
  ).map(({ browser }) => browser) as [TestBrowser, TestBrowser, TestBrowser];
});
beforeEach(async () => {
  await emptyTables(database.sql, ['documents']);
  await database.sql`insert into content_versions (tag, version) values ('layout', 1)
    on conflict (tag) do update set version = content_versions.version + 1`;
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const footer = { kind: 'section', key: 'footer' };
const groups = (en: string) => ({
  data: [
    {
      id: 'one',
      title: { en, hi: 'समूह' },
      links: [{ id: 'own', path: '/rto', label: { en, hi: 'अपना' } }],
    },
  ],
});
const part = (text: string) => ({
  id: 'a',
  title: { en: text, hi: text },
  links: [{ label: { en: text, hi: text }, path: '/rto' }],
});
const save = (body: object, expectedRevision = 0, by = asha, name: object = footer) =>
  by.call(deskSaveLayout, { body: { ...name, expectedRevision, body } });
const publish = (revision: number, expectedRevision = revision, by = asha, name: object = footer) =>
  by.call(deskPublishLayout, { body: { ...name, revision, expectedRevision } });
const rollBack = (to: number, expectedRevision: number, name: object = footer) =>
  asha.call(deskRollBackLayout, { body: { ...name, to, expectedRevision } });
const open = (query: Record<string, string>) => asha.call(deskLayoutDocument, { query });
test('contact details of an RTO are saved with a source and a date, for existing offices', async () => {
  const office = { kind: 'office', key: 'dl-08' };
  const details = { address: 'Wazirpur', source: 'Transport Department', checkedOn: '2026-11-23' };
  const { source: _, ...unsourced } = details;
  expect((await save(unsourced, 0, asha, office)).problem.errors).toMatchObject([
    { path: 'body.source' },
  ]);
  expect((await save(details, 0, asha, office)).data.document.newestRevision).toBe(1);
  expect((await publish(1, 1, asha, office)).data.document.liveRevision).toBe(1);
  const nowhere = await save(details, 0, asha, { kind: 'office', key: 'dl-99' });
  expect(nowhere.problem.code).toBe('layout/unknown-document');
});

const seen = async (section = 'footer') =>
  (await createTestBrowser(api).call(getLayout, { params: { section } })).data;
const version = async () =>
  (
    await database.sql<{ version: number }[]>`
    select version from content_versions where tag = 'layout'`
  )[0]?.version;
const acts = () => database.sql<{ act: string; subject: string; outcome: string; note: string }[]>`
  select act, subject, outcome, note from operator_acts where act like '%-layout' order by id desc`;

describe('an editor', () => {
  test('sees every document, also unedited ones', async () => {
    const { documents } = (await asha.call(deskLayoutDocuments)).data;
    expect(documents.map(({ kind, key }) => `${kind} ${key}`)).toEqual(
      expect.arrayContaining([
        'section footer',
        'section notice',
        'services top',
        'meta /rc-search',
      ]),
    );
    expect(documents[0]).toEqual({
      ...footer,
      liveRevision: 0,
      newestRevision: 0,
      changedAt: null,
      changedBy: null,
    });
    const { document } = (await open(footer)).data;
    expect(document).toMatchObject({ revision: 0, revisions: [], body: await seen() });
  });

  test('saves a draft that is not public, publishes it, and it is', async () => {
    const before = await seen();
    const versionBefore = await version();
    const draft = await save(groups('First'));
    expect(draft.data.document).toMatchObject({
      liveRevision: 0,
      newestRevision: 1,
      changedBy: { displayName: 'ASHA' },
      body: groups('First'),
    });
    expect(await seen()).toEqual(before);
    expect(await version()).toBe(versionBefore);
    expect((await publish(1)).data.document).toMatchObject({ liveRevision: 1 });
    expect(await seen()).toEqual(groups('First'));
    expect(await version()).toBe(Number(versionBefore) + 1);
  });

  test('unknown fields are dropped on saving', async () => {
    const draft = await save({ ...groups('A'), extra: 1 });
    expect(draft.data.document.body).toEqual(groups('A'));
  });

  test('previews without saving', async () => {
    const body = { ...footer, body: { ...groups(' Trimmed '), extra: 1 } };
    expect((await asha.call(deskPreviewLayout, { body })).data).toEqual({
      rendered: groups('Trimmed'),
    });
    expect((await asha.call(deskLayoutDocument, { query: footer })).data.document).toMatchObject({
      newestRevision: 0,
    });
  });

  test('restores a revision as a new one, or the default', async () => {
    const own = await seen();
    await save(groups('First'));
    await save(groups('Second'), 1);
    await publish(2);
    const back = (await rollBack(1, 2)).data.document;
    expect(back).toMatchObject({ liveRevision: 3, newestRevision: 3, body: groups('First') });
    expect(back.revisions.map(({ number, copyOf }) => [number, copyOf])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(await seen()).toEqual(groups('First'));
    expect((await rollBack(0, 3)).data.document).toMatchObject({ liveRevision: 0 });
    expect(await seen()).toEqual(own);
    const old = await open({ ...footer, revision: '2' });
    expect(old.data.document).toMatchObject({ revision: 2, body: groups('Second') });
    expect((await open({ ...footer, revision: '0' })).data.document.body).toEqual(own);
  });

  test("edits the metadata of any page, but cannot repeat another page's", async () => {
    const words = (title: string, description: string) => ({ title, description });
    const goa = { kind: 'meta', key: '/rto/goa' };
    const search = { kind: 'meta', key: '/rc-search' };
    const head = (title: string) => ({
      en: words(title, `${title} described`),
      hi: words(`${title} हिंदी`, `${title} का ब्योरा`),
    });
    await save(head('Goa'), 0, asha, goa);
    await publish(1, 1, asha, goa);
    await save({ ...head('Other'), en: words('Goa', 'Other') }, 0, asha, search);
    const refused = await publish(1, 1, asha, search);
    expect(refused.problem).toMatchObject({
      code: 'layout/invalid',
      errors: [{ path: 'body.en.title', message: 'The page /rto/goa has the same text.' }],
    });
    await save(head('Search'), 1, asha, search);
    await publish(2, 2, asha, search);
    const browser = createTestBrowser(api);
    const { data } = await browser.call(getMeta, { query: { path: '/rc-search' } });
    expect(data).toMatchObject({ title: 'Search', description: 'Search described' });
  });

  test('leaves an audit entry for every change, also for a refused one', async () => {
    await save(groups('First'));
    await publish(1);
    await publish(1, 7);
    await rollBack(0, 1);
    expect((await acts()).slice(0, 4)).toEqual([
      {
        act: 'roll-back-layout',
        subject: 'section footer',
        outcome: 'done',
        note: 'to revision 0',
      },
      {
        act: 'publish-layout',
        subject: 'section footer',
        outcome: 'layout/changed-meanwhile',
        note: 'revision 1',
      },
      { act: 'publish-layout', subject: 'section footer', outcome: 'done', note: 'revision 1' },
      { act: 'save-layout', subject: 'section footer', outcome: 'done', note: null },
    ]);
  });
});

describe('two concurrent editors', () => {
  test('from the same revision: one saves, the other is refused', async () => {
    const answers = await Promise.all([
      save(groups('Asha'), 0, asha),
      save(groups('Ravi'), 0, ravi),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe('layout/changed-meanwhile');
    const { document } = (await open(footer)).data;
    expect(document.newestRevision).toBe(1);
    expect(document.revisions).toHaveLength(1);
  });

  test('cannot publish or roll back over a revision they have not seen', async () => {
    await save(groups('First'));
    await publish(1);
    await save(groups('Second'), 1, ravi);
    expect((await publish(1, 1)).problem.code).toBe('layout/changed-meanwhile');
    expect((await rollBack(0, 1)).problem.code).toBe('layout/changed-meanwhile');
    expect(await seen()).toEqual(groups('First'));
  });

  test('leave no document behind when the first edit is refused', async () => {
    expect((await save(groups('x'), 3)).problem.code).toBe('layout/changed-meanwhile');
    expect(await database.sql`select 1 from documents`).toHaveLength(0);
  });
});

describe('is refused', () => {
  const calls = [
    [deskLayoutDocuments, {}],
    [deskLayoutDocument, { query: footer }],
    [deskSaveLayout, { body: { ...footer, expectedRevision: 0, body: {} } }],
    [deskPreviewLayout, { body: { ...footer, body: {} } }],
    [deskPublishLayout, { body: { ...footer, revision: 1, expectedRevision: 1 } }],
    [deskRollBackLayout, { body: { ...footer, to: 1, expectedRevision: 1 } }],
  ] as const;

  test.each(calls)('for visitors and other roles: call %#', async (contract, input) => {
    const stranger = await createTestBrowser(api).call(contract, input);
    expect([stranger.status, stranger.problem.code]).toEqual([401, 'auth/required']);
    const other = await clerk.call(contract, input);
    expect([other.status, other.problem.code]).toEqual([403, 'operator/wrong-role']);
  });

  test.each(calls.slice(2))('from another site: call %#', async (contract, input) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await asha.call(contract, { ...input, headers })).problem.code).toBe(
      'request/cross-site',
    );
  });

  test.each([
    ['section', 'header'],
    ['section', '__proto__'],
    ['services', 'other'],
    ['meta', '/RC'],
  ])('an invalid document: %s %s', async (kind, key) => {
    const name = { kind, key };
    const codes = await Promise.all([
      open(name),
      save({}, 0, asha, name),
      asha.call(deskPreviewLayout, { body: { ...name, body: {} } }),
      publish(1, 0, asha, name),
      rollBack(0, 0, name),
    ]);
    expect(codes.map(({ problem }) => problem.code)).toEqual(
      Array(5).fill('layout/unknown-document'),
    );
  });

  test('an unknown revision', async () => {
    await save(groups('First'));
    expect((await publish(2, 1)).problem.code).toBe('layout/unknown-revision');
    expect((await rollBack(2, 1)).problem.code).toBe('layout/unknown-revision');
    expect((await open({ ...footer, revision: '2' })).problem.code).toBe('layout/unknown-revision');
    expect((await publish(0, 1)).problem.code).toBe('request/bad-input');
  });

  test('a body that does not fit, with the path of every field', async () => {
    const link = { id: 'Own!', path: '//evil.example', label: { en: 'A' } };
    const title = { en: 'One', hi: 'एक' };
    const refused = await save({ data: [{ id: 'one', title, links: [link] }] });
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({ code: 'layout/invalid' });
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual([
      'body.data.0.links.0.id',
      'body.data.0.links.0.path',
      'body.data.0.links.0.label.hi',
    ]);
    expect(refused.problem.errors?.[2]?.message).toBe('This field is required.');
    const shape = await asha.call(deskSaveLayout, {
      body: { ...footer, expectedRevision: 0, body: [] },
    });
    expect(shape.problem.code).toBe('request/bad-input');
  });

  test('an old revision that no longer fits', async () => {
    await save(groups('First'));
    await database.sql`update document_revisions set body = '{"data": 1}'`;
    expect((await publish(1)).problem.code).toBe('layout/invalid');
    expect((await rollBack(1, 1)).problem.code).toBe('layout/invalid');
  });
});

test('a text stays plain text, or is refused; nothing in it is a link', async () => {
  const evil = [
    '<script>caught=1</script>',
    '"><img src=x onerror=caught=1>',
    'javascript:caught=1',
    '</title><script>caught=1</script>',
    '{{constructor.constructor("caught=1")()}}',
    '👩‍🚒<svg/onload=caught=1>',
    '\u202E<b>x</b>',
    'a\u0000b',
  ];
  const home = { kind: 'section', key: 'home' };
  let newest = 0;
  for (const text of evil) {
    const saved = await save({ webSections: [part(text)] }, newest, asha, home);
    // NUL is refused for every call before the document is read; its path then begins at the call's body.
    const hasNul = text.includes('\u0000');
    if (hasNul || text.includes('\u202E')) {
      expect(saved.problem.code, text).toBe(hasNul ? 'request/bad-input' : 'layout/invalid');
    } else {
      newest += 1;
      expect(saved.data.document.body, text).toEqual({ webSections: [part(text)] });
    }
    const link = { label: { en: 'a', hi: 'अ' }, path: text };
    const linked = await save(
      { webSections: [{ ...part('x'), links: [link] }] },
      newest,
      asha,
      home,
    );
    const path = 'body.webSections.0.links.0.path';
    expect(linked.problem.errors?.[0]?.path, text).toBe(hasNul ? `body.${path}` : path);
  }
});

describe('a notice with a time', () => {
  const notice = { kind: 'section', key: 'notice' };
  const hours = (count: number) => new Date(Date.parse('2026-11-21T04:44:00Z') + count * 3_600_000);
  const timed = {
    webSections: [
      { ...part('Outage'), from: hours(1).toISOString(), until: hours(2).toISOString() },
    ],
  };

  test('re-renders pages when its time starts and ends, once each', async () => {
    await save(timed, 0, asha, notice);
    await publish(1, 1, asha, notice);
    const services = { ...api.services };
    const turnAt = async (hour: number) => {
      const before = Number(await version());
      const turns = await turnLayout({ ...services, now: () => hours(hour) });
      return [turns, Number(await version()) - before];
    };
    expect(await turnAt(0.5)).toEqual([0, 0]);
    expect(await turnAt(1)).toEqual([1, 1]);
    expect(await turnAt(1.5)).toEqual([0, 0]);
    expect(await turnAt(3)).toEqual([1, 1]);
  });

  test('that is withdrawn has no scheduled changes left', async () => {
    await save(timed, 0, asha, notice);
    await publish(1, 1, asha, notice);
    await rollBack(0, 1, notice);
    expect(await database.sql`select 1 from layout_turns`).toHaveLength(0);
    expect(await seen('notice')).toEqual({ webSections: [] });
  });
});
