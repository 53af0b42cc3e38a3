import type { Queryable } from '../../../db/database.ts';
import type { NoticeOwner, StoredNotice } from './notice-repository.ts';

/** An e-notice that may need a reminder, with whom to remind. */
export type OpenNotice = StoredNotice & NoticeOwner & { readonly enteredAt: Date };

const columns = (sql: Queryable) => sql`id as "noticeId", user_id as "userId",
  vehicle_number as "vehicleNumber", place, notice_number as "noticeNumber", fee_paise as fee,
  issued_at as "issuedAt", objected_at as "objectedAt", decided_at as "decidedAt",
  is_upheld as "isUpheld", paid_at as "paidAt", entered_at as "enteredAt"`;

/** Unpaid e-notices issued since an instant, oldest first. */
export async function findOpenNotices(
  sql: Queryable,
  issuedSince: Date,
): Promise<readonly OpenNotice[]> {
  return sql<OpenNotice[]>`
    select ${columns(sql)} from toll_notices
    where paid_at is null and issued_at > ${issuedSince} order by issued_at, id`;
}

/** An unpaid e-notice by id; null when it is paid or gone. */
export async function findOpenNotice(sql: Queryable, noticeId: string): Promise<OpenNotice | null> {
  const [row] = await sql<OpenNotice[]>`
    select ${columns(sql)} from toll_notices where id = ${noticeId} and paid_at is null`;
  return row ?? null;
}

/** Unpaid e-notices of a person, oldest first. */
export async function findOpenNoticesOf(
  sql: Queryable,
  userId: string,
): Promise<readonly OpenNotice[]> {
  return sql<OpenNotice[]>`
    select ${columns(sql)} from toll_notices
    where user_id = ${userId} and paid_at is null order by issued_at, id limit 200`;
}
