import {
  editedMetas,
  getLayout,
  getMeta,
  rtoOfficeDetails,
  topServices,
} from '@pahiya/contracts/layout/layout-contracts';
import { sectionNames } from '@pahiya/contracts/layout/layout-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { makeOperator } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { defaultBody } from './defaults/default-body.ts';
import { readBody, standingDocuments } from './document/layout-document.ts';
import { makeReadLayout } from './read-layout.ts';

let database: TestDatabase;
let api: TestApi;
let operatorId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  operatorId = (await makeOperator(api, 'asha', ['editor'])).operatorId;
});
beforeEach(async () => {
  await emptyTables(database.sql, ['documents']);
  await database.sql.begin((tx) => bumpContent(tx, 'layout'));
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** Publishes a body without validation. */
async function force(kind: string, key: string, body: object): Promise<void> {
  await database.sql.begin(async (tx) => {
    const [document] = await tx<{ id: string }[]>`
      insert into documents (id, kind, name, newest_revision, created_at)
      values (gen_random_uuid(), ${kind}, ${key}, 1, now()) returning id`;
    const id = document?.id ?? '';
    await tx`insert into document_revisions (id, document_id, number, state, body, saved_at, saved_by)
      values (gen_random_uuid(), ${id}, 1, 'published', ${tx.json(body)}, now(), ${operatorId})`;
    await tx`update documents set published_revision = 1 where id = ${id}`;
    await bumpContent(tx, 'layout');
  });
}

const browser = () => createTestBrowser(api);
const section = (name: string) => browser().call(getLayout, { params: { section: name } });

describe('without edits', () => {
  test('every default document fits its contract', () => {
    for (const name of standingDocuments) {
      const read = readBody(name, defaultBody(name));
      expect(read.ok ? [] : read.error.errors, `${name.kind} ${name.key}`).toEqual([]);
    }
  });

  test('the services are listed in the order of the home page', async () => {
    const { services } = (await browser().call(topServices)).data;
    expect(services[0]).toEqual({ id: 'rc-details', path: '/rc-search' });
    expect(services.map(({ path }) => path)).toEqual([
      '/rc-search',
      '/challan-pay',
      '/garage',
      '/rto-codes',
      '/rto-services',
      '/blog',
      '/assistant',
      '/account',
    ]);
  });

  test('the footer is a section of links in groups', async () => {
    const { data } = (await section('footer')).data;
    expect(data?.map(({ id }) => id)).toEqual(['vehicle', 'account', 'product', 'rules']);
  });

  test('every named section exists', async () => {
    for (const name of sectionNames) expect((await section(name)).status, name).toBe(200);
  });

  test.each(['header', '__proto__', 'constructor', 'toString'])(
    'the section %s does not exist',
    async (name) => {
      expect((await openBrowser(api).get(`/layout/${name}`)).json()).toMatchObject({
        status: 404,
        code: 'layout/unknown-section',
      });
    },
  );

  test("a page's metadata is the page's own, with its full address", async () => {
    const english = await browser().call(getMeta, { query: { path: '/rc-search' } });
    expect(english.data).toMatchObject({ canonical: 'http://localhost:3000/rc-search' });
    const hindi = await browser().call(getMeta, { query: { path: '/', language: 'hi' } });
    expect(hindi.data.canonical).toBe('http://localhost:3000/hi');
    expect(hindi.data.title).toMatch(/[\u0900-\u097f]/);
    expect((await browser().call(editedMetas)).data).toEqual({ metas: [] });
  });

  test('a page whose metadata depends on its content has none here', async () => {
    const answer = await browser().call(getMeta, { query: { path: '/rto/goa' } });
    expect(answer.problem.code).toBe('layout/unknown-page');
    for (const path of ['', 'rc-search', '/rc-search?x=1', '//x', '/hi/rc-search']) {
      const refused = await browser().call(getMeta, { query: { path } });
      expect(refused.problem.code, path).toBe('request/bad-input');
    }
  });
});

describe('a stored document', () => {
  const link = { id: 'own', path: '/rto', label: { en: 'Own', hi: 'अपना' } };
  const title = { en: 'One', hi: 'एक' };
  const body = { data: [{ id: 'one', title, links: [link] }] };

  test('replaces the default', async () => {
    await force('section', 'footer', body);
    expect((await section('footer')).data).toEqual(body);
    await force('services', 'top', { services: [link] });
    expect((await browser().call(topServices)).data).toEqual({ services: [link] });
    const words = { title: 'T', description: 'D' };
    await force('meta', '/rto/goa', { en: words, hi: words, canonical: '/rto' });
    const { data } = await browser().call(getMeta, { query: { path: '/rto/goa' } });
    expect(data).toEqual({ ...words, canonical: 'http://localhost:3000/rto' });
    expect((await browser().call(editedMetas)).data.metas).toEqual([
      { path: '/rto/goa', en: words, hi: words, canonical: '/rto' },
    ]);
  });

  test('adds contact details to an RTO; others have none', async () => {
    const details = { phone: '011 2345 6789', source: 'Delhi', checkedOn: '2026-11-23' };
    await force('office', 'dl-08', details);
    const contact = (office: string) => browser().call(rtoOfficeDetails, { query: { office } });
    expect((await contact('dl-08')).data).toEqual({ details });
    expect((await contact('dl-09')).data).toEqual({ details: null });
    expect((await contact('DL08')).problem.code).toBe('request/bad-input');
  });

  test.each([
    [{ data: [{ id: 'one', title, links: [{ ...link, path: 'javascript:alert(1)' }] }] }],
    [{ data: 'x' }],
    [{}],
  ])('that does not fit (any more) is replaced by the default, and logged: %j', async (bad) => {
    await force('section', 'footer', bad);
    expect((await section('footer')).data).toEqual(defaultBody({ kind: 'section', key: 'footer' }));
    const log = { error: vi.fn() };
    await makeReadLayout(api.services, log)();
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { document: 'section footer', faults: [expect.stringMatching(/^body/)] },
      'a stored document does not fit',
    );
  });

  test('is read once until something changes', async () => {
    await force('section', 'footer', body);
    let reads = 0;
    const sql = ((...query: Parameters<typeof database.sql>) => {
      reads += 1;
      return database.sql(...query);
    }) as typeof database.sql;
    const versions = () => new Map([['layout', 7]]);
    const read = makeReadLayout({ sql, content: { versions } }, { error: vi.fn() });
    const all = await Promise.all([read(), read(), read()]);
    for (const layout of [...all, await read()]) expect(layout.section('footer')).toEqual(body);
    expect(reads).toBe(1);
  });

  test('that cannot be read leaves the last known one, and initially the default', async () => {
    let version = 1;
    let isAway = true;
    const sql = ((...query: Parameters<typeof database.sql>) => {
      if (isAway) throw new Error('away');
      return database.sql(...query);
    }) as typeof database.sql;
    const log = { error: vi.fn() };
    const versions = () => new Map([['layout', version]]);
    const read = makeReadLayout({ sql, content: { versions } }, log);
    await force('section', 'footer', body);
    const own = defaultBody({ kind: 'section', key: 'footer' });
    expect((await read()).section('footer')).toEqual(own);
    isAway = false;
    expect((await read()).section('footer')).toEqual(body);
    isAway = true;
    version = 2;
    expect((await read()).section('footer')).toEqual(body);
    expect(log.error).toHaveBeenCalledTimes(2);
  });
});

test('the database rejects invalid documents', async () => {
  const insert = (kind: string, key: string) =>
    database.sql`insert into documents (id, kind, name, created_at)
      values (gen_random_uuid(), ${kind}, ${key}, now())`;
  await expect(insert('page', 'x')).rejects.toThrow('documents_name');
  await expect(insert('meta', '/<x>')).rejects.toThrow('documents_name');
  await insert('meta', '/x');
  // The live revision must exist.
  await expect(
    database.sql`update documents set published_revision = 1 where name = '/x'`,
  ).rejects.toThrow('documents_published');
});
