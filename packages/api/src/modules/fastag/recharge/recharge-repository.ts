import type { BillerComplaint } from '@pahiya/domain/fastag/ports';
import type { RechargeState } from '@pahiya/domain/fastag/recharge-states';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Paise } from '@pahiya/domain/shared/money';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import type { RechargeRow } from './recharge-row.ts';

const columns = (sql: Queryable) => sql`id as "rechargeId", order_id as "orderId",
  vehicle_number as "vehicleNumber", biller_id as "billerId", issuer,
  vehicle_class as "vehicleClass", amount_paise as amount, state, request_id as "requestId",
  paid_at as "paidAt", sent_at as "sentAt", last_sent_at as "lastSentAt",
  asked_count as "askedCount", asked_at as "askedAt", next_ask_at as "nextAskAt",
  answered_at as "answeredAt", reference, failure, is_late_told as "isLateTold",
  complaint_ref as "complaintRef", complaint_state as "complaintState", details`;

/** A recharge to store; it awaits its payment. */
export type NewRecharge = Pick<
  RechargeRow,
  | 'rechargeId'
  | 'orderId'
  | 'vehicleNumber'
  | 'billerId'
  | 'issuer'
  | 'vehicleClass'
  | 'amount'
  | 'requestId'
  | 'details'
>;

/** Stores the recharge of a new order. */
export async function insertRecharge(tx: Queryable, row: NewRecharge, at: Date): Promise<void> {
  await tx`
    insert into fastag_recharges (id, order_id, vehicle_number, biller_id, issuer, vehicle_class,
      amount_paise, state, state_changed_at, request_id, details)
    values (${row.rechargeId}, ${row.orderId}, ${row.vehicleNumber}, ${row.billerId}, ${row.issuer},
      ${row.vehicleClass}, ${row.amount}, 'awaiting-payment', ${at}, ${row.requestId},
      ${row.details})`;
}

/** One recharge by its id. */
export async function selectRecharge(
  sql: Queryable,
  rechargeId: string,
): Promise<RechargeRow | null> {
  const [row] = await sql<RechargeRow[]>`
    select ${columns(sql)} from fastag_recharges where id = ${rechargeId}`;
  return row ?? null;
}

/** The recharge of an order. */
export async function selectRechargeOf(
  sql: Queryable,
  orderId: string,
): Promise<RechargeRow | null> {
  const [row] = await sql<RechargeRow[]>`
    select ${columns(sql)} from fastag_recharges where order_id = ${orderId}`;
  return row ?? null;
}

/** Recharges with the bank of which their owners were told that they are late. */
export async function selectLate(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly RechargeRow[]> {
  return sql<RechargeRow[]>`
    select ${columns(sql)} from fastag_recharges
    where state = 'sent' and is_late_told ${chosenRows(sql, sql`id`, which)}`;
}

/** Names of issuers by recharge. */
export async function selectIssuers(
  sql: Queryable,
  rechargeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ id: string; issuer: string }[]>`
    select id, issuer from fastag_recharges where id = any(${rechargeIds}::uuid[])`;
  return new Map(rows.map(({ id, issuer }) => [id, issuer]));
}

