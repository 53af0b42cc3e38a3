import {
  blogArticle,
  blogArticles,
  blogHome,
  blogSearch,
} from '@pahiya/contracts/blog/blog-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { saveArticleDraft } from '../../../test/save-article.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { ArticleDraft } from './article/article.ts';
import { moveArticle } from './editing/move-article.ts';
import { publishArticle, publishDueArticles, scheduleArticle } from './editing/publish-article.ts';
import { withdrawArticle } from './editing/withdraw-article.ts';
import { seedBlog } from './seed/seed-blog.ts';

const now = new Date('2026-11-21T04:44:00Z');
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const draftOf = (title: string, markdown = 'Text'): ArticleDraft => {
  const text = { title, description: 'D', author: 'A', tags: ['x'], image: null, markdown };
  return {
    categoryId: 'rules',
    updatedOn: istDateOf(now),
    texts: { en: text, hi: text },
    note: null,
  };
};

/** Saves a draft of a new or an existing article; returns article and revision. */
const save = (slug: string, draft: ArticleDraft) =>
  saveArticleDraft(database.sql, slug, draft, { now });

const publish = (revisionId: string) =>
  database.sql.begin((tx) => publishArticle(tx, { revisionId, now }));
const read = (slug: string, language = 'en') =>
  browser.call(blogArticle, { params: { slug }, query: { language } });
