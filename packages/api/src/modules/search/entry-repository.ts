import { languages } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { type Term, toQueryText } from './question/read-question.ts';
import type { EntryText, RankedEntry } from './ranked-entry.ts';

/** Most rows scored per strategy: the cost of a search does not grow with the blog. */
const others = 240;
const articlesByTitle = 60;
const articlesByText = 80;
const shown = 60;

/** What is searched: everything, or articles alone, whose texts have all terms or some of them. */
export type SearchScope = {
  readonly language: string;
  readonly articles?: 'with-all-terms' | 'with-some-terms';
};

/** Entries for the terms of a question, best first: those that have every term, and those that have the most telling
 * ones. A term counts most in title and tags (a little more if it appears as typed), less in summary and body;
 * titles about nothing else rank higher. A match in another language of the product counts too. Words that occur
 * nowhere are left out, and no page has to name the vehicle. */
export async function rankEntries(
  sql: Queryable,
  asked: readonly Term[],
  { language, articles }: SearchScope,
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
  const searched = [...new Set([language, ...languages])];
  const pagesIn = (of: string) => sql`
    union all
    (select kind, ref, language from search_entries
      where kind <> 'article' and language = ${of}
        and body_vector @@ to_tsquery(search_config(${of}), ${some})
      order by title_vector @@ to_tsquery(search_config(${of}), ${all}) desc,
        title_vector @@ to_tsquery(search_config(${of}), ${some}) desc,
        body_vector @@ to_tsquery(search_config(${of}), ${all}) desc, weight desc, ref
      limit ${others})`;
  const pages =
    articles === undefined
      ? searched.map(pagesIn).reduce((before, next) => sql`${before} ${next}`)
      : sql``;
  // A title with some of the terms is found in any case.
  const inTexts =
    articles === 'with-all-terms' ? [all] : articles === undefined ? [all, some] : [some];
  const looks = [...new Set(inTexts)].map((inText) => ({
    inTitle: articles === undefined ? inText : some,
    inText,
  }));
  return sql<RankedEntry[]>`
    with asked as (
      select of as language, to_tsquery(search_config(of), part) as part,
        to_tsquery(search_config(of), typed) as typed, weight
      from unnest(${searched}::text[]) as of,
        unnest(${parts}::text[], ${typed}::text[], ${weights}::float8[]) as given (part, typed, weight)),
    hits as (
      select distinct kind, ref, language from (
        select kind, ref, language
        from unnest(${searched}::text[]) as of,
          unnest(${looks.map(({ inTitle }) => inTitle)}::text[],
            ${looks.map(({ inText }) => inText)}::text[]) as look (in_title, in_text),
          find_article_entries(of, in_title, in_text, ${articlesByTitle}, ${articlesByText})
        ${pages}) found),
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
        from unnest(to_tsvector(search_config(a.language), search_form(a.title))) word) focus
    order by 9 desc, a.kind, a.ref`;
}

/** Title and path of an office; null for a code that no office has. */
export async function readOffice(
  sql: Queryable,
  code: string,
  language: string,
): Promise<{ readonly title: string; readonly path: string } | null> {
  const [office] = await sql<{ title: string; path: string }[]>`
    select title, path from search_entries
    where kind = 'office' and ref = ${code} and language = ${language}`;
  return office ?? null;
}

/** The same entries in another language, articles without their body. */
export async function readEntryTexts(
  sql: Queryable,
  entries: readonly Pick<RankedEntry, 'kind' | 'ref'>[],
  language: string,
): Promise<readonly EntryText[]> {
  return sql<EntryText[]>`
    select e.kind, e.ref, title, summary, tags,
      case when e.kind = 'article' then '' else body end as body
    from unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ ref }) => ref)}::text[])
        as found (kind, ref)
      join search_entries e on e.kind = found.kind and e.ref = found.ref and e.language = ${language}`;
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
