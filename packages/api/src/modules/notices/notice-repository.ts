import type { MessageClass, OwnHours } from '@pahiya/domain/messages/message-hours';
import type { NoticeChannel } from '@pahiya/domain/messages/ports';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Delivery } from '../../deliver-once.ts';
import type { DueNotice, NoticeFacts } from '../../notice-kind.ts';
import type { NewNotice } from './enqueue-notice.ts';

/** Stores a notice once a channel; returns the ids of those that are new. */
export async function insertNotices(
  tx: Queryable,
  {
    userId,
    subjectKind,
    subjectId,
    dedupeKey,
    facts,
    joinKey,
    messageClass = 'promotional',
  }: NewNotice,
  rows: readonly { readonly id: string; readonly channel: NoticeChannel }[],
  { dueAt, createdAt }: { readonly dueAt: Date; readonly createdAt: Date },
): Promise<readonly string[]> {
  const made = await tx<{ id: string }[]>`
    insert into notices (id, user_id, subject_kind, subject_id, channel, dedupe_key, facts, due_at,
      state, created_at, message_class, join_key)
    select g.id, ${userId}, ${subjectKind}, ${subjectId}, g.channel, ${dedupeKey},
      ${tx.json(facts)}::jsonb, ${dueAt}, 'pending', ${createdAt}, ${messageClass},
      ${joinKey ?? null}
    from jsonb_to_recordset(${tx.json(rows)}) as g (id uuid, channel text)
    on conflict do nothing returning id`;
  return made.map(({ id }) => id);
}

/** What decides the hours of a notice; null when it is gone. `own`: hours of its person, if they chose any. */
export async function findHoursOf(
  sql: Queryable,
  noticeId: string,
): Promise<{ readonly messageClass: MessageClass; readonly own: OwnHours | null } | null> {
  const [row] = await sql<
    { messageClass: MessageClass; first: number | null; last: number | null }[]
  >`
    select n.message_class as "messageClass", h.first_hour as first, h.last_hour as last
    from notices n left join notice_hours h on h.user_id = n.user_id where n.id = ${noticeId}`;
  if (row === undefined) return null;
  const { messageClass, first, last } = row;
  return { messageClass, own: first === null || last === null ? null : { first, last } };
}

/** A notice in the list of what was sent. `at`: when it was sent, or made. */
export type ListedNotice = {
  readonly about: string;
  readonly facts: NoticeFacts;
  readonly channel: NoticeChannel;
  readonly state: Delivery | 'sending' | 'delivered' | 'cancelled';
  readonly at: Date;
  /** It went with another one, in one message. */
  readonly isJoined: boolean;
};

/** The last notices of a person, newest first. */
export async function selectLatestNotices(
  sql: Queryable,
  userId: string,
  limit: number,
): Promise<readonly ListedNotice[]> {
  return sql<ListedNotice[]>`
    select subject_kind as about, facts, channel, state, coalesce(sent_at, created_at) as at,
      joined_into is not null as "isJoined"
    from notices where user_id = ${userId} order by created_at desc, id limit ${limit}`;
}

/** A notice taken for sending. */
export type TakenNotice = DueNotice & {
  readonly noticeId: string;
  readonly subjectKind: string;
  readonly channel: NoticeChannel;
};

/** What is joined with a notice: a person's messages of one key and channel. */
export type JoinedBy = {
  readonly userId: string;
  readonly joinKey: string;
  readonly channel: NoticeChannel;
};

/** What a waiting notice is joined with; null: a message of its own, or one that was taken before. */
export async function findJoin(
  sql: Queryable,
  noticeId: string,
): Promise<(JoinedBy & { readonly subjectKind: string }) | null> {
  const [row] = await sql<(JoinedBy & { readonly subjectKind: string })[]>`
    select user_id as "userId", join_key as "joinKey", channel, subject_kind as "subjectKind"
    from notices where id = ${noticeId} and join_key is not null and state = 'pending'`;
  return row ?? null;
}

/** Keeps other servers from what is joined until the transaction ends. */
export async function lockJoined(
  tx: Transaction,
  { userId, joinKey, channel }: JoinedBy,
): Promise<void> {
  await tx`select pg_advisory_xact_lock(873, hashtext(${`${userId} ${joinKey} ${channel}`}))`;
}

