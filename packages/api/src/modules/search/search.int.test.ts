import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { withdrawArticle } from '../blog/editing/withdraw-article.ts';
import { seedBlog } from '../blog/seed/seed-blog.ts';
import { refreshSearchIndex } from './refresh-index.ts';

const now = () => new Date('2026-11-21T04:44:00Z');
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

const entry = (ref: string, over: Partial<SearchEntry> = {}): SearchEntry[] =>
  (['en', 'hi'] as const).map((language) => ({
    kind: 'help',
    ref,
    language,
    title: `Help about ${ref}`,
    summary: 'Short',
    body: 'Long',
    tags: [],
    path: `/help/${ref}`,
    weight: 1,
    ...over,
  }));
const entries = [...entry('zebra crossing'), ...entry('tow truck')];

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now());
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
  await refresh(entries);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const refresh = (given: readonly SearchEntry[]) =>
  refreshSearchIndex({ sql: database.sql, now }, given);
const search = async (q: string, query: Record<string, string> = {}) =>
  (await browser.call(searchUniversal, { query: { q, ...query } })).data;
const paths = async (q: string, query: Record<string, string> = {}) =>
  (await search(q, query)).groups.flatMap(({ results }) => results.map(({ path }) => path));
const contentVersion = async () => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from content_versions where tag = 'search'`;
  return row?.version ?? 0;
};

describe('the call', () => {
  test('finds pages and articles, by kind', async () => {
    const { groups, total } = await search('puc certificate');
    expect(groups[0]).toMatchObject({ kind: 'article' });
    expect(groups[0]?.results[0]?.path).toBe('/blog/puc-certificate');
    expect(total).toBe(groups.flatMap(({ results }) => results).length);
    expect(await paths('zebra')).toEqual(['/help/zebra crossing']);
  });

  test('returns the requested number per kind', async () => {
    const { groups } = await search('vehicle', { perKind: '2' });
    expect(groups.every(({ results }) => results.length <= 2)).toBe(true);
    expect(groups.find(({ kind }) => kind === 'article')?.results).toHaveLength(2);
  });

  test('a vehicle number returns only the link to its record', async () => {
    expect(await search('dl 8c af 5030')).toEqual({
      direct: {
        kind: 'vehicle',
        vehicleNumber: 'DL8CAF5030',
        display: 'DL 8C AF 5030',
        path: '/rc-details/DL8CAF5030',
      },
      groups: [],
      total: 0,
      instead: [],
      posts: [],
    });
    expect(api.registry.asked).toEqual([]);
  });

  test.each([
    ['no text', {}],
    ['a text that is too long', { q: 'x'.repeat(201) }],
    ['another language', { q: 'x', language: 'ta' }],
    ['a number of results that is none', { q: 'x', perKind: '0' }],
    ['too many results', { q: 'x', perKind: '21' }],
  ])('with %s it is refused', async (_what, query) => {
    const answer = await browser.call(searchUniversal, { query });
    expect([answer.status, answer.problem.code]).toEqual([400, 'request/bad-input']);
  });

  test('one address may search 200 times a minute; others are not affected', async () => {
    const busy = createTestBrowser(api, { address: '198.51.100.20' });
    const statuses: number[] = [];
    for (let i = 0; i < 201; i += 1) {
      statuses.push((await busy.call(searchUniversal, { query: { q: '!' } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await browser.call(searchUniversal, { query: { q: '!' } })).status).toBe(200);
  });

  test('it sets no device cookie', async () => {
    const fresh = createTestBrowser(api);
    await fresh.call(searchUniversal, { query: { q: 'puc' } });
    expect(fresh.setCookies).toEqual([]);
  });
});

describe('the table', () => {
  test('is not rebuilt while no source has changed', async () => {
    const before = await contentVersion();
    expect(await refresh(entries)).toEqual([]);
    expect(await contentVersion()).toBe(before);
  });

  test('drops an unpublished article at once and invalidates cached pages', async () => {
    const [row] = await database.sql<{ id: string }[]>`
      select id from documents where kind = 'article' and name = 'bh-series'`;
    expect(await paths('bharat series')).toContain('/blog/bh-series');
    const before = await contentVersion();
    await database.sql.begin((tx) => withdrawArticle(tx, { articleId: row?.id ?? '', now: now() }));
    expect(await contentVersion()).toBe(before + 1);
    expect(await paths('bharat series')).not.toContain('/blog/bh-series');
  });

  test('syncs new, changed and removed pages', async () => {
    const changed = [...entry('tow truck', { body: 'Now about winches' }), ...entry('flyover')];
    expect(await refresh(changed)).toEqual(['pages']);
    expect(await paths('winches')).toEqual(['/help/tow truck']);
    expect(await paths('flyover')).toEqual(['/help/flyover']);
    expect(await paths('zebra')).toEqual([]);
    await refresh(entries);
    expect(await paths('zebra')).toEqual(['/help/zebra crossing']);
  });

  test('does not rewrite unchanged rows', async () => {
    const versions = () => database.sql`
      select ref, language, xmin::text from search_entries where kind = 'help' and ref = 'tow truck'
      order by language`;
    await refresh(entries);
    const before = await versions();
    await refresh([...entries, ...entry('another')]);
    expect([...(await versions())]).toEqual([...before]);
    await refresh(entries);
  });

  test('is built once by several servers, and is never empty in the meantime', async () => {
    const second = createDatabase({ url: database.url, applicationName: 'second' });
    const counts: number[] = [];
    let isDone = false;
    const watch = async () => {
      while (!isDone) {
        const [row] = await database.sql<{ count: number }[]>`
          select count(*) from search_entries where kind = 'help'`;
        counts.push(row?.count ?? 0);
      }
    };
    const watching = watch();
    const changed = [...entry('zebra crossing', { body: 'Other' }), ...entry('lay-by')];
    const refreshed = await Promise.all([
      refresh(changed),
      refreshSearchIndex({ sql: second, now }, changed),
      refresh(changed),
    ]);
    isDone = true;
    await watching;
    await second.end();
    expect(refreshed.flat()).toEqual(['pages']);
    expect(Math.min(...counts)).toBe(4);
    await refresh(entries);
  });

  test('rejects two entries with one name and changes nothing', async () => {
    await expect(refresh([...entries, ...entry('tow truck')])).rejects.toThrow('one name');
    expect(await paths('zebra')).toEqual(['/help/zebra crossing']);
  });
});
