import type { blogHome } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { findTopicsIn } from '../topics/topic-repository.ts';
import { toCard } from './article-cards.ts';
import { findCards, findCardsByTopic, findTags } from './live-article-repository.ts';

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
    findTopicsIn(sql, language),
    findTags(sql, language, { counted: countedForTags, shown: tagsShown }),
    tag === undefined ? readSections(sql, language) : readTag(sql, tag, language),
  ]);
  return { sections, categories: [...categories], tags };
}

async function readTag(sql: Queryable, tag: string, language: Language): Promise<Home['sections']> {
  const rows = await findCards(sql, language, { tag, limit: shownOfTag });
  const articles = rows.map(toCard);
  return [{ kind: 'tag', categoryId: null, title: tag, description: null, articles }];
}

async function readSections(sql: Queryable, language: Language): Promise<Home['sections']> {
  const newest = await findCards(sql, language, { limit: newestShown });
  const ofTopics = await findCardsByTopic(sql, language, shownOfTopic);
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
