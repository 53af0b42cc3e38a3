import type { MessageClass, OwnHours } from '@pahiya/domain/messages/message-hours';
import type { NoticeChannel } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../db/database.ts';
import type { Delivery } from '../../deliver-once.ts';
import type { DueNotice, NoticeFacts } from '../../notice-kind.ts';
import type { NewNotice } from './enqueue-notice.ts';

/** Stores a notice once a channel; returns the ids of those that are new. */
export async function insertNotices(
  tx: Queryable,
  { userId, subjectKind, subjectId, dedupeKey, facts, messageClass = 'promotional' }: NewNotice,
  rows: readonly { readonly id: string; readonly channel: NoticeChannel }[],
  { dueAt, createdAt }: { readonly dueAt: Date; readonly createdAt: Date },
): Promise<readonly string[]> {
  const made = await tx<{ id: string }[]>`
    insert into notices (id, user_id, subject_kind, subject_id, channel, dedupe_key, facts, due_at,
      state, created_at, message_class)
    select g.id, ${userId}, ${subjectKind}, ${subjectId}, g.channel, ${dedupeKey},
      ${tx.json(facts)}::jsonb, ${dueAt}, 'pending', ${createdAt}, ${messageClass}
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
};

/** The last notices of a person, newest first. */
export async function selectLatestNotices(
  sql: Queryable,
  userId: string,
  limit: number,
): Promise<readonly ListedNotice[]> {
  return sql<ListedNotice[]>`
    select subject_kind as about, facts, channel, state, coalesce(sent_at, created_at) as at
    from notices where user_id = ${userId} order by created_at desc, id limit ${limit}`;
}

/** A notice taken for sending. */
export type TakenNotice = DueNotice & {
  readonly noticeId: string;
  readonly subjectKind: string;
  readonly channel: NoticeChannel;
};

/** Marks a notice as being sent and returns it once; null if it was taken before. */
export async function takeNotice(sql: Queryable, noticeId: string): Promise<TakenNotice | null> {
  const [row] = await sql<TakenNotice[]>`
    update notices set state = 'sending' where id = ${noticeId} and state = 'pending'
    returning id as "noticeId", user_id as "userId", subject_kind as "subjectKind",
      subject_id as "subjectId", channel, facts`;
  return row ?? null;
}

/** Saves what became of a notice, unless its provider reported it before. */
export async function updateNotice(
  sql: Queryable,
  noticeId: string,
  state: Delivery | 'cancelled',
  sentAt: Date | null,
): Promise<void> {
  await sql`
    update notices set state = ${state}, sent_at = ${sentAt}
    where id = ${noticeId} and state = 'sending'`;
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
    where id = ${reference} and channel = 'whatsapp' and state = any(${
      state === 'sent' ? ['sending', 'unknown'] : ['sending', 'unknown', 'sent']
    }::text[])`;
}

/** Marks a notice whose sending was interrupted: it may have been sent. */
export async function updateInterruptedNotice(sql: Queryable, noticeId: string): Promise<void> {
  await sql`
    update notices set state = 'unknown' where id = ${noticeId} and state = 'sending'`;
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
