import { randomUUID } from 'node:crypto';
import { extraMessages } from '@pahiya/domain/messages/extra-channels';
import { type MessageClass, withinMessageHours } from '@pahiya/domain/messages/message-hours';
import type { NoticeChannel } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../db/database.ts';
import type { NoticeFacts } from '../../notice-kind.ts';
import type { Services } from '../../services.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { findExtras } from './extras/extra-repository.ts';
import { insertNotices } from './notice-repository.ts';

/** News for a person who subscribed to it. */
export type NewNotice = {
  readonly userId: string;
  /** One of `Services.noticeKinds`. */
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Those that the person chose. */
  readonly channels: readonly NoticeChannel[];
  /** Identifies the news within the subject, such as the day or the price: the same is told once a channel. */
  readonly dedupeKey: string;
  readonly facts: NoticeFacts;
  /** Notices with the same key are one message a day, such as all news of a vehicle. Left out: a message of its own. */
  readonly joinKey?: string;
  /** Decides the hours in which it is sent; `promotional` if left out. */
  readonly messageClass?: MessageClass;
  /** Earliest time; now if left out. It is moved to the hours in which messages are sent. */
  readonly dueAt?: Date;
};

/** Queues a notice, on the channels of its subject and those that the person added to all of its kind, once a channel however often it is called, in the transaction that found the news. Returns how many
 * messages are new. Call `wakeWorkers` after the commit to send it immediately. */
export async function enqueueNotice(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  notice: NewNotice,
): Promise<number> {
  const createdAt = now();
  const dueAt = withinMessageHours(notice.dueAt ?? createdAt, notice.messageClass);
  // Nothing is added to a subscription that is silent.
  const takesExtras = notice.channels.length > 0 && isExtra(notice.subjectKind);
  const extras = takesExtras ? await findExtras(tx, notice) : [];
  const rows = [...new Set([...notice.channels, ...extras])].map((channel) => ({
    id: randomUUID(),
    channel,
  }));
  const subjects = await insertNotices(tx, notice, rows, { dueAt, createdAt });
  await enqueueTasks(tx, 'send-notice', { subjects, dueAt });
  return subjects.length;
}

function isExtra(subjectKind: string): boolean {
  return extraMessages.some((message) => message === subjectKind);
}

/** Key that joins all news of a vehicle. */
export function vehicleJoinKey(vehicleNumber: string): string {
  return `vehicle ${vehicleNumber}`;
}
