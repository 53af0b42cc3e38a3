import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';

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
