import type { blogHome } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { type CardRow, cardColumns, toCard } from './article-cards.ts';
import { findCategories } from './list-articles.ts';

type Home = AnswerOf<typeof blogHome>;

const newestShown = 5;
const shownOfTopic = 4;
const shownOfTag = 48;
const tagsShown = 14;
/** Number of newest articles whose tags are counted. */
const countedForTags = 400;

/** The blog's home page. With a tag: its articles. */
export async function readHome(
  sql: Queryable,
  { tag, language }: { tag?: string | undefined; language: Language },
): Promise<Home> {
  const [categories, tags, sections] = await Promise.all([
    findCategories(sql, language),
    findTags(sql, language),
    tag === undefined ? readSections(sql, language) : readTag(sql, tag, language),
  ]);
  return { sections, categories: [...categories], tags };
}

async function readTag(sql: Queryable, tag: string, language: Language): Promise<Home['sections']> {
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql, language)}
    from live_articles a join blog_categories c on c.id = a.category_id
    where a.language = ${language} and a.tags @> array[${tag}]
    order by a.published_at desc, a.article_id limit ${shownOfTag}`;
  const articles = rows.map(toCard);
  return [{ kind: 'tag', categoryId: null, title: tag, description: null, articles }];
}

async function readSections(sql: Queryable, language: Language): Promise<Home['sections']> {
  const newest = await sql<CardRow[]>`
    select ${cardColumns(sql, language)}
    from live_articles a join blog_categories c on c.id = a.category_id
    where a.language = ${language}
    order by a.published_at desc, a.article_id limit ${newestShown}`;
  const ofTopics = await sql<(CardRow & { topicDescription: string })[]>`
    select ${cardColumns(sql, language)},
      ${language === 'hi' ? sql`c.description_hi` : sql`c.description_en`} as "topicDescription"
    from blog_categories c cross join lateral (
      select * from live_articles l where l.language = ${language} and l.category_id = c.id
      order by l.published_at desc, l.article_id limit ${shownOfTopic}) a
    order by c.position, c.id, a.published_at desc, a.article_id`;
  const byTopic = Object.values(Object.groupBy(ofTopics, ({ categoryId }) => categoryId));
  return [
    {
      kind: 'newest',
      categoryId: null,
      title: null,
      description: null,
      articles: newest.map(toCard),
    },
    ...byTopic.flatMap((rows): Home['sections'] => {
      const first = rows?.[0];
      if (rows === undefined || first === undefined) return [];
      return [
        {
          kind: 'category',
          categoryId: first.categoryId,
          title: first.categoryName,
          description: first.topicDescription,
          articles: rows.map(toCard),
        },
      ];
    }),
  ];
}

async function findTags(sql: Queryable, language: Language): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select tag from (
        select tags, published_at from live_articles where language = ${language}
        order by published_at desc, article_id limit ${countedForTags}) newest,
      unnest(newest.tags) as tag
    group by tag order by count(*) desc, max(published_at) desc, tag limit ${tagsShown}`;
  return rows.map(({ tag }) => tag);
}
