import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { type Term, toQueryText } from '../blog/search/read-question.ts';

/** A matching entry in the reader's language. */
export type RankedEntry = {
  readonly kind: SearchKind;
  readonly ref: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly path: string;
  readonly tags: string;
  readonly score: number;
  /** Share of the known terms that it has, by weight: 0 to 1. */
  readonly coverage: number;
};

/** Most rows scored per strategy: the cost of a search does not grow with the blog. */
const others = 240;
const articlesByTitle = 60;
const articlesByText = 80;
const shown = 60;

/** Entries for the terms of a question, best first: those that have every term, and those that have the most telling
 * ones. A term counts most in title and tags (a little more if it appears as typed), less in summary and body;
 * titles about nothing else rank higher. A match in the other language counts too. Words that occur nowhere are left
 * out, and no page has to name the vehicle. */
export async function rankEntries(
  sql: Queryable,
  asked: readonly Term[],
  language: Language,
): Promise<readonly RankedEntry[]> {
  const terms = leftOver(asked, ({ isUnknown }) => !isUnknown);
  const parts = terms.map(toQueryText);
  const typed = terms.map((term) => `'${term.typed}'`);
  const weights = terms.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const needed = leftOver(terms, ({ role }) => role !== 'vehicle');
  const all = needed.map(toQueryText).join(' & ');
  const some = mostTelling(needed).map(toQueryText).join(' | ');
  const preferred = terms.flatMap(({ answeredBy }) => (answeredBy === null ? [] : [answeredBy]));
  const candidates = (of: Language, config: 'english' | 'simple') => sql`
    (select kind, ref, language from search_entries
      where kind <> 'article' and language = ${of} and body_vector @@ to_tsquery(${config}, ${some})
      order by title_vector @@ to_tsquery(${config}, ${all}) desc,
        title_vector @@ to_tsquery(${config}, ${some}) desc,
        body_vector @@ to_tsquery(${config}, ${all}) desc, weight desc, ref
      limit ${others})`;
  return sql<RankedEntry[]>`
    with asked as (
      select 'en' as language, to_tsquery('english', part) as part,
        to_tsquery('english', typed) as typed, weight
      from unnest(${parts}::text[], ${typed}::text[], ${weights}::float8[]) as en (part, typed, weight)
      union all
      select 'hi', to_tsquery('simple', part), to_tsquery('simple', typed), weight
      from unnest(${parts}::text[], ${typed}::text[], ${weights}::float8[]) as hi (part, typed, weight)),
    hits as (
      select distinct kind, ref, language from (
        ${candidates('en', 'english')} union all ${candidates('hi', 'simple')}
        union all
        select kind, ref, language
        from (values ('en', ${all}), ('hi', ${all}), ('en', ${some}), ('hi', ${some})) as spoken (of, words),
          find_article_entries(of, words, words, ${articlesByTitle}, ${articlesByText})) found),
    scored as (
      select h.kind, h.ref,
        max(e.weight * (case when h.language = ${language} then 1 else 0.9 end)
          * (case when h.kind = any(${preferred}::text[]) then 1.15 else 1 end)
          * t.score / ${total}) as score,
        max(t.covered) / ${total} as coverage
      from hits h
        join search_entries e on e.kind = h.kind and e.ref = h.ref and e.language = h.language
        cross join lateral (
          select sum(asked.weight * (
              case when e.title_vector @@ typed then 1.2 when e.title_vector @@ part then 1
                when ts_filter(e.body_vector, '{b}') @@ part then 0.65
                when e.body_vector @@ part then 0.35 else 0 end
              + 0.2 * ts_rank(e.body_vector, part, 1))) as score,
            sum(asked.weight * (e.body_vector @@ part)::integer) as covered
          from asked where asked.language = h.language) t
      group by h.kind, h.ref),
    best as (select * from scored order by score desc, kind, ref limit ${shown})
    select a.kind, a.ref, a.title, a.summary, a.body, a.path, a.tags, best.coverage,
      best.score * (0.7 + 0.3 * focus.share) as score
    from best
      join search_entries a on a.kind = best.kind and a.ref = best.ref and a.language = ${language}
      cross join lateral (
        select coalesce(avg((exists (
          select from asked where asked.language = a.language
            and array_to_tsvector(array[word.lexeme]) @@ asked.part))::integer), 0) as share
        from unnest(to_tsvector(
          case a.language when 'en' then 'english' else 'simple' end::regconfig,
          search_form(a.title))) word) focus
    order by 9 desc, a.kind, a.ref`;
}

/** The matching terms, or all when none matches. */
function leftOver(terms: readonly Term[], passes: (term: Term) => boolean): readonly Term[] {
  const left = terms.filter(passes);
  return left.length > 0 ? left : terms;
}

/** The most significant half of the terms: topics, and rare words. */
function mostTelling(terms: readonly Term[]): readonly Term[] {
  const count = Math.max(1, Math.ceil(terms.length / 2));
  return [...terms].sort((a, b) => b.weight - a.weight).slice(0, count);
}
