import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

/** Kind of what a post is about; null: nothing. */
export async function selectSubjectKind(tx: Transaction, rowId: number): Promise<string | null> {
  const [row] = await tx<{ kind: string }[]>`
    select split_part(about, '/', 1) as kind from community_posts
    where post_id = ${rowId} and about is not null`;
  return row?.kind ?? null;
}

export type Question = {
  readonly postId: string;
  readonly title: string;
  readonly language: Language;
  readonly commentCount: number;
  readonly isAccepted: boolean;
  readonly answer: string | null;
};

/** The best answered shown posts about a subject: first those with an accepted answer, then by their key; each with the
 * accepted answer, else the one that is liked most. */
export async function selectQuestions(
  sql: Queryable,
  about: string,
  most: number,
): Promise<readonly Question[]> {
  return sql<Question[]>`
    select p.public_id as "postId", p.title, p.language, p.comment_count as "commentCount",
      a.is_accepted as "isAccepted", a.source as answer
    from (select * from community_posts where state = 'live' and about = ${about} and comment_count > 0
        order by (accepted_id is not null) desc, top_key desc, post_id desc limit ${most}) p
      cross join lateral (
        select left(c.source, 1000) as source, c.comment_id = p.accepted_id as is_accepted
        from community_comments c
        where c.post_id = p.post_id and c.state = 'live'
          and (c.comment_id = p.accepted_id or c.depth = 0)
        order by (c.comment_id = p.accepted_id) desc nulls last, c.like_count desc, c.comment_id
        limit 1) a
    order by a.is_accepted desc nulls last, p.top_key desc, p.post_id desc`;
}

/** Ids of shown posts about a subject by their key, with the key; one more than a page. */
export async function selectAbout(sql: Queryable, about: string, after: ListKey | undefined) {
  return sql<{ rowId: number; topKey: number }[]>`
    select post_id as "rowId", top_key as "topKey" from community_posts
    where state = 'live' and about = ${about}
      ${after === undefined ? sql`` : sql`and (top_key, post_id) < (${after.key}::float8, ${after.id}::bigint)`}
    order by top_key desc, post_id desc limit ${pageSize + 1}`;
}
