import type { ArticleOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { type PollRow, pollWhere, toPoll } from '../polls/read-poll.ts';
import { type CardRow, cardColumns, toCard } from './article-cards.ts';

const relatedShown = 3;

type TextRow = CardRow & {
  readonly revisionId: string;
  readonly html: string;
  readonly contents: ArticleOnWire['contents'];
  readonly questions: ArticleOnWire['questions'];
  readonly poll: PollRow | null;
  /** As JSON: instants are strings. */
  readonly related: (Omit<CardRow, 'publishedAt'> & { readonly publishedAt: string })[] | null;
};

/** An article for readers, by its current or a former address. Refuses `blog/unknown-article`. */
export async function readArticle(
  sql: Queryable,
  { slug, language }: { slug: string; language: Language },
): Promise<Result<ArticleOnWire, Refusal>> {
  const row = await findText(sql, slug, language);
  if (row === null) {
    return err({ code: 'blog/unknown-article', detail: `There is no article "${slug}".` });
  }
  const html = await cleanOnce(`${row.revisionId}:${language}`, row.html);
  const { contents, questions } = row;
  const related = (row.related ?? []).map((one) =>
    toCard({ ...one, publishedAt: new Date(one.publishedAt) }),
  );
  return ok({ ...toCard(row), html, contents, questions, poll: toPoll(row.poll), related });
}

/** Everything on an article's page in one query: the first reader after an edit waits for it. */
async function findText(sql: Queryable, slug: string, language: Language): Promise<TextRow | null> {
  const [row] = await sql<TextRow[]>`
    with found as (
      select a.article_id, a.tags, a.category_id, s.live_revision_id
      from articles s join live_articles a on a.article_id = s.id and a.language = ${language}
      where s.id = coalesce((select id from articles where slug = ${slug}),
        (select article_id from article_redirects where slug = ${slug})))
    select ${cardColumns(sql, language)}, t.revision_id as "revisionId", t.html, t.contents,
      t.questions, ${pollWhere(sql, sql`p.article_id = found.article_id`, language)} as poll,
      ${relatedToFound(sql, language)} as related
    from found
      join live_articles a on a.article_id = found.article_id and a.language = ${language}
      join blog_categories c on c.id = a.category_id
      join article_texts t on t.revision_id = found.live_revision_id and t.language = ${language}`;
  return row ?? null;
}

/** Articles with the same tags, then of the same topic, then the newest, as one JSON value. */
function relatedToFound(sql: Queryable, language: Language): ReturnType<Queryable> {
  return sql`(
    select json_agg(card) from (
      select ${cardColumns(sql, language)}
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
        join blog_categories c on c.id = a.category_id
      where a.article_id <> found.article_id
      order by 2 * (select count(*) from unnest(a.tags) tag where tag = any(found.tags))
          + (a.category_id = found.category_id)::integer desc, a.published_at desc, a.article_id
      limit ${relatedShown}) card)`;
}

/** A revision never changes, so its HTML is sanitised once per process, not per reader. */
const cleaned = new Map<string, { readonly from: string; readonly html: string }>();
const cleanedKept = 300;

async function cleanOnce(key: string, from: string): Promise<string> {
  const known = cleaned.get(key);
  if (known?.from === from) return known.html;
  const { cleanHtml } = await import('../markdown/clean-html.ts');
  const html = await cleanHtml(from);
  cleaned.set(key, { from, html });
  if (cleaned.size > cleanedKept) cleaned.delete(cleaned.keys().next().value ?? key);
  return html;
}
