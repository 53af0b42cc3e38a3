import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { type Term, toQueryText } from '../blog/search/read-question.ts';

/** An entry that was found, in the reader's language. */
export type RankedEntry = {
  readonly kind: SearchKind;
  readonly ref: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly path: string;
  readonly score: number;
};

/** Rows that are looked at closely, of each way to find some. However many articles there are, no search reads more. */
const others = 240;
const articlesByTitle = 60;
const articlesByText = 80;
const shown = 60;

/** Entries for the terms of a question, the best first: those that have all of them, or with `some` also those that have
 * the most telling ones. A row counts the weights of the terms it has, those of its title and tags twice more, and how
 * densely they stand; all of them in the title counts half as much again. A match in the other language counts too. */
export async function rankEntries(
  sql: Queryable,
  terms: readonly Term[],
  { language, needed }: { language: Language; needed: 'all' | 'some' },
): Promise<readonly RankedEntry[]> {
  const parts = terms.map(toQueryText);
  const weights = terms.map(({ weight }) => weight);
  const all = parts.join(' & ');
  const wanted = needed === 'all' ? all : mostTelling(terms).map(toQueryText).join(' | ');
  const candidates = (of: Language, config: 'english' | 'simple') => sql`
    (select kind, ref, language from search_entries
      where kind <> 'article' and language = ${of} and body_vector @@ to_tsquery(${config}, ${wanted})
      order by title_vector @@ to_tsquery(${config}, ${all}) desc,
        body_vector @@ to_tsquery(${config}, ${all}) desc, weight desc, ref
      limit ${others})`;
  return sql<RankedEntry[]>`
    with asked as (
      select 'en' as language, to_tsquery('english', part) as part, weight
      from unnest(${parts}::text[], ${weights}::float8[]) as en (part, weight)
      union all
      select 'hi', to_tsquery('simple', part), weight
      from unnest(${parts}::text[], ${weights}::float8[]) as hi (part, weight)),
    whole (language, question) as (
      values ('en', to_tsquery('english', ${all})), ('hi', to_tsquery('simple', ${all}))),
    hits as (
      select distinct kind, ref, language from (
        ${candidates('en', 'english')} union all ${candidates('hi', 'simple')}
        union all
        select kind, ref, language
        from (values ('en'), ('hi')) as spoken (of),
          find_article_entries(of, ${wanted}, ${wanted}, ${articlesByTitle}, ${articlesByText})) found),
    scored as (
      select h.kind, h.ref, max(
        e.weight * (case when h.language = ${language} then 1 else 0.8 end)
        * (case when e.title_vector @@ w.question then 1.5 else 1 end)
        * (select sum(asked.weight * ((e.body_vector @@ part)::integer
            + 2 * (e.title_vector @@ part)::integer + ts_rank(e.body_vector, part, 1)))
          from asked where asked.language = h.language)) as score
      from hits h
        join search_entries e on e.kind = h.kind and e.ref = h.ref and e.language = h.language
        join whole w on w.language = h.language
      group by h.kind, h.ref)
    select a.kind, a.ref, a.title, a.summary, a.body, a.path, s.score
    from (select * from scored order by score desc, kind, ref limit ${shown}) s
      join search_entries a on a.kind = s.kind and a.ref = s.ref and a.language = ${language}
    order by s.score desc, a.kind, a.ref`;
}

/** The half of the terms that say most: those seldom used. */
function mostTelling(terms: readonly Term[]): readonly Term[] {
  const count = Math.max(1, Math.ceil(terms.length / 2));
  return [...terms].sort((a, b) => b.weight - a.weight).slice(0, count);
}
