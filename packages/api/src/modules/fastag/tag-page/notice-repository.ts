import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** Whose e-notices. */
export type NoticeOwner = { readonly userId: string; readonly vehicleNumber: VehicleNumber };

/** A stored e-notice. */
export type StoredNotice = {
  readonly noticeId: string;
  readonly place: string;
  readonly noticeNumber: string | null;
  readonly fee: Paise;
  readonly issuedAt: Date;
  readonly objectedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly isUpheld: boolean | null;
  readonly paidAt: Date | null;
};

/** The e-notices of a vehicle, newest first. */
export async function findNotices(
  sql: Queryable,
  { userId, vehicleNumber }: NoticeOwner,
): Promise<readonly StoredNotice[]> {
  return sql<StoredNotice[]>`
    select id as "noticeId", place, notice_number as "noticeNumber", fee_paise as fee,
      issued_at as "issuedAt", objected_at as "objectedAt", decided_at as "decidedAt",
      is_upheld as "isUpheld", paid_at as "paidAt"
    from toll_notices where user_id = ${userId} and vehicle_number = ${vehicleNumber}
    order by issued_at desc, id`;
}

/** Stores an e-notice. */
export async function insertNotice(
  tx: Queryable,
  { userId, vehicleNumber }: NoticeOwner,
  notice: StoredNotice & { readonly enteredAt: Date },
): Promise<void> {
  await tx`
    insert into toll_notices
      (id, user_id, vehicle_number, place, notice_number, fee_paise, issued_at, entered_at)
    values (${notice.noticeId}, ${userId}, ${vehicleNumber}, ${notice.place}, ${notice.noticeNumber},
      ${notice.fee}, ${notice.issuedAt}, ${notice.enteredAt})`;
}

/** Locks one e-notice of its owner; null if it is not theirs. */
export async function lockNotice(
  tx: Queryable,
  { userId, vehicleNumber }: NoticeOwner,
  noticeId: string,
): Promise<StoredNotice | null> {
  const [row] = await tx<StoredNotice[]>`
    select id as "noticeId", place, notice_number as "noticeNumber", fee_paise as fee,
      issued_at as "issuedAt", objected_at as "objectedAt", decided_at as "decidedAt",
      is_upheld as "isUpheld", paid_at as "paidAt"
    from toll_notices
    where id = ${noticeId} and user_id = ${userId} and vehicle_number = ${vehicleNumber}
    for update`;
  return row ?? null;
}

/** The vehicle of an e-notice of an account; null if it is not theirs. */
export async function vehicleOfNotice(
  sql: Queryable,
  noticeId: string,
  userId: string,
): Promise<VehicleNumber | null> {
  const [row] = await sql<{ vehicleNumber: VehicleNumber }[]>`
    select vehicle_number as "vehicleNumber" from toll_notices
    where id = ${noticeId} and user_id = ${userId}`;
  return row?.vehicleNumber ?? null;
}

/** Records what happened to an e-notice. */
export async function changeNotice(
  tx: Queryable,
  { noticeId, objectedAt, decidedAt, isUpheld, paidAt }: StoredNotice,
): Promise<void> {
  await tx`update toll_notices set objected_at = ${objectedAt}, decided_at = ${decidedAt},
    is_upheld = ${isUpheld}, paid_at = ${paidAt} where id = ${noticeId}`;
}

/** Removes an e-notice. */
export async function deleteNotice(tx: Queryable, noticeId: string): Promise<void> {
  await tx`delete from toll_notices where id = ${noticeId}`;
}

/** Removes all e-notices of an account. */
export async function deleteNotices(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from toll_notices where user_id = ${userId}`;
}

/** The e-notices of an account, for its export. */
export async function noticeHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", place, notice_number as "noticeNumber",
      fee_paise as "feePaise", issued_at as "issuedAt", objected_at as "objectedAt",
      decided_at as "decidedAt", is_upheld as "isUpheld", paid_at as "paidAt"
    from toll_notices where user_id = ${userId} order by issued_at desc`;
}
