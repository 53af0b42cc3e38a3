import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** A request for a call. Name and mobile are sealed. */
export type NewCallBack = {
  readonly id: string;
  readonly userId: string | null;
  readonly serviceId: string;
  readonly stateCode: string | null;
  readonly name: Uint8Array;
  readonly mobile: Uint8Array;
  readonly mobileHash: Uint8Array;
  readonly language: Language;
  readonly slot: string;
  readonly day: IstDate;
  readonly fromHour: number;
  readonly untilHour: number;
  readonly consentText: string;
  readonly at: Date;
};

/** Saves a request. A waiting one for the same service and mobile is updated instead, and keeps its account; one
 * without an account gets `newOwner`. */
export async function saveCallBack(
  sql: Queryable,
  wish: NewCallBack,
  newOwner: string | null,
): Promise<{ readonly id: string; readonly owner: string | null; readonly isFirst: boolean }> {
  const [row] = await sql<{ id: string; owner: string | null; isFirst: boolean }[]>`
    insert into rto_call_backs (id, user_id, service_id, state_code, name_sealed, mobile_sealed,
      mobile_hash, language, slot, call_day, call_from_hour, call_until_hour, consent_text,
      consented_at, asked_at, state)
    values (${wish.id}, ${wish.userId}, ${wish.serviceId}, ${wish.stateCode}, ${wish.name},
      ${wish.mobile}, ${wish.mobileHash}, ${wish.language}, ${wish.slot}, ${wish.day}::date,
      ${wish.fromHour}, ${wish.untilHour}, ${wish.consentText}, ${wish.at}, ${wish.at}, 'waiting')
    on conflict (mobile_hash, service_id) where state = 'waiting' do update
      set user_id = coalesce(rto_call_backs.user_id, ${newOwner}), state_code = excluded.state_code,
        name_sealed = excluded.name_sealed, mobile_sealed = excluded.mobile_sealed,
        language = excluded.language, slot = excluded.slot, call_day = excluded.call_day,
        call_from_hour = excluded.call_from_hour, call_until_hour = excluded.call_until_hour,
        consent_text = excluded.consent_text, consented_at = excluded.consented_at,
        asked_at = excluded.asked_at
    returning id, user_id as owner, xmax = 0 as "isFirst"`;
  if (row === undefined) throw new Error('an insert gave back no row');
  return row;
}

/** Deletes a request. */
export async function deleteCallBack(sql: Queryable, id: string): Promise<void> {
  await sql`delete from rto_call_backs where id = ${id}`;
}

/** Deletes the requests of an account. */
export async function deleteCallBacksOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from rto_call_backs where user_id = ${userId}`;
}

/** Deletes older requests; returns their number. */
export async function deleteCallBacksBefore(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from rto_call_backs where asked_at <= ${before}`;
  return count;
}

/** The requests of a person, for the account's export. */
export async function callBackHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select service_id as service, state_code as state, language, call_day::text as "callDay",
      state as outcome, consent_text as "consentText", consented_at as "consentedAt",
      asked_at as "askedAt"
    from rto_call_backs where user_id = ${userId} order by asked_at`;
}

/** A waiting request. */
export type WaitingCallBack = {
  readonly callBackId: string;
  readonly serviceId: string;
  readonly stateCode: string | null;
  readonly name: Uint8Array;
  readonly mobile: Uint8Array;
  readonly hash: Buffer;
  readonly language: Language;
  readonly day: string;
  readonly fromHour: number;
  readonly untilHour: number;
  readonly isSignedIn: boolean;
  readonly askedAt: Date;
  readonly consentedAt: Date;
};

/** Waiting requests, earliest call first. */
export async function findWaiting(
  sql: Queryable,
  atMost: number,
): Promise<readonly WaitingCallBack[]> {
  return sql<WaitingCallBack[]>`
    select id as "callBackId", service_id as "serviceId", state_code as "stateCode",
      name_sealed as name, mobile_sealed as mobile, mobile_hash as hash, language, call_day::text as day,
      call_from_hour as "fromHour", call_until_hour as "untilHour",
      user_id is not null as "isSignedIn", asked_at as "askedAt", consented_at as "consentedAt"
    from rto_call_backs where state = 'waiting'
    order by call_day, call_from_hour, asked_at, id limit ${atMost}`;
}

/** How many requests wait. */
export async function countWaiting(sql: Queryable): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*)::integer as waiting from rto_call_backs where state = 'waiting'`;
  return row?.waiting ?? 0;
}

/** Closes a waiting request and erases name and mobile; false when there is none. */
export async function updateClosed(
  tx: Queryable,
  callBackId: string,
  closed: { readonly outcome: string; readonly operatorId: string; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update rto_call_backs set state = ${closed.outcome}, closed_at = ${closed.at},
      closed_by = ${closed.operatorId}, name_sealed = null, mobile_sealed = null, mobile_hash = null
    where id = ${callBackId} and state = 'waiting'`;
  return count === 1;
}

/** Whether there is a request, waiting or closed. */
export async function isCallBack(tx: Queryable, callBackId: string): Promise<boolean> {
  const { count } = await tx`select from rto_call_backs where id = ${callBackId}`;
  return count === 1;
}
