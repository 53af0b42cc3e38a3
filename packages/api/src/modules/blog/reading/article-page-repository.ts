import type { ArticleOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { type PollRow, pollWhere } from '../polls/poll-repository.ts';
import { topicsIn } from '../topics/topic-repository.ts';
import type { CardRow } from './article-cards.ts';
import { cardColumns } from './live-article-repository.ts';

const relatedShown = 3;

/** All of an article's page. */
export type PageRow = CardRow & {
  readonly html: string;
  readonly contents: ArticleOnWire['contents'];
  readonly questions: ArticleOnWire['questions'];
  readonly poll: PollRow | null;
  /** As JSON: instants are strings. */
  readonly related: (Omit<CardRow, 'publishedAt'> & { readonly publishedAt: string })[] | null;
};

/** Everything on an article's page, by its current or a former address, in one query: the first reader after an edit
 * waits for it. */
export async function findPage(
  sql: Queryable,
  slug: string,
  language: Language,
): Promise<PageRow | null> {
  const [row] = await sql<PageRow[]>`
    with found as (
      select article_id, tags, category_id from live_articles
      where language = ${language} and article_id = coalesce(
        (select article_id from live_articles where slug = ${slug} and language = ${language}),
        (select article_id from article_redirects where slug = ${slug})))
    select ${cardColumns(sql)}, a.html, a.contents, a.questions,
      ${pollWhere(sql, sql`p.article_id = found.article_id`, language)} as poll,
      ${relatedToFound(sql, language)} as related
    from found
      join live_articles a on a.article_id = found.article_id and a.language = ${language}
      join ${topicsIn(sql, language)} c on c.id = a.category_id`;
  return row ?? null;
}

/** Articles with the same tags, then of the same topic, then the newest, as one JSON value. */
function relatedToFound(sql: Queryable, language: Language): ReturnType<Queryable> {
  return sql`(
    select json_agg(card) from (
      select ${cardColumns(sql)}
      from (
        (select article_id from live_articles
          where language = ${language} and tags && found.tags
          order by published_at desc limit 30)
        union (select article_id from live_articles
          where language = ${language} and category_id = found.category_id
          order by published_at desc limit 10)
        union (select article_id from live_articles where language = ${language}
          order by published_at desc limit 10)) near
        join live_articles a on a.article_id = near.article_id and a.language = ${language}
        join ${topicsIn(sql, language)} c on c.id = a.category_id
      where a.article_id <> found.article_id
      order by 2 * (select count(*) from unnest(a.tags) tag where tag = any(found.tags))
          + (a.category_id = found.category_id)::integer desc, a.published_at desc, a.article_id
      limit ${relatedShown}) card)`;
}
