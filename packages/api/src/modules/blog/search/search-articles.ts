import type { blogSearch } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { type CardRow, cardColumns, toCard } from '../reading/article-cards.ts';
import { excerptOf, markText } from './mark-text.ts';
import { readQuestion, type Term, toQueryText, wordsToMark } from './read-question.ts';

type Found = AnswerOf<typeof blogSearch>;

const shown = 20;
/** Most rows scored by title and by text: the cost of a search does not grow with the blog. */
const titlesRanked = 60;
const textsRanked = 120;
/** With fewer results, texts that have only some of the terms count too. */
const enough = 3;

/** Articles for a search text, best first, in the reader's language; a match in the other language counts too, so that
 * "challan" typed on a Hindi page finds them. The text is not stored. */
export async function searchArticles(
  sql: Queryable,
  { text, language }: { text: string; language: Language },
): Promise<Found> {
  const terms = await readQuestion(sql, text, { language });
  if (terms.length === 0) return { results: [], instead: [] };
  const byAll = await rank(sql, terms, ' & ', language);
  const rows =
    byAll.length < enough && terms.length > 1 ? await rank(sql, terms, ' | ', language) : byAll;
  const words = wordsToMark(terms);
  return {
    results: rows.slice(0, shown).map((row) => ({
      article: toCard(row),
      title: markText(row.title, words),
      excerpt: excerptOf(row.plainText, words) ?? markText(row.description, words),
    })),
    instead: terms
      .filter(({ isReplaced }) => isReplaced)
      .map(({ typed, words: taken }) => ({ typed, taken: [...taken] })),
  };
}

type Ranked = CardRow & { readonly plainText: string };

/** The best rows: titles with some of the terms, and texts with all of them or, with ` | `, some. The score is the
 * weight of the terms in the text, three times that of terms in the title, plus their density. */
async function rank(
  sql: Queryable,
  terms: readonly Term[],
  operator: ' & ' | ' | ',
  language: Language,
): Promise<readonly Ranked[]> {
  const parts = terms.map(toQueryText);
  const inTitle = parts.join(' | ');
  const inText = parts.join(operator);
  const weights = terms.map(({ weight }) => weight);
  return sql<Ranked[]>`
    with asked as (
      select 'en' as language, to_tsquery('english', part) as part, weight
      from unnest(${parts}::text[], ${weights}::float8[]) as en (part, weight)
      union all
      select 'hi', to_tsquery('simple', part), weight
      from unnest(${parts}::text[], ${weights}::float8[]) as hi (part, weight)),
    hits as (
      select article_id, language
      from (values ('en'), ('hi')) as spoken (of),
        find_live_articles(of, ${inTitle}, ${inText}, ${titlesRanked}, ${textsRanked})),
    scored as (
      select h.article_id, max((case when h.language = ${language} then 1 else 0.8 end) * (
        select sum(weight * ((l.body_vector @@ part)::integer + 2 * (l.title_vector @@ part)::integer
          + ts_rank(l.body_vector, part, 1)))
        from asked where asked.language = h.language)) as score
      from hits h join live_articles l on l.article_id = h.article_id and l.language = h.language
      group by h.article_id)
    select ${cardColumns(sql, language)}, a.plain_text as "plainText"
    from scored join live_articles a on a.article_id = scored.article_id and a.language = ${language}
      join blog_categories c on c.id = a.category_id
    order by scored.score desc, a.published_at desc, a.article_id limit ${shown}`;
}
