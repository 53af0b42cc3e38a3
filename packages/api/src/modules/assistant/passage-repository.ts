import type { Queryable } from '../../db/database.ts';
import type { Fragment } from '../../db/fragment.ts';
import { namesNotAsked } from '../search/question/find-concepts.ts';
import { type Term, toQueryText } from '../search/question/read-question.ts';

/** The words of a passage in one language. */
export type SearchedText = {
  /** What the page is about: its title and tags. */
  readonly page: string;
  /** What the page and the section are about: titles, tags, heading. */
  readonly subject: string;
  /** The nearest heading alone. */
  readonly heading: string;
  readonly text: string;
};

type SearchedTexts = { readonly en: SearchedText; readonly hi: SearchedText };

export type Match = Record<'page' | 'subject' | 'heading' | 'text' | 'covered', ReadonlySet<Term>>;
type Row = Record<'page' | 'subject' | 'heading' | 'text', readonly boolean[]>;

/** Which terms each candidate has, in either language, with the database's own stemming. A word within the name of
 * something else does not count: "no claim bonus" is not about claims. */
export async function readMatches(
  sql: Queryable,
  candidates: readonly { readonly searched: SearchedTexts }[],
  terms: readonly Term[],
): Promise<readonly Match[]> {
  const names = namesNotAsked(terms.flatMap(({ typed, words }) => [typed, ...words]))
    .map((name) => name.replaceAll(' ', '[ -]+'))
    .join('|');
  const form = (text: Fragment) =>
    names === ''
      ? sql`search_form(${text})`
      : sql`regexp_replace(search_form(${text}), ${`\\m(?:${names})\\M`}, ' ', 'g')`;
  const vector = (field: keyof SearchedText) => sql`
    to_tsvector('english', ${form(sql`en ->> ${field}`)})
      || to_tsvector('simple', ${form(sql`hi ->> ${field}`)})`;
  const has = (field: string) => sql`
    (select array_agg(${sql(field)} @@ part order by place) from asked)`;
  const rows = await sql<Row[]>`
    with asked as (
      select to_tsquery('english', part) || to_tsquery('simple', part) as part, place
      from unnest(${terms.map(toQueryText)}::text[]) with ordinality as terms (part, place)),
    texts as materialized (
      select place, ${vector('page')} as page, ${vector('subject')} as subject, ${vector('heading')} as heading,
        ${vector('text')} as text
      from jsonb_array_elements(${sql.json(candidates.map(({ searched }) => searched))})
          with ordinality as given (searched, place),
        lateral (select searched -> 'en' as en, searched -> 'hi' as hi) sides)
    select ${has('page')} as page, ${has('subject')} as subject, ${has('heading')} as heading, ${has('text')} as text
    from texts order by texts.place`;
  return rows.map((row) => {
    const termsIn = (...fields: readonly (keyof Row)[]) =>
      new Set(terms.filter((_, place) => fields.some((field) => row[field][place] === true)));
    return {
      page: termsIn('page'),
      subject: termsIn('subject'),
      heading: termsIn('heading'),
      text: termsIn('text'),
      covered: termsIn('subject', 'text'),
    };
  });
}
