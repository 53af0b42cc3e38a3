import type { ArticleOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { toPoll } from '../polls/read-poll.ts';
import { toCard } from './article-cards.ts';
import { findPage } from './article-page-repository.ts';

/** An article for readers, by its current or a former address. Refuses `blog/unknown-article`. */
export async function readArticle(
  sql: Queryable,
  { slug, language }: { slug: string; language: Language },
): Promise<Result<ArticleOnWire, Refusal>> {
  const row = await findPage(sql, slug, language);
  if (row === null) {
    return err({ code: 'blog/unknown-article', detail: `There is no article "${slug}".` });
  }
  const html = await cleanOnce(`${row.articleId}:${language}`, row.html);
  const { contents, questions } = row;
  const related = (row.related ?? []).map((one) =>
    toCard({ ...one, publishedAt: new Date(one.publishedAt) }),
  );
  return ok({ ...toCard(row), html, contents, questions, poll: toPoll(row.poll), related });
}

/** HTML is sanitised once per process and publication, not per reader. */
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
