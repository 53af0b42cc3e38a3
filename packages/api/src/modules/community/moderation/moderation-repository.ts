import type { ActKind, PostState, PublicAct } from '@pahiya/domain/community/post-states';
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
  readonly authorName: string | null;
  readonly state: PostState;
  readonly spamParts: Readonly<Record<string, number>>;
  readonly createdAt: Date;
  readonly dueAt: Date | null;
  readonly isLocked: boolean;
  /** Operator who looks at it. */
  readonly claimedId: string | null;
  readonly authorRemoved: number;
  /** Written by the moderator who looks. */
  readonly isOwn: boolean;
};

const either = (sql: Queryable) => sql`
  select p.post_id as "rowId", 'post' as kind, p.public_id as id, p.version, p.topic, p.title,
    p.source as text, p.language, p.author_id, p.state, p.spam_parts as "spamParts",
    p.created_at as "createdAt",
    p.due_at as "dueAt", p.is_locked as "isLocked"
  from community_posts p
  union all
  select c.comment_id, 'comment', c.public_id, c.version, p.topic, p.title, c.source, p.language,
    c.author_id, c.state, c.spam_parts, c.created_at,
    c.due_at, p.is_locked
  from community_comments c join community_posts p on p.post_id = c.post_id`;

type ModeratedWish = {
  /** `queue`: whatever waits for a decision. */
  readonly state: PostState | 'queue';
  readonly after: ListKey | undefined;
  readonly operatorId: string;
  readonly now: Date;
};

/** Posts and comments in a state, oldest first, or the queue, nearest deadline first; one more than a page. */
export async function selectModerated(
  sql: Queryable,
  { state, after, operatorId, now }: ModeratedWish,
): Promise<readonly ModeratedRow[]> {
  const key = state === 'queue' ? sql`w."dueAt"` : sql`w."createdAt"`;
  return sql<ModeratedRow[]>`
    select w."rowId", w.kind, w.id, w.version, w.topic, w.title, w.text, w.language,
      a.handle as author, a.display_name as "authorName", w.state, w."spamParts", w."createdAt", w."dueAt", w."isLocked",
      k.operator_id as "claimedId",
      (select count(*)::int from community_posts r
        where r.author_id = w.author_id and r.state = 'removed')
      + (select count(*)::int from community_comments r
        where r.author_id = w.author_id and r.state = 'removed') as "authorRemoved",
      exists (select from community_moderator_accounts m
        where m.operator_id = ${operatorId} and m.user_id = w.author_id) as "isOwn"
    from (${either(sql)}) w left join community_people a on a.user_id = w.author_id
      left join community_claims k on k.kind = w.kind and k.subject_id = w.id
        and k.claimed_until > ${now}
    where ${state === 'queue' ? sql`w."dueAt" is not null` : sql`w.state = ${state}`}
      ${after === undefined ? sql`` : sql`and (${key}, w."rowId") > (${after.key}::timestamptz, ${after.id}::bigint)`}
    order by ${key}, w."rowId" limit ${pageSize + 1}`;
}

/** How much waits for moderators. */
export async function countModerated(sql: Queryable, now: Date) {
  type Row = { due: number; pending: number; hidden: number; overdue: number; appeals: number };
  const [row] = await sql<Row[]>`
    select count(*) filter (where due_at is not null)::int as due,
      count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where state = 'hidden')::int as hidden,
      count(*) filter (where due_at < ${now})::int as overdue,
      (select count(*)::int from community_appeals where decided_at is null) as appeals
    from (select state, due_at from community_posts where state in ('pending', 'hidden') or due_at is not null
      union all select state, due_at from community_comments
        where state in ('pending', 'hidden') or due_at is not null) w`;
  return row ?? { due: 0, pending: 0, hidden: 0, overdue: 0, appeals: 0 };
}

/** Decisions about a text, newest first. */
export async function selectHistory(sql: Queryable, kind: WrittenKind, id: string) {
  type Row = {
    act: string;
    reason: string | null;
    note: string;
    operatorId: string | null;
    actedAt: Date;
  };
  return sql<Row[]>`
    select act, reason, note, operator_id as "operatorId", acted_at as "actedAt"
    from community_acts where kind = ${kind} and subject_id = ${id} order by act_id desc limit 50`;
}

