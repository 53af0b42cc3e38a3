import { readBy } from '@pahiya/domain/community/community-terms';
import type { PostState } from '@pahiya/domain/community/post-states';
import type { SpamParts } from '@pahiya/domain/community/spam-score';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

type Kind = 'post' | 'comment';

/** An own text, locked, as it is before an edit. */
export type OwnText = {
  readonly rowId: number;
  readonly postRowId: number;
  readonly state: PostState;
  readonly version: number;
  readonly title: string | null;
  readonly source: string;
  readonly createdAt: Date;
};

/** An own post or comment that can be edited, locked; null if there is none. */
export async function lockOwnText(
  tx: Transaction,
  kind: Kind,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<OwnText | null> {
  const [row] =
    kind === 'post'
      ? await tx<OwnText[]>`select post_id as "rowId", post_id as "postRowId", state, version,
          title, source, created_at as "createdAt" from community_posts
          where public_id = ${id} and author_id = ${userId}
            and state in ('pending', 'live', 'hidden') for update`
      : await tx<OwnText[]>`select comment_id as "rowId", post_id as "postRowId", state, version,
          null as title, source, created_at as "createdAt" from community_comments
          where public_id = ${id} and author_id = ${userId}
            and state in ('pending', 'live', 'hidden') for update`;
  return row ?? null;
}

/** A text that an edit sends back to the queue is due like a new one. */
const dueOf = (sql: Queryable, { state, now }: Pick<Edit, 'state' | 'now'>) =>
  state === 'pending' ? sql`least(due_at, ${readBy(now)}::timestamptz)` : sql`due_at`;

export type Edit = {
  readonly source: string;
  readonly state: PostState;
  readonly spamParts: SpamParts;
  readonly textHash: string;
  readonly now: Date;
};

/** Keeps what a text said before. */
export async function keepRevision(
  tx: Transaction,
  kind: Kind,
  { rowId, title, source, now }: Pick<OwnText, 'rowId' | 'title' | 'source'> & { now: Date },
): Promise<void> {
  await tx`insert into community_revisions (post_id, comment_id, title, source, replaced_at)
    values (${kind === 'post' ? rowId : null}, ${kind === 'comment' ? rowId : null}, ${title},
      ${source}, ${now})`;
}

export async function updatePost(
  tx: Transaction,
  rowId: number,
  edit: Edit & { readonly topic: string; readonly title: string; readonly language: Language },
): Promise<void> {
  const { topic, title, source, language, state, spamParts, textHash, now } = edit;
  await tx`update community_posts set topic = ${topic}, title = ${title}, source = ${source},
    language = ${language}, state = ${state}, spam_parts = ${tx.json(spamParts)},
    text_hash = ${textHash}, version = version + 1, edited_at = ${now}, changed_at = ${now},
    due_at = ${dueOf(tx, edit)} where post_id = ${rowId}`;
}

export async function updateComment(tx: Transaction, rowId: number, edit: Edit): Promise<void> {
  const { source, state, spamParts, textHash, now } = edit;
  await tx`update community_comments set source = ${source}, state = ${state},
    spam_parts = ${tx.json(spamParts)}, text_hash = ${textHash}, version = version + 1,
    edited_at = ${now}, changed_at = ${now}, due_at = ${dueOf(tx, edit)} where comment_id = ${rowId}`;
}

/** A shown text, to read its history; null: it is not shown. */
export async function findShown(sql: Queryable, kind: Kind, id: string) {
  type Row = { rowId: number; postId: string; commentId: string | null; title: string };
  const [row] =
    kind === 'post'
      ? await sql<
          Row[]
        >`select post_id as "rowId", public_id as "postId", null as "commentId", title
          from community_posts where public_id = ${id} and state = 'live'`
      : await sql<Row[]>`select c.comment_id as "rowId", p.public_id as "postId",
            c.public_id as "commentId", p.title
          from community_comments c
            join community_posts p on p.post_id = c.post_id and p.state = 'live'
          where c.public_id = ${id} and c.state = 'live'`;
  return row ?? null;
}

/** Earlier texts, newest first. */
export async function selectRevisions(sql: Queryable, kind: Kind, rowId: number) {
  return sql<{ title: string | null; text: string; replacedAt: Date }[]>`
    select title, source as text, replaced_at as "replacedAt" from community_revisions
    where ${kind === 'post' ? sql`post_id` : sql`comment_id`} = ${rowId}
    order by revision_id desc limit 50`;
}

/** An own comment that can be edited; null if there is none. */
export async function findOwnComment(sql: Queryable, commentId: string, userId: string) {
  type Row = {
    commentId: string;
    postId: string;
    title: string;
    language: Language;
    text: string;
    version: number;
    state: PostState;
  };
  const [row] = await sql<Row[]>`
    select c.public_id as "commentId", p.public_id as "postId", p.title, p.language, c.source as text,
      c.version, c.state
    from community_comments c join community_posts p on p.post_id = c.post_id
    where c.public_id = ${commentId} and c.author_id = ${userId}
      and c.state in ('pending', 'live', 'hidden')`;
  return row ?? null;
}

export type OwnItem = {
  readonly rowId: number;
  readonly kind: Kind;
  readonly id: string;
  readonly postId: string;
  readonly title: string;
  readonly source: string;
  readonly language: Language;
  readonly state: PostState;
  readonly reason: string | null;
  readonly createdAt: Date;
  /** When its author deleted it, so that it can be undone. */
  readonly deletedAt: Date | null;
  readonly appeal: 'possible' | 'open' | 'granted' | 'refused' | null;
};

/** What a person wrote, newest first; one more than a page. `oldest`: decisions before it take no appeal; `undoable`:
 * deletions before it are final and left out. */
export async function selectOwn(
  sql: Queryable,
  {
    userId,
    after,
    oldest,
    undoable,
  }: { userId: string; after: ListKey | undefined; oldest: Date; undoable: Date },
) {
  return sql<OwnItem[]>`
    select w.*, case when w.state = 'deleted' then w.changed_at end as "deletedAt", case when w.state in ('removed', 'hidden') then (select t.reason
        from community_acts t where t.subject_id = w.id order by t.act_id desc limit 1) end as reason,
      case when w.state in ('removed', 'hidden') or w.state = 'live' and w.is_locked then (select case
          when p.appeal_id is null and t.acted_at < ${oldest} then null
          when p.appeal_id is null then 'possible'
          when p.decided_at is null then 'open'
          when p.is_granted then 'granted' else 'refused' end
        from community_acts t left join community_appeals p on p.act_id = t.act_id
        where t.subject_id = w.id
          and t.act = any(case when w.state = 'live' then array['lock'] else array['remove', 'hide', 'merge'] end)
        order by t.act_id desc limit 1) end as appeal
    from (
      select post_id as "rowId", 'post' as kind, public_id as id, public_id as "postId", title,
        left(source, 2000) as source, language, state, created_at as "createdAt",
        changed_at, deleted_from, is_locked
      from community_posts where author_id = ${userId}
      union all
      select c.comment_id, 'comment', c.public_id, p.public_id, p.title, left(c.source, 2000),
        p.language, c.state, c.created_at, c.changed_at, c.deleted_from, false
      from community_comments c join community_posts p on p.post_id = c.post_id
      where c.author_id = ${userId}) w
    where (w.state <> 'deleted' or (w.deleted_from is not null and w.changed_at > ${undoable}))
      ${after === undefined ? sql`` : sql`and (w."createdAt", w."rowId") < (${after.key}::timestamptz, ${after.id}::bigint)`}
    order by w."createdAt" desc, w."rowId" desc limit ${pageSize + 1}`;
}

/** Shown posts with titles like one that is typed, the most alike first. */
export async function selectSimilar(sql: Queryable, title: string) {
  return sql<{ postId: string; title: string; commentCount: number }[]>`
    select public_id as "postId", title, comment_count as "commentCount" from community_posts
    where state = 'live' and lower(title) % ${title.toLowerCase()}
    order by similarity(lower(title), ${title.toLowerCase()}) desc, comment_count desc, post_id desc
    limit 5`;
}
