import { searchForm } from '@pahiya/domain/search/search-form';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveArticleDraft } from '../../../../test/save-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { withdrawArticle } from '../editing/withdraw-article.ts';
import { seedBlog } from './seed-blog.ts';

const now = new Date('2026-11-21T04:44:00Z');
const editor = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
});
afterAll(() => database.drop());

const revisions = async (sql = database.sql) =>
  sql<{ slug: string; revisions: number; live: boolean }[]>`
    select d.name as slug, count(r.id)::integer as revisions, published_revision is not null as live
    from documents d join document_revisions r on r.document_id = d.id
    where d.kind = 'article' group by d.id order by d.name`;

test('all seed articles are published in both languages, with their topics and polls', async () => {
  const { sql } = database;
  expect(await revisions()).toHaveLength(13);
  expect((await revisions()).every((one) => one.live && one.revisions === 1)).toBe(true);
  const [counts] = await sql`select (select count(*)::integer from live_articles) as live,
    (select count(*)::integer from blog_categories) as categories,
    (select count(*)::integer from polls) as polls,
    (select count(*)::integer from poll_options) as options`;
  expect(counts).toEqual({ live: 26, categories: 6, polls: 2, options: 9 });
});

test('every article has what its page needs', async () => {
  const rows = await database.sql<{ html: string; contents: unknown[]; questions: unknown[] }[]>`
    select body ->> 'html' as html, body -> 'contents' as contents, body -> 'questions' as questions
    from document_texts`;
  for (const { html, contents, questions } of rows) {
    expect(contents.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('class="table-scroll"');
  }
});

test('another start changes nothing, also with several servers', async () => {
  const [version] = await database.sql`select version from content_versions where tag = 'blog'`;
  await Promise.all([seedBlog(database.sql, now), seedBlog(database.sql, now)]);
  expect((await revisions()).every((one) => one.revisions === 1)).toBe(true);
  expect(await database.sql`select version from content_versions where tag = 'blog'`).toEqual([
    version,
  ]);
});

test('the program and the database normalise a text to the same search form', async () => {
  const rows = await database.sql<{ text: string; form: string }[]>`
    select text, search_form(text) as form
    from document_texts, lateral (select title || ' ' || (body ->> 'markdown') as text) as written`;
  expect(rows).toHaveLength(26);
  for (const { text, form } of rows) expect(searchForm(text)).toBe(form);
  const odd =
    'Éclair ＲＣ ǅ İstanbul ß क़ ख़ ऩ ड़ हिन्दी चञ्चल गङ्गा अण्डा चम्पा ॐ ॥ १२३ \u200d👍🏽 e\u0301';
  const [row] = await database.sql<{ form: string }[]>`select search_form(${odd}) as form`;
  expect(searchForm(odd)).toBe(row?.form);
});

test('an article that an editor saved, moved or withdrew is never overwritten', async () => {
  const own = await createTestDatabase();
  const { sql } = own;
  await seedBlog(sql, now);
  await sql`insert into operators (id, username, display_name, roles, password_hash, is_first_password, totp_secret, created_at)
    values (${editor}, 'asha', 'Asha', array['editor'], '', false, '', ${now})`;
  const [withdrawn] = await sql<{ id: string }[]>`
    select id from documents where kind = 'article' and name = 'puc-certificate'`;
  const text = { title: 'T', description: 'D', author: 'A', tags: [], image: null, markdown: 'x' };
  const draft = {
    categoryId: 'fastag',
    updatedOn: istDateOf(now),
    texts: { en: text },
    note: null,
  };
  await saveArticleDraft(sql, 'fastag-rules', draft, { now, madeBy: editor });
  await sql.begin((tx) => withdrawArticle(tx, { articleId: withdrawn?.id ?? '', now }));
  // As if a new version shipped other texts.
  await sql`update documents set seed_checksum = 'older' where seed_checksum is not null`;
  await seedBlog(sql, now);
  const after = new Map((await revisions(sql)).map((one) => [one.slug, one]));
  expect(after.get('fastag-rules')).toMatchObject({ revisions: 2, live: true });
  expect(after.get('puc-certificate')).toMatchObject({ revisions: 1, live: false });
  expect(after.get('bh-series')).toMatchObject({ revisions: 2, live: true });
  await own.drop();
});
