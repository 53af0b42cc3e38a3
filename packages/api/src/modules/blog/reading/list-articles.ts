import type { CategoryOnWire } from '@pahiya/contracts/blog/article-schema';
import type { blogArticles } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { type CardRow, cardColumns, toCard } from './article-cards.ts';

/** Cards on a page of a list. */
export const pageSize = 12;

/** A page of the articles of a topic, or of `all`, newest first. Refuses `blog/unknown-category`. */
export async function listArticles(
  sql: Queryable,
  { category, pageNumber, language }: { category: string; pageNumber: number; language: Language },
): Promise<Result<AnswerOf<typeof blogArticles>, Refusal>> {
  const categories = await findCategories(sql, language);
  const found = categories.find(({ id }) => id === category) ?? null;
  if (found === null && category !== 'all') {
    return err({
      code: 'blog/unknown-category',
      detail: `Available topics: ${categories.map(({ id }) => id).join(', ')}, and all.`,
    });
  }
  const ofTopic = found === null ? sql`` : sql`and a.category_id = ${found.id}`;
  const [rows, [counted]] = await Promise.all([
    sql<CardRow[]>`
      select ${cardColumns(sql, language)}
      from live_articles a join blog_categories c on c.id = a.category_id
      where a.language = ${language} ${ofTopic}
      order by a.published_at desc, a.article_id
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`,
    sql<{ total: number }[]>`
      select count(*)::integer as total from live_articles a
      where a.language = ${language} ${ofTopic}`,
  ]);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return ok({ category: found, articles: rows.map(toCard), pageNumber, pages, total });
}

/** The topics, in order. */
export async function findCategories(
  sql: Queryable,
  language: Language,
): Promise<readonly CategoryOnWire[]> {
  return language === 'hi'
    ? sql<CategoryOnWire[]>`
        select id, name_hi as name, description_hi as description
        from blog_categories order by position, id`
    : sql<CategoryOnWire[]>`
        select id, name_en as name, description_en as description
        from blog_categories order by position, id`;
}