/** Whether a message of this key went out, or may have, since an instant. */
export async function isJoinedSent(
  tx: Queryable,
  { userId, joinKey, channel }: JoinedBy,
  since: Date,
): Promise<boolean> {
  const [row] = await tx<{ isSent: boolean }[]>`
    select exists (select from notices where user_id = ${userId} and join_key = ${joinKey}
      and channel = ${channel} and state in ('sending', 'sent', 'delivered', 'unknown')
      and coalesce(sent_at, taken_at) >= ${since}) as "isSent"`;
  return row?.isSent === true;
}

/** Marks a notice as being sent, with those that are joined with it and due, and returns them, itself first; empty if it
 * was taken before. */
export async function takeNotices(
  sql: Queryable,
  noticeId: string,
  joined: JoinedBy | null,
  at: Date,
): Promise<readonly TakenNotice[]> {
  const others =
    joined === null
      ? sql``
      : sql`or (n.user_id = ${joined.userId} and n.join_key = ${joined.joinKey}
          and n.channel = ${joined.channel} and n.due_at <= ${at})`;
  return sql<TakenNotice[]>`
    with mine as (
      select n.id from notices n where n.state = 'pending' and (n.id = ${noticeId}::uuid ${others})
      order by n.id for update
    ), taken as (
      update notices set state = 'sending', taken_at = ${at},
        joined_into = case when id <> ${noticeId}::uuid then ${noticeId}::uuid end
      where id in (select id from mine) and ${noticeId}::uuid in (select id from mine)
      returning id as "noticeId", user_id as "userId", subject_kind as "subjectKind",
        subject_id as "subjectId", channel, facts, created_at
    )
    select "noticeId", "userId", "subjectKind", "subjectId", channel, facts from taken
    order by "noticeId" <> ${noticeId}::uuid, created_at, "noticeId"`;
}

/** Saves what became of notices that were sent as one message, unless its provider reported it before. Those that were
 * surely not sent may be joined anew. */
export async function updateNotices(
  sql: Queryable,
  noticeIds: readonly string[],
  state: Delivery | 'cancelled',
  sentAt: Date | null,
): Promise<void> {
  await sql`
    update notices set state = ${state}, sent_at = ${sentAt},
      joined_into = case when ${state}::text in ('pending', 'cancelled') then null else joined_into end
    where id = any(${[...noticeIds]}::uuid[]) and state = 'sending'`;
}

/** Saves what a provider reports of a message later. It may be faster than our own note of the sending, may come twice
 * and in any order, and settles what was not known: what was delivered stays so. */
export async function updateReported(
  sql: Queryable,
  {
    reference,
    state,
    at,
  }: {
    readonly reference: string;
    readonly state: 'sent' | 'delivered' | 'failed';
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update notices set state = ${state}, sent_at = coalesce(sent_at, ${at})
    where (id = ${reference} or joined_into = ${reference}) and channel = 'whatsapp' and state = any(${
      state === 'sent' ? ['sending', 'unknown'] : ['sending', 'unknown', 'sent']
    }::text[])`;
}

/** Marks a notice whose sending was interrupted, and those that went with it: they may have been sent. One that went with
 * another is marked with that. */
export async function updateInterruptedNotice(sql: Queryable, noticeId: string): Promise<void> {
  await sql`
    update notices set state = 'unknown' where state = 'sending'
      and ((id = ${noticeId} and joined_into is null) or joined_into = ${noticeId})`;
}

/** A person's notices for the export, oldest first. */
export async function noticesOf(
  sql: Queryable,
  userId: string,
): Promise<readonly Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select subject_kind as "about", channel, facts, state, created_at as "createdAt",
      sent_at as "sentAt"
    from notices where user_id = ${userId} order by created_at, id`;
}

/** Deletes a person's notices. */
export async function deleteNoticesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from notices where user_id = ${userId}`;
}

/** Deletes notices made up to an instant; returns how many. */
export async function deleteNoticesUntil(sql: Queryable, until: Date): Promise<number> {
  const { count } = await sql`delete from notices where created_at <= ${until}`;
  return count;
}
