import type { blogSearch } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { excerptOf, markText } from '../../search/question/mark-text.ts';
import { wordsToMark } from '../../search/question/read-question.ts';
import { findArticles, replacedWords } from '../../search/search-everything.ts';
import { toCard } from '../reading/article-cards.ts';
import { findCardsOf } from '../reading/live-article-repository.ts';

type Found = AnswerOf<typeof blogSearch>;

const shown = 20;
/** Articles for a search text, best first, in the reader's language; a match in the other language counts too, so that
 * "challan" typed on a Hindi page finds them. The text is not stored. */
export async function searchArticles(
  sql: Queryable,
  { text, language }: { text: string; language: Language },
): Promise<Found> {
  const { terms, entries } = await findArticles(sql, text, language);
  const found = entries.slice(0, shown);
  const ids = found.map(({ ref }) => ref);
  const cards = new Map(
    (await findCardsOf(sql, language, ids)).map((card) => [card.articleId, card]),
  );
  const words = wordsToMark(terms);
  return {
    results: found.flatMap(({ ref, title, summary, body }) => {
      const card = cards.get(ref);
      if (card === undefined) return [];
      return {
        article: toCard(card),
        title: markText(title, words),
        excerpt: excerptOf(body, words) ?? markText(summary, words),
      };
    }),
    instead: replacedWords(terms),
  };
}