/** Names that the author of a text had before, last given up first. */
export async function selectFormerNames(sql: Queryable, kind: WrittenKind, id: string) {
  type Row = { kind: 'handle' | 'display'; name: string; endedAt: Date };
  return sql<Row[]>`
    select kind, name, ended_at as "endedAt" from community_former_names
    where user_id = community_author(${kind}, ${id}::uuid)
    order by ended_at desc, name_id desc limit 20`;
}

/** The last decisions of moderators in the topic of a text about other texts. */
export async function selectSimilar(sql: Queryable, kind: WrittenKind, id: string) {
  type Row = {
    kind: WrittenKind;
    id: string;
    title: string;
    act: string;
    reason: string | null;
    actedAt: Date;
  };
  return sql<Row[]>`
    with it as (
      select p.topic from community_posts p where ${kind} = 'post' and p.public_id = ${id}
      union all
      select p.topic from community_comments c join community_posts p on p.post_id = c.post_id
        where ${kind} = 'comment' and c.public_id = ${id}
    )
    select a.kind, a.subject_id as id, coalesce(p.title, q.title, '') as title, a.act, a.reason,
      a.acted_at as "actedAt"
    from it join community_acts a on a.topic = it.topic
      left join community_posts p on a.kind = 'post' and p.public_id = a.subject_id
      left join community_comments c on a.kind = 'comment' and c.public_id = a.subject_id
      left join community_posts q on q.post_id = c.post_id
    where a.subject_id <> ${id} and a.act in ('approve', 'remove') and a.operator_id is not null
    order by a.act_id desc limit 5`;
}

/** Whether a moderator allowed a text that was reported or hidden, since its last edit. */
export async function wasAllowed(tx: Queryable, kind: WrittenKind, id: string): Promise<boolean> {
  const table = kind === 'post' ? tx`community_posts` : tx`community_comments`;
  const { count } = await tx`
    select from community_acts a join ${table} w on w.public_id = a.subject_id
    where a.kind = ${kind} and a.subject_id = ${id} and a.operator_id is not null
      and a.act in ('approve', 'restore') and a.from_state <> 'pending'
      and a.acted_at > coalesce(w.edited_at, '-infinity')
    limit 1`;
  return count > 0;
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
  readonly kind: ActKind;
  readonly id: string;
  readonly topic: string;
  /** Null: hidden by reports. */
  readonly operatorId: string | null;
  readonly act: PublicAct;
  readonly note: string;
  readonly reason: string | null;
  readonly from: PostState | 'suspended';
  readonly to: PostState | 'suspended';
  readonly now: Date;
};

export async function insertAct(tx: Transaction, done: NewAct): Promise<void> {
  const { kind, id, topic, operatorId, act, note, reason, from, to, now } = done;
  await tx`
    insert into community_acts (kind, subject_id, topic, operator_id, act, reason, from_state,
      to_state, acted_at,
      note)
    values (${kind}, ${id}, ${topic}, ${operatorId}, ${act}, ${reason}, ${from}, ${to}, ${now},
      ${note})`;
}

/** Acts, newest first; one more than a page. */
export async function selectActs(
  sql: Queryable,
  { after, limit }: { readonly after: ListKey | undefined; readonly limit: number },
) {
  return sql<
    {
      rowId: number;
      kind: ActKind;
      topic: string;
      act: NewAct['act'];
      reason: string | null;
      isByModerator: boolean;
      actedAt: Date;
      appeal: 'open' | 'granted' | 'refused' | null;
    }[]
  >`
    select a.act_id as "rowId", a.kind, a.topic, a.act, a.reason,
      a.operator_id is not null as "isByModerator", a.acted_at as "actedAt",
      case when p.act_id is null then null when p.decided_at is null then 'open'
        when p.is_granted then 'granted' else 'refused' end as appeal
    from community_acts a left join community_appeals p on p.act_id = a.act_id
    ${after === undefined ? sql`` : sql`where a.act_id < ${after.id}::bigint`}
    order by a.act_id desc limit ${limit + 1}`;
}
