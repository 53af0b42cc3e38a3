import { expect, test } from 'vitest';
import { createDatabaseBefore } from '../../db/test-migration.ts';
import { searchArticles } from '../blog/search/search-articles.ts';
import { refreshSearchIndex } from './refresh-index.ts';

const now = () => new Date('2026-11-23T20:00:00Z');
const kept = '00000000-0000-4000-8000-000000000001';
const late = '00000000-0000-4000-8000-000000000002';
const gone = '00000000-0000-4000-8000-000000000003';

test('articles, pages and words of the version before are in the one index', async () => {
  const database = await createDatabaseBefore('0050');
  const { sql } = database;
  await sql`insert into blog_categories (id, position) values ('rules', 1)`;
  await sql`insert into blog_category_texts (category_id, language, name, description)
    values ('rules', 'en', 'Rules', ''), ('rules', 'hi', 'नियम', '')`;
  for (const [id, slug] of [
    [kept, 'kept'],
    [late, 'late'],
  ] as const) {
    await sql`insert into documents (id, kind, name, newest_revision, first_published_at, created_at)
      values (${id}, 'article', ${slug}, 1, ${now()}, ${now()})`;
    for (const language of ['en', 'hi']) {
      await sql`
        insert into live_articles (article_id, language, slug, category_id, title, description,
          author, tags, reading_minutes, published_at, updated_on, plain_text, html, contents,
          questions)
        values (${id}, ${language}, ${slug}, 'rules', ${`Toll ${slug}`}, 'About it', 'Asha',
          array['fastag'], 3, ${now()}, '2026-11-23', 'परिवहन and toll roads', '', '[]', '[]')`;
    }
  }
  // The job had copied one article, and one that was withdrawn since.
  for (const id of [kept, gone]) {
    await sql`
      insert into search_entries (kind, ref, language, title, summary, body, tags, path, weight, checksum)
      values ('article', ${id}, 'en', 'Older title', '', '', '', '/blog/older', 1.2, 'x')`;
  }
  await sql`
    insert into search_entries (kind, ref, language, title, summary, body, tags, path, weight, checksum)
    values ('help', 'a', 'en', 'Help', 'Short', 'winches', '', '/help/a', 1, 'y')`;
  await sql`insert into article_words (word, language, sound, uses)
    values ('toll', 'en', 'toll', 7), ('vahan', 'en', 'vahan', 2)`;
  await sql`insert into search_words (word, language, sound, uses) values ('toll', 'en', 'tol', 3)`;
  await sql`insert into search_sources (source, version, made_at)
    values ('articles', '1:4', ${now()}), ('pages', '1:old', ${now()})`;

  expect(await database.migrate()).toContain('0050_one_search_index');

  expect(
    await sql`select ref, language, title, path from search_entries where kind = 'article'
      order by ref, language`,
  ).toEqual(
    [kept, late].flatMap((ref) =>
      ['en', 'hi'].map((language) => {
        const slug = ref === kept ? 'kept' : 'late';
        return { ref, language, title: `Toll ${slug}`, path: `/blog/${slug}` };
      }),
    ),
  );
  expect(await sql`select source, word, uses from search_words order by source, word`).toEqual([
    { source: 'articles', word: 'toll', uses: 7 },
    { source: 'articles', word: 'vahan', uses: 2 },
    { source: 'pages', word: 'toll', uses: 3 },
  ]);
  const found = await searchArticles(sql, { text: 'परिवहन', language: 'hi' });
  expect(found.results.map(({ article }) => article.slug).sort()).toEqual(['kept', 'late']);

  // The first start brings sounds and pages up to date.
  expect(await refreshSearchIndex({ sql, now }, [])).toEqual(['pages', 'sounds']);
  expect(await sql`select word, sound from search_words order by word`).toEqual([
    { word: 'toll', sound: 'tol' },
    { word: 'vahan', sound: 'bahan' },
  ]);
  expect(await sql`select source from search_sources order by source`).toEqual([
    { source: 'pages' },
    { source: 'sounds' },
  ]);
  await database.drop();
});
