import type { ModerationAct, PostState } from '@pahiya/domain/community/post-states';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

export type WrittenKind = 'post' | 'comment';

/** A post or comment for a moderator. */
export type ModeratedRow = {
  readonly rowId: number;
  readonly kind: WrittenKind;
  readonly id: string;
  readonly version: number;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  readonly author: string | null;
  readonly state: PostState;
  readonly spamParts: Readonly<Record<string, number>>;
  readonly createdAt: Date;
};

const either = (sql: Queryable) => sql`
  select p.post_id as "rowId", 'post' as kind, p.public_id as id, p.version, p.topic, p.title,
    p.source as text, p.language, p.author_id, p.state, p.spam_parts as "spamParts",
    p.created_at as "createdAt"
  from community_posts p
  union all
  select c.comment_id, 'comment', c.public_id, c.version, p.topic, p.title, c.source, p.language,
    c.author_id, c.state, c.spam_parts, c.created_at
  from community_comments c join community_posts p on p.post_id = c.post_id`;

/** Posts and comments in a state, oldest first; one more than a page. */
export async function selectModerated(
  sql: Queryable,
  state: PostState,
  after: ListKey | undefined,
): Promise<readonly ModeratedRow[]> {
  return sql<ModeratedRow[]>`
    select w."rowId", w.kind, w.id, w.version, w.topic, w.title, w.text, w.language,
      a.handle as author, w.state, w."spamParts", w."createdAt"
    from (${either(sql)}) w left join community_people a on a.user_id = w.author_id
    where w.state = ${state}
      ${after === undefined ? sql`` : sql`and (w."createdAt", w."rowId") > (${after.key}::timestamptz, ${after.id}::bigint)`}
    order by w."createdAt", w."rowId" limit ${pageSize + 1}`;
}

/** How many posts and comments are in each state that waits. */
export async function countModerated(
  sql: Queryable,
): Promise<{ readonly pending: number; readonly hidden: number }> {
  const [row] = await sql<{ pending: number; hidden: number }[]>`
    select count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where state = 'hidden')::int as hidden
    from (select state from community_posts where state in ('pending', 'hidden')
      union all select state from community_comments where state in ('pending', 'hidden')) w`;
  return row ?? { pending: 0, hidden: 0 };
}

/** Posts or comments by id. */
export async function selectWritten(
  sql: Queryable,
  kind: WrittenKind,
  ids: readonly string[],
): Promise<
  readonly (Pick<ModeratedRow, 'id' | 'title' | 'text' | 'state'> & { readonly postId: string })[]
> {
  return kind === 'post'
    ? sql`select public_id as id, public_id as "postId", title, source as text, state
        from community_posts where public_id = any(${[...ids]}::uuid[])`
    : sql`select c.public_id as id, p.public_id as "postId", p.title, c.source as text,
          case when p.state = 'live' then c.state else p.state end as state
        from community_comments c join community_posts p on p.post_id = c.post_id
        where c.public_id = any(${[...ids]}::uuid[])`;
}

/** A post or comment, locked, with what an act needs; null if there is none. */
export async function lockWritten(
  tx: Transaction,
  kind: WrittenKind,
  id: string,
): Promise<{
  readonly state: PostState;
  readonly version: number;
  readonly topic: string;
  readonly postRowId: number;
} | null> {
  type Row = { state: PostState; version: number; topic: string; postRowId: number };
  const [row] =
    kind === 'post'
      ? await tx<Row[]>`select state, version, topic, post_id as "postRowId"
          from community_posts where public_id = ${id} for update`
      : await tx<Row[]>`select c.state, c.version, p.topic, p.post_id as "postRowId"
          from community_comments c join community_posts p on p.post_id = c.post_id
          where c.public_id = ${id} for update`;
  return row ?? null;
}

export type NewAct = {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly topic: string;
  /** Null: hidden by reports. */
  readonly operatorId: string | null;
  readonly act: ModerationAct | 'hide';
  readonly reason: string | null;
  readonly from: PostState;
  readonly to: PostState;
  readonly now: Date;
};

export async function insertAct(tx: Transaction, done: NewAct): Promise<void> {
  const { kind, id, topic, operatorId, act, reason, from, to, now } = done;
  await tx`
    insert into community_acts (kind, subject_id, topic, operator_id, act, reason, from_state,
      to_state, acted_at)
    values (${kind}, ${id}, ${topic}, ${operatorId}, ${act}, ${reason}, ${from}, ${to}, ${now})`;
}

/** Acts, newest first; one more than a page. */
export async function selectActs(
  sql: Queryable,
  { after, limit }: { readonly after: ListKey | undefined; readonly limit: number },
) {
  return sql<
    {
      rowId: number;
      kind: WrittenKind;
      topic: string;
      act: NewAct['act'];
      reason: string | null;
      isByModerator: boolean;
      actedAt: Date;
    }[]
  >`
    select act_id as "rowId", kind, topic, act, reason, operator_id is not null as "isByModerator",
      acted_at as "actedAt"
    from community_acts ${after === undefined ? sql`` : sql`where act_id < ${after.id}::bigint`}
    order by act_id desc limit ${limit + 1}`;
}
