import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** A row of `live_articles` for lists. */
export type CardRow = {
  readonly articleId: string;
  readonly slug: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: string[];
  readonly imageSrc: string | null;
  readonly imageAlt: string | null;
  readonly readingMinutes: number;
  readonly publishedAt: Date;
  readonly updatedOn: string;
};

/** Columns of a card; the query aliases the article as `a` and its topic as `c`. */
export function cardColumns(sql: Queryable, language: Language) {
  return sql`a.article_id as "articleId", a.slug, a.category_id as "categoryId",
    ${language === 'hi' ? sql`c.name_hi` : sql`c.name_en`} as "categoryName", a.title,
    a.description, a.author, a.tags, a.image_src as "imageSrc", a.image_alt as "imageAlt",
    a.reading_minutes as "readingMinutes", a.published_at as "publishedAt",
    a.updated_on as "updatedOn"`;
}

/** A row as sent. */
export function toCard(row: CardRow): ArticleCard {
  return {
    slug: row.slug,
    title: row.title,
    description: row.description,
    author: row.author,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    tags: row.tags,
    image: row.imageSrc === null ? null : { src: row.imageSrc, alt: row.imageAlt ?? '' },
    readingMinutes: row.readingMinutes,
    publishedAt: row.publishedAt.toISOString(),
    updatedOn: row.updatedOn,
  };
}
