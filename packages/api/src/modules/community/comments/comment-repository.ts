import { readBy } from '@pahiya/domain/community/community-terms';
import type { PostState } from '@pahiya/domain/community/post-states';
import type { SpamParts } from '@pahiya/domain/community/spam-score';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { ListKey } from '../store/list-cursor.ts';

export type CommentRow = {
  readonly rowId: number;
  readonly rootId: number;
  readonly commentId: string;
  readonly parentId: string | null;
  readonly depth: number;
  readonly author: string | null;
  readonly authorName: string | null;
  readonly source: string;
  readonly state: PostState;
  readonly createdAt: Date;
  readonly version: number;
  readonly editedAt: Date | null;
  readonly likeCount: number;
  readonly isOwn: boolean;
  readonly isLiked: boolean;
  readonly isMuted: boolean;
};

/** How many comments are a page. */
export const commentPage = 50;

type CommentWish = {
  readonly postRowId: number;
  readonly readerId: string | null;
  readonly after: ListKey | undefined;
};

/** Comments of a post, each below what it answers, oldest first; the thread of the accepted answer before all others. One
 * more than a page. Those that wait are their author's alone. */
export async function selectComments(
  sql: Queryable,
  { postRowId, readerId, after }: CommentWish,
): Promise<readonly CommentRow[]> {
  const [first] = await sql<{ rootId: number }[]>`
    select c.root_id as "rootId" from community_posts p
      join community_comments c on c.comment_id = p.accepted_id and c.state = 'live'
    where p.post_id = ${postRowId}`;
  const rootId = first?.rootId ?? 0;
  const isInFirst = after !== undefined && after.key === String(rootId);
  const begin = sql`(select path from community_comments where comment_id = ${after?.id ?? 0})`;
  // The last comment of the page before is in one of the two parts.
  const rest = sql`(select 2 as part, c.* from community_comments c
    where c.post_id = ${postRowId} and c.root_id <> ${rootId}
      and (c.state <> 'pending' or c.author_id = ${readerId})
      ${after === undefined || isInFirst ? sql`` : sql`and c.path > ${begin}`}
    order by c.path limit ${commentPage + 1})`;
  const parts =
    rootId === 0 || (after !== undefined && !isInFirst)
      ? rest
      : sql`(select 1 as part, c.* from community_comments c
          where c.post_id = ${postRowId} and c.root_id = ${rootId}
            and (c.state <> 'pending' or c.author_id = ${readerId})
            ${isInFirst ? sql`and c.path > ${begin}` : sql``}
          order by c.path limit ${commentPage + 1}) union all ${rest}`;
  return sql<CommentRow[]>`
    select c.comment_id as "rowId", c.root_id as "rootId", c.public_id as "commentId",
      o.public_id as "parentId", c.depth, a.handle as author, a.display_name as "authorName", c.source, c.state,
      c.created_at as "createdAt", c.version, c.edited_at as "editedAt", c.like_count as "likeCount",
      coalesce(c.author_id = ${readerId}, false) as "isOwn",
      exists (select from community_likes k where k.kind = 'comment'
        and k.target_id = c.comment_id and k.user_id = ${readerId}) as "isLiked",
      exists (select from community_mutes m where m.user_id = ${readerId}
        and m.other_id = c.author_id) as "isMuted"
    from (${parts}) c left join community_people a on a.user_id = c.author_id
      left join community_comments o on o.comment_id = c.parent_id
    order by c.part, c.path limit ${commentPage + 1}`;
}

/** A shown comment of a post, to be answered; null if there is none. */
export async function findParent(
  tx: Transaction,
  commentId: string,
  postRowId: number,
): Promise<{
  readonly rowId: number;
  readonly rootId: number;
  readonly depth: number;
  readonly authorId: string | null;
} | null> {
  type Row = { rowId: number; rootId: number; depth: number; authorId: string | null };
  const [row] = await tx<Row[]>`
    select comment_id as "rowId", root_id as "rootId", depth, author_id as "authorId" from community_comments
    where public_id = ${commentId} and post_id = ${postRowId} and state = 'live'`;
  return row ?? null;
}

export type NewComment = {
  readonly commentId: string;
  readonly postRowId: number;
  readonly parent: {
    readonly rowId: number;
    readonly rootId: number;
    readonly depth: number;
  } | null;
  readonly authorId: string;
  readonly source: string;
  readonly state: 'pending' | 'live';
  readonly spamParts: SpamParts;
  readonly textHash: string;
  readonly now: Date;
};

/** Deepest level of a reply; deeper ones stay on it. */
const deepest = 6;

export async function insertComment(tx: Transaction, comment: NewComment): Promise<void> {
  const { commentId, postRowId, parent, authorId, source, state, spamParts, now } = comment;
  await tx`
    insert into community_comments (comment_id, public_id, post_id, parent_id, root_id, depth,
      author_id, source, state, spam_parts, text_hash, created_at, changed_at,
      due_at)
    select id, ${commentId}, ${postRowId}, ${parent?.rowId ?? null}::bigint,
      coalesce(${parent?.rootId ?? null}::bigint, id),
      ${parent === null ? 0 : Math.min(parent.depth + 1, deepest)}, ${authorId}, ${source}, ${state},
      ${tx.json(spamParts)}, ${comment.textHash}, ${now}, ${now},
      ${state === 'live' ? null : readBy(now)}::timestamptz
    from nextval('community_comment_ids') as id`;
}

/** An own comment, locked, with its state; null if there is none. */
export async function lockComment(
  tx: Transaction,
  commentId: string,
): Promise<{
  readonly postRowId: number;
  readonly authorId: string | null;
  readonly state: PostState;
} | null> {
  const [row] = await tx<{ postRowId: number; authorId: string | null; state: PostState }[]>`
    select post_id as "postRowId", author_id as "authorId", state from community_comments
    where public_id = ${commentId} for update`;
  return row ?? null;
}

/** Moves a comment to a state; its version grows. */
export async function setCommentState(
  tx: Transaction,
  commentId: string,
  { state, now }: { readonly state: PostState; readonly now: Date },
): Promise<void> {
  await tx`update community_comments set state = ${state}, version = version + 1,
    changed_at = ${now},
    due_at = case when ${state} in ('deleted', 'removed', 'live') then null else due_at end
    where public_id = ${commentId}`;
}

/** Marks an own comment as deleted; where it was is kept, so that its author can undo it. */
export async function markCommentDeleted(
  tx: Transaction,
  commentId: string,
  now: Date,
): Promise<void> {
  await tx`update community_comments set state = 'deleted', version = version + 1,
    changed_at = ${now}, deleted_from = state, undo_due_at = due_at, due_at = null
    where public_id = ${commentId}`;
}
