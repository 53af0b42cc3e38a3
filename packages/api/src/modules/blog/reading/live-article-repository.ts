import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { topicsIn } from '../topics/topic-repository.ts';
import type { CardRow } from './article-cards.ts';

/** An article's text in one language, as published. */
export type LiveText = {
  readonly articleId: string;
  readonly language: Language;
  readonly slug: string;
  readonly categoryId: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: { readonly src: string; readonly alt: string } | null;
  readonly html: string;
  readonly contents: readonly object[];
  readonly questions: readonly object[];
  readonly plainText: string;
  readonly readingMinutes: number;
  readonly publishedAt: Date;
  readonly updatedOn: string;
};

/** Publishes a text, in place of the one before. */
export async function putLiveText(tx: Transaction, text: LiveText): Promise<void> {
  await tx`
    insert into live_articles (article_id, language, slug, category_id, title, description, author,
      tags, image_src, image_alt, reading_minutes, published_at, updated_on, plain_text, html,
      contents, questions)
    values (${text.articleId}, ${text.language}, ${text.slug}, ${text.categoryId}, ${text.title},
      ${text.description}, ${text.author}, ${[...text.tags]}, ${text.image?.src ?? null},
      ${text.image?.alt ?? null}, ${text.readingMinutes}, ${text.publishedAt},
      ${text.updatedOn}::date, ${text.plainText}, ${text.html}, ${tx.json(text.contents)},
      ${tx.json(text.questions)})
    on conflict (article_id, language) do update set slug = excluded.slug,
      category_id = excluded.category_id, title = excluded.title,
      description = excluded.description, author = excluded.author, tags = excluded.tags,
      image_src = excluded.image_src, image_alt = excluded.image_alt,
      reading_minutes = excluded.reading_minutes, published_at = excluded.published_at,
      updated_on = excluded.updated_on, plain_text = excluded.plain_text, html = excluded.html,
      contents = excluded.contents, questions = excluded.questions`;
}

/** Gives the texts of an article another address. */
export async function moveLiveArticle(
  tx: Transaction,
  articleId: string,
  slug: string,
): Promise<void> {
  await tx`update live_articles set slug = ${slug} where article_id = ${articleId}`;
}

/** Removes the texts of an article. */
export async function deleteLiveArticle(tx: Transaction, articleId: string): Promise<void> {
  await tx`delete from live_articles where article_id = ${articleId}`;
}

/** The newest cards: of all articles, or only of a topic or with a tag. */
export async function findCards(
  sql: Queryable,
  language: Language,
  {
    categoryId,
    tag,
    limit,
    offset = 0,
  }: {
    readonly categoryId?: string | undefined;
    readonly tag?: string | undefined;
    readonly limit: number;
    readonly offset?: number;
  },
): Promise<readonly CardRow[]> {
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from live_articles a join ${topicsIn(sql, language)} c on c.id = a.category_id
    where a.language = ${language} ${ofTopic(sql, categoryId)}
      ${tag === undefined ? sql`` : sql`and a.tags @> array[${tag}]`}
    order by a.published_at desc, a.article_id limit ${limit} offset ${offset}`;
}

/** Cards of some articles, in no order. */
export async function findCardsOf(
  sql: Queryable,
  language: Language,
  articleIds: readonly string[],
): Promise<readonly CardRow[]> {
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from live_articles a join ${topicsIn(sql, language)} c on c.id = a.category_id
    where a.language = ${language} and a.article_id = any(${[...articleIds]}::uuid[])`;
}

/** Cards published after an instant and up to another, newest first. */
export async function findCardsBetween(
  sql: Queryable,
  language: Language,
  { after, upTo, limit }: { readonly after: Date; readonly upTo: Date; readonly limit: number },
): Promise<readonly CardRow[]> {
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from live_articles a join ${topicsIn(sql, language)} c on c.id = a.category_id
    where a.language = ${language} and a.published_at > ${after} and a.published_at <= ${upTo}
    order by a.published_at desc, a.article_id limit ${limit}`;
}

/** The newest cards of every topic, in the order of the topics. */
export async function findCardsByTopic(
  sql: Queryable,
  language: Language,
  ofEach: number,
): Promise<readonly (CardRow & { readonly topicDescription: string })[]> {
  return sql<(CardRow & { topicDescription: string })[]>`
    select ${cardColumns(sql)}, c.description as "topicDescription"
    from ${topicsIn(sql, language)} c cross join lateral (
      select * from live_articles l where l.language = ${language} and l.category_id = c.id
      order by l.published_at desc, l.article_id limit ${ofEach}) a
    order by c.position, c.id, a.published_at desc, a.article_id`;
}

/** How many articles there are, or how many of a topic. */
export async function countArticles(
  sql: Queryable,
  language: Language,
  categoryId?: string,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::integer as total from live_articles a
    where a.language = ${language} ${ofTopic(sql, categoryId)}`;
  return row?.total ?? 0;
}

/** The tags most used by the newest articles. */
export async function findTags(
  sql: Queryable,
  language: Language,
  { counted, shown }: { readonly counted: number; readonly shown: number },
): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select tag from (
        select tags, published_at from live_articles where language = ${language}
        order by published_at desc, article_id limit ${counted}) newest,
      unnest(newest.tags) as tag
    group by tag order by count(*) desc, max(published_at) desc, tag limit ${shown}`;
  return rows.map(({ tag }) => tag);
}

/** The tags of all articles, most used first. */
export async function findLiveTags(
  sql: Queryable,
  shown: number,
): Promise<
  readonly { readonly language: Language; readonly tag: string; readonly articles: number }[]
> {
  return sql<{ language: Language; tag: string; articles: number }[]>`
    select language, tag, count(*)::integer as articles
    from live_articles, unnest(tags) as tag
    group by language, tag order by articles desc, language, tag limit ${shown}`;
}

/** Number of articles by topic. */
export async function countLiveByTopic(sql: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: string; articles: number }[]>`
    select category_id as id, count(distinct article_id)::integer as articles
    from live_articles group by category_id`;
  return new Map(rows.map(({ id, articles }) => [id, articles]));
}

/** HTML of some articles in one language. */
export async function findHtml(
  sql: Queryable,
  articleIds: readonly string[],
  language: Language,
): Promise<readonly { readonly articleId: string; readonly html: string }[]> {
  return sql<{ articleId: string; html: string }[]>`
    select article_id as "articleId", html from live_articles
    where article_id = any(${[...articleIds]}::uuid[]) and language = ${language}`;
}

/** Columns of a card; the query aliases the article as `a` and its topic (`topicsIn`) as `c`. */
export function cardColumns(sql: Queryable) {
  return sql`a.article_id as "articleId", a.slug, a.category_id as "categoryId",
    c.name as "categoryName", a.title, a.description, a.author, a.tags,
    a.image_src as "imageSrc", a.image_alt as "imageAlt",
    a.reading_minutes as "readingMinutes", a.published_at as "publishedAt",
    a.updated_on as "updatedOn"`;
}

function ofTopic(sql: Queryable, categoryId: string | undefined) {
  return categoryId === undefined ? sql`` : sql`and a.category_id = ${categoryId}`;
}