const version = async () => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from content_versions where tag = 'blog'`;
  return row?.version ?? 0;
};

/** A blog of the seeds, without the articles of other tests. */
async function seedsAlone() {
  const own = await createTestDatabase();
  await seedBlog(own.sql, now);
  const ownApi = await createTestApi(own.sql);
  const close = async () => {
    await ownApi.close();
    await own.drop();
  };
  return { sql: own.sql, reader: createTestBrowser(ownApi), close };
}

describe('reading', () => {
  test('the home page has the newest, then some of each category in their order', async () => {
    const { reader, close } = await seedsAlone();
    const { data } = await reader.call(blogHome);
    await close();
    expect(data.sections.map(({ kind, categoryId }) => categoryId ?? kind)).toEqual([
      'newest',
      'challans',
      'insurance',
      'rc-and-rto',
      'fastag',
      'buying-and-selling',
      'rules',
    ]);
    expect(data.sections[0]?.articles).toHaveLength(5);
    expect(data.categories[1]).toMatchObject({ id: 'insurance', name: 'Insurance' });
    expect(data.tags).toContain('PUC');
  });

  test('with a tag the home page lists its articles, in its language alone', async () => {
    const asked = (tag: string, language: string) =>
      browser.call(blogHome, { query: { tag, language } });
    const { data } = await asked('दिल्ली NCR', 'hi');
    expect(data.sections).toHaveLength(1);
    expect(data.sections[0]?.articles[0]?.slug).toBe('delhi-vehicle-age-rule');
    expect((await asked('दिल्ली NCR', 'en')).data.sections[0]?.articles).toEqual([]);
  });

  test('lists are paginated', async () => {
    const { sql, reader, close } = await seedsAlone();
    const page = async (category: string, pageNumber: string) =>
      (await reader.call(blogArticles, { params: { category }, query: { pageNumber } })).data;
    const { revisionId } = await saveArticleDraft(sql, 'one-more', draftOf('One more'), { now });
    await sql.begin((tx) => publishArticle(tx, { revisionId, now }));
    const [first, second] = [await page('all', '1'), await page('all', '2')];
    expect([first.total, first.pages, first.articles.length, second.articles.length]).toEqual([
      14, 2, 12, 2,
    ]);
    // The newest seed is dated 23 November, the new article the 21st, the other seeds the start of that day.
    expect(first.articles.slice(0, 2).map(({ slug }) => slug)).toEqual([
      'lok-adalat-challans',
      'one-more',
    ]);
    const slugs = [...first.articles, ...second.articles].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(14);
    expect((await page('fastag', '1')).articles.map(({ slug }) => slug)).toEqual(['fastag-rules']);
    expect((await page('all', '3')).articles).toEqual([]);
    await close();
  });

  test.each([
    ['a topic that is not there', { category: 'boats' }, {}, 404, 'blog/unknown-category'],
    ['a page before the first', { category: 'all' }, { pageNumber: '0' }, 400, 'request/bad-input'],
    ['a category of signs', { category: '../x' }, {}, 400, 'request/bad-input'],
  ])('%s is refused', async (_what, params, query, status, code) => {
    const answer = await browser.call(blogArticles, { params, query });
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  });

  test('an article is complete in both languages, with links of its language', async () => {
    const [en, hi] = [await read('puc-certificate'), await read('puc-certificate', 'hi')];
    expect(en.data).toMatchObject({ categoryId: 'rules', categoryName: 'Rules' });
    expect(hi.data.categoryName).toBe('नियम');
    expect(en.data.html).toContain('href="/rc-search"');
    expect(hi.data.html).toContain('href="/hi/rc-search"');
    expect(en.data.contents.at(-1)?.text).toBe('Sources');
    expect(en.data.questions.length).toBeGreaterThanOrEqual(3);
    expect(en.data.poll).toMatchObject({ id: 'how-do-you-remember-puc', total: 0 });
    expect(en.data.related).toHaveLength(3);
    expect(en.data.related.map(({ slug }) => slug)).not.toContain('puc-certificate');
  });

  test('an unknown article is refused', async () => {
    const answer = await read('no-such-article');
    expect([answer.status, answer.problem.code]).toEqual([404, 'blog/unknown-article']);
  });

  test('stored HTML from another source is sanitised before it is sent', async () => {
    const { revisionId } = await save('tampered', draftOf('Tampered'));
    await publish(revisionId);
    await database.sql`update live_articles set html = html || '<img src=x onerror=alert(1)>'
      where slug = 'tampered'`;
    expect((await read('tampered')).data.html).not.toMatch(/onerror|src="?x/);
  });
});

describe('publishing', () => {
  test('readers do not see drafts, and each publication replaces the one before', async () => {
    const first = await save('draft', draftOf('First'));
    expect((await read('draft')).status).toBe(404);
    await publish(first.revisionId);
    const second = await save('draft', draftOf('Second'));
    expect((await read('draft')).data.title).toBe('First');
    await publish(second.revisionId);
    expect((await read('draft')).data.title).toBe('Second');
    await publish(first.revisionId);
    expect((await read('draft')).data.title).toBe('First');
    const states = await database.sql`select number, state from document_revisions
      where document_id = ${first.articleId} order by number`;
    expect([...states]).toEqual([
      { number: 1, state: 'published' },
      { number: 2, state: 'replaced' },
    ]);
  });

  test('each publication re-renders the cached pages of the blog', async () => {
    const { revisionId } = await save('counted', draftOf('Counted'));
    const before = await version();
    await publish(revisionId);
    expect(await version()).toBe(before + 1);
  });

  test('scheduled publication skips an article that an editor has locked', async () => {
    const at = new Date('2026-11-21T06:00:00Z');
    const { articleId, revisionId } = await save('due-and-in-hand', draftOf('In hand'));
    await database.sql.begin((tx) => scheduleArticle(tx, { revisionId, publishAt: at }));
    await database.sql.begin(async (tx) => {
      await tx`select from documents where id = ${articleId} for no key update`;
      // Does not wait for the lock, which is held until after the answer.
      expect(await publishDueArticles(database.sql, at)).toBe(0);
      expect(await publishArticle(tx, { revisionId, now })).toMatchObject({ ok: true });
    });
    expect(await publishDueArticles(database.sql, at)).toBe(0);
  });

  test('an article in one language is not published', async () => {
    const draft = draftOf('Half');
    const { revisionId } = await save('half', { ...draft, texts: { en: draft.texts.en } });
    expect(await publish(revisionId)).toMatchObject({
      ok: false,
      error: { code: 'blog/translation-missing' },
    });
    expect((await read('half')).status).toBe(404);
  });

  test('a scheduled revision is published when due, once, also with several servers', async () => {
    const { revisionId } = await save('later', draftOf('Later'));
    const at = new Date(now.getTime() + 60_000);
    await database.sql.begin((tx) => scheduleArticle(tx, { revisionId, publishAt: at }));
    expect(await publishDueArticles(database.sql, now)).toBe(0);
    expect((await read('later')).status).toBe(404);
    const counts = await Promise.all([
      publishDueArticles(database.sql, at),
      publishDueArticles(database.sql, at),
    ]);
    expect(counts[0] + counts[1]).toBe(1);
    expect((await read('later')).data.title).toBe('Later');
  });

  test('a second date replaces the first', async () => {
    const one = await save('twice', draftOf('One'));
    const two = await save('twice', draftOf('Two'));
    const at = new Date(now.getTime() + 1000);
    for (const { revisionId } of [one, two]) {
      await database.sql.begin((tx) => scheduleArticle(tx, { revisionId, publishAt: at }));
    }
    expect(await publishDueArticles(database.sql, at)).toBe(1);
    expect((await read('twice')).data.title).toBe('Two');
  });

  test('a withdrawn article is not found anywhere, and returns with a publication', async () => {
    const { articleId, revisionId } = await save('gone', draftOf('Gone unicornword'));
    await publish(revisionId);
    await database.sql.begin((tx) => withdrawArticle(tx, { articleId, now }));
    expect((await read('gone')).status).toBe(404);
    const found = await browser.call(blogSearch, { query: { q: 'unicornword' } });
    expect(found.data.results).toEqual([]);
    await publish(revisionId);
    expect((await read('gone')).data.title).toBe('Gone unicornword');
  });
});

describe('moving', () => {
  test('every former address of an article redirects to it, and none is reused', async () => {
    const { articleId, revisionId } = await save('old-name', draftOf('Moved'));
    await publish(revisionId);
    const other = await save('other-name', draftOf('Other'));
    const move = (id: string, slug: string) =>
      database.sql.begin((tx) => moveArticle(tx, { articleId: id, slug, now }));
    expect((await move(articleId, 'new-name')).ok).toBe(true);
    expect((await move(articleId, 'newer-name')).ok).toBe(true);
    for (const slug of ['old-name', 'new-name', 'newer-name']) {
      expect((await read(slug)).data.slug).toBe('newer-name');
    }
    for (const slug of ['old-name', 'newer-name', 'search', 'newsletter', 'category']) {
      expect(await move(other.articleId, slug)).toMatchObject({
        ok: false,
        error: { code: 'blog/slug-taken' },
      });
    }
    expect((await move(articleId, 'old-name')).ok).toBe(true);
    expect((await read('newer-name')).data.slug).toBe('old-name');
  });
});

test.each([
  ['/blog/rss.xml', 'http://localhost:3000/blog/', 'en-IN'],
  ['/hi/blog/rss.xml', 'http://localhost:3000/hi/blog/', 'hi-IN'],
])('the feed %s is RSS of the newest articles', async (url, base, language) => {
  const { revisionId } = await save('amp', draftOf('A & B <b>"c"</b> \u0007'));
  await publish(revisionId);
  const answer = await browser.send({ method: 'GET', url });
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body).toContain(`<language>${language}</language>`);
  expect(answer.body.match(/<item>/g)).toHaveLength(12);
  expect(answer.body).toContain(`<link>${base}amp</link>`);
  expect(answer.body).toContain('A &#38; B &#60;b&#62;&#34;c&#34;&#60;/b&#62; <');
  const tags = answer.body.replace(/^<\?xml[^>]*>/, '').match(/<\/?[a-z:]+|\/>/gi) ?? [];
  const open: string[] = [];
  for (const tag of tags) {
    if (tag === '/>') open.pop();
    else if (tag.startsWith('</')) expect(open.pop()).toBe(tag.slice(2));
    else open.push(tag.slice(1));
  }
  expect(open).toEqual([]);
});
