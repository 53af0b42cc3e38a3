import type { Database } from '@pahiya/api/db/database';
import { allCities } from '@pahiya/domain/places/cities';
import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { STATES } from '@pahiya/domain/places/states';
import { searchWords } from '@pahiya/domain/search/search-form';
import { soundOf } from '@pahiya/domain/search/sound-of';

/** Sentences per generated article: about a hundred and fifty words, to have the vocabulary of a real one. */
const sentencesOfArticle = 12;
const step = 10_000;
const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];

/** Source of generated articles: how much there is of each. */
type Stock = {
  readonly models: number;
  readonly places: number;
  readonly sentences: Readonly<Record<Language, number>>;
};

/** Fills the blog up to `count` generated articles in both languages. Their sentences come from the seed articles,
 * drawn evenly; each is about its own place and RTO and has a real title. */
export async function seedArticles(sql: Database, count: number): Promise<void> {
  const stock = await prepareStock(sql);
  const [{ stored } = { stored: 0 }] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from bench_articles`;
  const indexes = await findIndexes(sql);
  // As a bulk load does it: the indexes take new rows in large batches, and are complete before any search.
  for (const index of indexes) await sql`alter index ${sql(index)} set (fastupdate = on)`;
  for (let from = stored; from < count; from += step) {
    const upto = Math.min(from + step, count) - 1;
    await insertArticles(sql, { from, upto, stock });
    for (const index of indexes) await sql`select gin_clean_pending_list(${index}::regclass)`;
  }
  for (const index of indexes) await sql`alter index ${sql(index)} set (fastupdate = off)`;
  await countWords(sql, count);
  await sql`vacuum (analyze, freeze) documents`;
  await sql`vacuum (analyze, freeze) live_articles`;
  await sql`vacuum (analyze, freeze) search_entries`;
  await sql`vacuum (analyze, freeze) search_words`;
  await sql`checkpoint`;
}

/** The inverted indexes of the search. */
async function findIndexes(sql: Database): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select indexname as name from pg_indexes
    where tablename in ('live_articles', 'search_entries') and indexdef ilike '%using gin%'`;
  return rows.map(({ name }) => name);
}

async function prepareStock(sql: Database): Promise<Stock> {
  await sql`create table if not exists bench_articles (n integer primary key, id uuid not null)`;
  await sql`create table if not exists bench_models (
    language text, n integer, category_id text, title text, description text, author text,
    tags text[], primary key (language, n))`;
  await sql`create table if not exists bench_sentences (
    language text, n integer, text text, primary key (language, n))`;
  await sql`create table if not exists bench_places (
    n integer primary key, en text, hi text, code text)`;
  await sql`truncate bench_models, bench_sentences, bench_places`;
  const own = sql`article_id not in (select id from bench_articles)`;
  const models = await sql`
    insert into bench_models
    select language, row_number() over (partition by language order by slug) - 1, category_id, title,
      description, author, tags
    from live_articles where ${own}`;
  const sentences = { en: 0, hi: 0 };
  for (const language of languages) {
    const rows = await sql<{ text: string }[]>`
      select plain_text as text from live_articles where language = ${language} and ${own}
      order by slug`;
    const found = sentencesOf(rows.map(({ text }) => text));
    if (found.length < 100) throw new Error('the blog has too little text to draw from');
    await sql`
      insert into bench_sentences
      select ${language}, place - 1, text
      from unnest(${found}::text[]) with ordinality as given (text, place)`;
    sentences[language] = found.length;
  }
  const places = STATES.flatMap(({ code }) => officesOfState(code)).map(({ code }, n) => {
    const city = allCities[n % allCities.length];
    return { n, en: city?.name ?? '', hi: city?.nameHindi ?? '', code };
  });
  await sql`insert into bench_places ${sql(places)}`;
  return { models: models.count / languages.length, places: places.length, sentences };
}

function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.?।])\s+/u))
    .map((text) => text.trim())
    .filter(({ length }) => length > 30 && length < 400);
}

type Part = { readonly from: number; readonly upto: number; readonly stock: Stock };

async function insertArticles(sql: Database, { from, upto, stock }: Part): Promise<void> {
  await sql`
    insert into bench_articles
    select n, gen_random_uuid() from generate_series(${from}::integer, ${upto}::integer) as n`;
  await sql`
    insert into documents (id, kind, name, first_published_at, created_at)
    select id, 'article', 'bench-' || n, now() - n * interval '1 minute', now()
    from bench_articles where n between ${from} and ${upto}`;
  for (const language of languages) {
    await sql`
      insert into live_articles (article_id, language, slug, category_id, title, description,
        author, tags, image_src, image_alt, reading_minutes, published_at, updated_on, plain_text, html, contents, questions)
      select a.id, ${language}, 'bench-' || a.n, m.category_id,
        m.title || ', ' || case ${language} when 'en' then p.en else p.hi end || ' ' || p.code,
        m.description, m.author, m.tags, null, null, 3, now() - a.n * interval '1 minute',
        current_date, body.text || ' ' || p.en || ' ' || p.hi || ' ' || p.code, '', '[]', '[]'
      from bench_articles a
      join bench_models m on m.language = ${language} and m.n = a.n % ${stock.models}::integer
      join bench_places p on p.n = (a.n * 7919) % ${stock.places}::integer
      cross join lateral (
        select string_agg(s.text, ' ') as text
        from generate_series(1, ${sentencesOfArticle}::integer) as place
        join bench_sentences s on s.language = ${language}
          and s.n = abs(hashint4(a.n * 31 + place)::bigint) % ${stock.sentences[language]}::integer
      ) body
      where a.n between ${from} and ${upto}`;
    await sql`
      insert into search_entries
        (kind, ref, language, title, summary, body, tags, path, weight, checksum)
      select 'article', l.article_id::text, l.language, l.title, l.description, l.plain_text,
        array_to_string(l.tags, ' '), '/blog/' || l.slug, 1.2, ''
      from bench_articles a
      join live_articles l on l.article_id = a.id and l.language = ${language}
      where a.n between ${from} and ${upto}`;
  }
}

/** Publishing counts each word of an article once; here the words of the sentences are counted together. */
async function countWords(sql: Database, articles: number): Promise<void> {
  for (const language of languages) {
    const sentences = await sql<{ text: string }[]>`
      select text from bench_sentences where language = ${language}`;
    const places = await sql<{ text: string }[]>`
      select case ${language} when 'en' then en else hi end || ' ' || code as text
      from bench_places`;
    const uses = new Map<string, number>();
    const count = (text: string, times: number) => {
      for (const word of new Set(searchWords(text))) {
        if (word.length < 3 || word.length > 40 || /^\d+$/.test(word)) continue;
        uses.set(word, (uses.get(word) ?? 0) + times);
      }
    };
    for (const { text } of sentences)
      count(text, (articles * sentencesOfArticle) / sentences.length);
    for (const { text } of places) count(text, articles / places.length);
    const words = [...uses.keys()];
    const counts = [...uses.values()].map((times) => Math.max(1, Math.round(times)));
    await sql`
      insert into search_words (source, word, language, sound, uses)
      select 'articles', word, ${language}, sound, uses
      from unnest(${words}::text[], ${words.map(soundOf)}::text[], ${counts}::integer[])
        as given (word, sound, uses)
      on conflict (word, language, source) do update set uses = excluded.uses`;
  }
}