/** Orders of a recharge by the reference or request id that a bank names. */
export async function selectOrdersByReference(
  sql: Queryable,
  name: string,
): Promise<readonly string[]> {
  const rows = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from fastag_recharges
    where reference = ${name} or request_id = ${name.toLowerCase()}`;
  return rows.map(({ orderId }) => orderId);
}

/** Those of some orders whose refund is due. */
export async function selectRefunding(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly { readonly orderId: string; readonly itemId: string }[]> {
  return sql<{ orderId: string; itemId: string }[]>`
    select order_id as "orderId", id as "itemId" from fastag_recharges
    where order_id = any(${orderIds}::uuid[]) and state = 'refunding'`;
}

/** Saves a state. */
export async function updateState(
  tx: Queryable,
  rechargeId: string,
  to: { readonly state: RechargeState; readonly at: Date },
): Promise<void> {
  await tx`
    update fastag_recharges set state = ${to.state}, state_changed_at = ${to.at},
      details = case when ${to.state} <> 'refunded' then details end
    where id = ${rechargeId}`;
}

/** Saves that it was paid for. */
export async function updatePaid(tx: Queryable, rechargeId: string, at: Date): Promise<void> {
  await tx`update fastag_recharges set paid_at = ${at} where id = ${rechargeId}`;
}

/** Saves that it is being sent. */
export async function updateSent(tx: Queryable, rechargeId: string, at: Date): Promise<void> {
  await tx`
    update fastag_recharges set sent_at = coalesce(sent_at, ${at}), last_sent_at = ${at}
    where id = ${rechargeId}`;
}

/** Saves a question for its outcome, and when the next one is due. */
export async function updateAsked(
  sql: Queryable,
  rechargeId: string,
  { at, nextAt }: { readonly at: Date; readonly nextAt: Date | null },
): Promise<void> {
  await sql`
    update fastag_recharges
    set asked_count = asked_count + 1, asked_at = ${at}, next_ask_at = ${nextAt}
    where id = ${rechargeId}`;
}

/** Saves the bank's confirmation; the count begins again, for the looks that follow. */
export async function updateConfirmed(
  tx: Queryable,
  rechargeId: string,
  to: { readonly reference: string; readonly at: Date },
): Promise<void> {
  await tx`
    update fastag_recharges
    set reference = ${to.reference}, answered_at = ${to.at}, asked_count = 0, next_ask_at = null,
      details = null
    where id = ${rechargeId}`;
}

/** Saves why it failed. What was typed for the bank is erased, unless the recharge may still be taken up again. */
export async function updateFailed(
  tx: Queryable,
  rechargeId: string,
  to: { readonly failure: string; readonly at: Date },
): Promise<void> {
  await tx`
    update fastag_recharges
    set failure = ${to.failure}, answered_at = ${to.at}, next_ask_at = null,
      details = case when ${to.failure} = 'given-up' then details end
    where id = ${rechargeId}`;
}

/** Forgets why it failed: it goes on. */
export async function clearFailure(tx: Queryable, rechargeId: string): Promise<void> {
  await tx`
    update fastag_recharges set failure = null, answered_at = null where id = ${rechargeId}`;
}

/** Saves that the delay was told, once; false if it was before. */
export async function updateLateTold(tx: Queryable, rechargeId: string): Promise<boolean> {
  const { count } = await tx`
    update fastag_recharges set is_late_told = true
    where id = ${rechargeId} and not is_late_told`;
  return count > 0;
}

/** Saves a question between the scheduled ones, which do not count it. */
export async function updateLooked(sql: Queryable, rechargeId: string, at: Date): Promise<void> {
  await sql`update fastag_recharges set asked_at = ${at} where id = ${rechargeId}`;
}

/** Saves our complaint as the bill-payment system has it. */
export async function updateComplaint(
  sql: Queryable,
  rechargeId: string,
  { complaintRef, state }: BillerComplaint,
): Promise<void> {
  await sql`
    update fastag_recharges
    set complaint_ref = coalesce(complaint_ref, ${complaintRef}), complaint_state = ${state}
    where id = ${rechargeId}`;
}

/** Which of some orders have a recharge that is paid and was not given up. */
export async function selectUnderWay(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx<{ orderId: string }[]>`
    select order_id as "orderId" from fastag_recharges
    where order_id = any(${orderIds}::uuid[]) and state in ('queued', 'sent', 'done')`;
  return rows.map((row) => row.orderId);
}

/** When a vehicle's tag was last recharged here, by anyone. */
export async function selectLastRecharge(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
): Promise<Date | null> {
  const [row] = await sql<{ at: Date }[]>`
    select answered_at as at from fastag_recharges
    where vehicle_number = ${vehicleNumber} and state = 'done'
    order by answered_at desc limit 1`;
  return row?.at ?? null;
}

/** What was loaded here onto a vehicle's tag of a bank since two instants. Paise. */
export async function selectLoaded(
  sql: Queryable,
  { vehicleNumber, billerId }: Pick<RechargeRow, 'vehicleNumber' | 'billerId'>,
  since: { readonly month: Date; readonly year: Date },
): Promise<{ readonly month: Paise; readonly year: Paise }> {
  const [row] = await sql<{ month: Paise; year: Paise }[]>`
    select coalesce(sum(amount_paise) filter (where answered_at >= ${since.month}), 0)::bigint
        as month,
      coalesce(sum(amount_paise), 0)::bigint as year
    from fastag_recharges
    where vehicle_number = ${vehicleNumber} and biller_id = ${billerId} and state = 'done'
      and answered_at >= ${since.year}`;
  if (row === undefined) throw new Error('a sum has a row');
  return row;
}

/** Recharges of some orders for an account's export, by order. */
export async function selectExported(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql<{ orderId: string; recharge: unknown }[]>`
    select order_id as "orderId", json_build_object('issuer', issuer, 'amountPaise', amount_paise,
      'state', state, 'reference', reference, 'sentAt', sent_at, 'answeredAt', answered_at)
      as recharge
    from fastag_recharges where order_id = any(${orderIds}::uuid[])`;
  return new Map(rows.map(({ orderId, recharge }) => [orderId, recharge]));
}

/** Leaves only the first letters of the vehicle number of an order's recharge. */
export async function updateVehicleHidden(sql: Queryable, orderId: string): Promise<void> {
  await sql`
    update fastag_recharges set vehicle_number = left(vehicle_number, 4)
    where order_id = ${orderId}`;
}

/** Deletes the recharges of unpaid orders. */
export async function deleteRechargesOf(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx`delete from fastag_recharges where order_id = any(${orderIds}::uuid[])`;
}

/** Stores a callback once; the recharge it is about, or null for a repeated or unknown one. */
export async function insertBillerEvent(
  tx: Queryable,
  event: { readonly eventId: string; readonly requestId: string; readonly at: Date },
): Promise<string | null> {
  const { count } = await tx`
    insert into biller_events (event_id, request_id, received_at)
    values (${event.eventId}, ${event.requestId}, ${event.at}) on conflict do nothing`;
  if (count === 0) return null;
  const [row] = await tx<{ id: string }[]>`
    select id from fastag_recharges where request_id = ${event.requestId}`;
  return row?.id ?? null;
}

/** Erases what was typed for banks in orders that were not paid for by an instant. */
export async function eraseUnpaidDetails(sql: Queryable, before: Date): Promise<void> {
  await sql`
    update fastag_recharges set details = null
    where details is not null and state = 'awaiting-payment' and state_changed_at < ${before}`;
}

/** Deletes callbacks received before an instant; returns how many. */
export async function deleteBillerEvents(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from biller_events where received_at < ${before}`;
  return count;
}
