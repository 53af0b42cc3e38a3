import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** Keeps the words of a post for the search, in the transaction that writes it. */
export async function putPostWords(tx: Transaction, postId: string): Promise<void> {
  await tx`
    insert into community_post_words (post_id, vector)
    select post_id, setweight(to_tsvector('pg_catalog.english', search_form(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english', search_form(source)), 'D')
    from community_posts where public_id = ${postId}
    on conflict (post_id) do update set vector = excluded.vector`;
}

/** A shown post that was found. */
export type FoundPost = {
  readonly postId: string;
  readonly title: string;
  readonly source: string;
  readonly language: Language;
  readonly commentCount: number;
  readonly isAnswered: boolean;
};

/** Most posts that are scored: the cost of a search does not grow with the community. */
const scored = 400;

const foundColumns = (sql: Queryable) => sql`
  p.public_id as "postId", p.title, left(p.source, 4000) as source, p.language,
  p.comment_count as "commentCount", p.accepted_id is not null as "isAnswered"`;

export type PostWish = {
  /** Parts of a query, as `to_tsquery` reads them, with how much each counts. */
  readonly parts: readonly { readonly query: string; readonly weight: number }[];
  /** Least share of the parts, by weight. */
  readonly leastCoverage: number;
  readonly most: number;
};

/** Shown posts with most of the parts, the best first: words of the title count more, and so does an accepted answer. */
export async function findPostsByWords(
  sql: Queryable,
  { parts, leastCoverage, most }: PostWish,
): Promise<readonly FoundPost[]> {
  if (parts.length === 0) return [];
  const any = parts.map(({ query }) => query).join(' | ');
  const all = parts.map(({ query }) => query).join(' & ');
  return sql<FoundPost[]>`
    with asked as materialized (
      select to_tsquery('pg_catalog.english', query) as query, weight
      from unnest(${parts.map(({ query }) => query)}::text[],
        ${parts.map(({ weight }) => weight)}::float8[]) as given (query, weight)),
    hits as (
      (select post_id from community_post_words
        where vector @@ to_tsquery('pg_catalog.english', ${all}) limit ${scored})
      union
      (select post_id from community_post_words
        where vector @@ to_tsquery('pg_catalog.english', ${any}) limit ${scored})),
    ranked as (
      select w.post_id, t.covered / (select sum(weight) from asked) as coverage, t.score
      from hits h join community_post_words w on w.post_id = h.post_id
        cross join lateral (
          select sum(weight * (vector @@ query)::integer) as covered,
            sum(weight * ((vector @@ query)::integer
              + (ts_filter(vector, '{a}') @@ query)::integer)) as score
          from asked) t)
    select ${foundColumns(sql)}
    from ranked r join community_posts p on p.post_id = r.post_id and p.state = 'live'
    where r.coverage >= ${leastCoverage}
    order by r.score * case when p.accepted_id is not null then 1.2 when p.comment_count > 0 then 1.1
      else 1 end desc, p.top_key desc, p.post_id desc
    limit ${most}`;
}

/** Posts that are still shown, by their ids. */
export async function selectShownPosts(
  sql: Queryable,
  postIds: readonly string[],
): Promise<readonly FoundPost[]> {
  if (postIds.length === 0) return [];
  return sql<FoundPost[]>`
    select ${foundColumns(sql)} from community_posts p
    where p.public_id = any(${[...postIds]}::uuid[]) and p.state = 'live'`;
}
