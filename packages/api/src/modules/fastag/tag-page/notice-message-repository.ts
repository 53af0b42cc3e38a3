import type { NoticeTurn } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../../db/database.ts';
import type { Delivery } from '../../../deliver-once.ts';
import type { NoticeOwner, StoredNotice } from './notice-repository.ts';

/** An e-notice that may need a reminder, with whom to remind. */
export type OpenNotice = StoredNotice & NoticeOwner & { readonly enteredAt: Date };

/** A message of a reminder. */
export type NoticeMessage = {
  readonly id: string;
  readonly noticeId: string;
  readonly turn: NoticeTurn;
  readonly channel: 'sms' | 'email';
};

/** Unpaid e-notices issued since an instant that were not reminded of in every turn, oldest first. */
export async function findOpenNotices(
  sql: Queryable,
  issuedSince: Date,
): Promise<readonly OpenNotice[]> {
  return sql<OpenNotice[]>`
    select id as "noticeId", user_id as "userId", vehicle_number as "vehicleNumber", place,
      notice_number as "noticeNumber", fee_paise as fee, issued_at as "issuedAt",
      objected_at as "objectedAt", decided_at as "decidedAt", is_upheld as "isUpheld",
      paid_at as "paidAt", entered_at as "enteredAt"
    from toll_notices where paid_at is null and issued_at > ${issuedSince}
    order by issued_at, id`;
}

/** Stores a message unless its turn has one for the channel; marks it as being sent if it was not sent yet. False when
 * it was sent, or may have been. */
export async function takeMessage(
  sql: Queryable,
  message: NoticeMessage,
  at: Date,
): Promise<boolean> {
  const { id, noticeId, turn, channel } = message;
  const { count } = await sql`
    insert into toll_notice_messages (id, notice_id, turn, channel, state, created_at)
    values (${id}, ${noticeId}, ${turn}, ${channel}, 'sending', ${at})
    on conflict (notice_id, turn, channel) do update set state = 'sending', id = excluded.id
      where toll_notice_messages.state = 'pending'`;
  return count > 0;
}

/** Saves what became of a message. */
export async function updateMessage(
  sql: Queryable,
  id: string,
  state: Delivery,
  sentAt: Date | null,
): Promise<void> {
  await sql`
    update toll_notice_messages set state = ${state}, sent_at = ${sentAt} where id = ${id}`;
}
