import type { blogArticles } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { findTopicsIn } from '../topics/topic-repository.ts';
import { toCard } from './article-cards.ts';
import { countArticles, findCards } from './live-article-repository.ts';

/** Cards on a page of a list. */
export const pageSize = 12;

/** A page of the articles of a topic, or of `all`, newest first. Refuses `blog/unknown-category`. */
export async function listArticles(
  sql: Queryable,
  { category, pageNumber, language }: { category: string; pageNumber: number; language: Language },
): Promise<Result<AnswerOf<typeof blogArticles>, Refusal>> {
  const categories = await findTopicsIn(sql, language);
  const found = categories.find(({ id }) => id === category) ?? null;
  if (found === null && category !== 'all') {
    return err({
      code: 'blog/unknown-category',
      detail: `Available topics: ${categories.map(({ id }) => id).join(', ')}, and all.`,
    });
  }
  const [rows, total] = await Promise.all([
    findCards(sql, language, {
      categoryId: found?.id,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    }),
    countArticles(sql, language, found?.id),
  ]);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return ok({ category: found, articles: rows.map(toCard), pageNumber, pages, total });
}
