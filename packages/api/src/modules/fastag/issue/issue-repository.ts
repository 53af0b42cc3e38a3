import type { IssuePicture } from '@pahiya/domain/fastag/ports';
import type { TagClass } from '@pahiya/domain/fastag/tag-class';
import type { IssueState } from '@pahiya/domain/fastag/tag-issue';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';

/** A picture that the issuer received. */
export type SentPicture = {
  readonly picture: IssuePicture;
  readonly fileRef: string;
  /** Sent after a rejection, and not yet submitted. */
  readonly isAgain?: true;
};

/** The issue of a tag as stored. */
export type IssueRow = {
  readonly issueId: string;
  /** Null after the account is deleted. */
  readonly userId: string | null;
  readonly orderId: string | null;
  readonly vehicleNumber: VehicleNumber;
  readonly tagClass: TagClass;
  readonly issuerName: string;
  readonly isSandbox: boolean;
  readonly state: IssueState;
  /** The issuer's session, encrypted; null once it is no longer needed. */
  readonly session: Buffer | null;
  readonly mobileMasked: string;
  readonly otpValidUntil: Date;
  readonly resendAfter: Date;
  /** Pictures that the issuer asked for. */
  readonly pictures: readonly IssuePicture[];
  readonly files: readonly SentPicture[];
  readonly planRef: string | null;
  /** Delivery address, encrypted. */
  readonly address: Buffer | null;
  readonly reason: string | null;
  /** Pictures to send again after a rejection. */
  readonly resend: readonly IssuePicture[];
  readonly tagSerial: string | null;
  readonly courier: string | null;
  readonly consignmentId: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

/** A state with its time. */
export type IssueStep = { readonly issueId: string; readonly state: IssueState; readonly at: Date };

const columns = (sql: Queryable) => sql`id as "issueId", user_id as "userId",
  order_id as "orderId", vehicle_number as "vehicleNumber", tag_class as "tagClass",
  issuer_name as "issuerName", is_sandbox as "isSandbox", state, session,
  mobile_masked as "mobileMasked", otp_valid_until as "otpValidUntil",
  resend_after as "resendAfter", pictures, files, plan_ref as "planRef", address, reason, resend,
  tag_serial as "tagSerial", courier, consignment_id as "consignmentId",
  created_at as "createdAt", changed_at as "changedAt"`;

/** Stores an issue whose OTP was sent. */
export async function insertIssue(
  tx: Queryable,
  issue: Pick<
    IssueRow,
    | 'issueId'
    | 'userId'
    | 'vehicleNumber'
    | 'tagClass'
    | 'issuerName'
    | 'isSandbox'
    | 'session'
    | 'mobileMasked'
    | 'otpValidUntil'
    | 'resendAfter'
    | 'createdAt'
  >,
): Promise<void> {
  await tx`
    insert into tag_issues (id, user_id, vehicle_number, tag_class, issuer_name, is_sandbox, state,
      session, mobile_masked, otp_valid_until, resend_after, created_at, changed_at)
    values (${issue.issueId}, ${issue.userId}, ${issue.vehicleNumber}, ${issue.tagClass},
      ${issue.issuerName}, ${issue.isSandbox}, 'otp-sent', ${issue.session},
      ${issue.mobileMasked}, ${issue.otpValidUntil}, ${issue.resendAfter}, ${issue.createdAt},
      ${issue.createdAt})`;
}

/** One issue regardless of owner. */
export async function selectIssue(sql: Queryable, issueId: string): Promise<IssueRow | null> {
  const [row] = await sql<IssueRow[]>`
    select ${columns(sql)} from tag_issues where id = ${issueId}`;
  return row ?? null;
}

/** One issue regardless of owner; locks its row. */
export async function selectIssueLocked(tx: Queryable, issueId: string): Promise<IssueRow | null> {
  const [row] = await tx<IssueRow[]>`
    select ${columns(tx)} from tag_issues where id = ${issueId} for update`;
  return row ?? null;
}

/** The issues of some orders: one each. */
export async function selectIssuesOfOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly IssueRow[]> {
  return sql<IssueRow[]>`
    select ${columns(sql)} from tag_issues where order_id = any(${orderIds}::uuid[])`;
}

/** Issues by their ids. */
export async function selectIssues(
  sql: Queryable,
  issueIds: readonly string[],
): Promise<readonly IssueRow[]> {
  return sql<IssueRow[]>`
    select ${columns(sql)} from tag_issues where id = any(${issueIds}::uuid[])`;
}

/** Paid issues that wait for the desk: those with a rejected picture, and overdue ones. */
export async function selectDeskIssues(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly IssueRow[]> {
  return sql<IssueRow[]>`
    select ${columns(sql)} from tag_issues
    where order_id is not null and (state = 'rejected' or is_overdue)
      ${chosenRows(sql, sql`id`, which)}`;
}

/** Saves that an issue is in its state for longer than usual, once; false if it was before. */
export async function updateOverdue(tx: Queryable, issueId: string): Promise<boolean> {
  const { count } = await tx`
    update tag_issues set is_overdue = true where id = ${issueId} and not is_overdue`;
  return count > 0;
}

/** A person's newest issues: those under way without a paid order, or those that were paid. */
export async function selectIssuesOf(
  sql: Queryable,
  userId: string,
  states: readonly IssueState[],
): Promise<readonly IssueRow[]> {
  return sql<IssueRow[]>`
    select ${columns(sql)} from tag_issues
    where user_id = ${userId} and state = any(${states})
    order by created_at desc, id limit 50`;
}

/** Moves an issue and records the step. */
export async function updateIssueState(
  tx: Queryable,
  issueId: string,
  { state, at }: { readonly state: IssueState; readonly at: Date },
): Promise<void> {
  await tx`
    update tag_issues set state = ${state}, changed_at = ${at}, is_overdue = false
    where id = ${issueId}`;
  await insertStep(tx, issueId, { state, at });
}

/** Records a state with its time. */
export async function insertStep(
  tx: Queryable,
  issueId: string,
  { state, at }: { readonly state: IssueState; readonly at: Date },
): Promise<void> {
  await tx`
    insert into tag_issue_steps (issue_id, position, state, at)
    select ${issueId}, coalesce(max(position), 0) + 1, ${state}, ${at}
    from tag_issue_steps where issue_id = ${issueId}`;
}

/** Steps of issues, oldest first. */
export async function selectSteps(
  sql: Queryable,
  issueIds: readonly string[],
): Promise<readonly IssueStep[]> {
  return sql<IssueStep[]>`
    select issue_id as "issueId", state, at from tag_issue_steps
    where issue_id = any(${issueIds}::uuid[]) order by issue_id, position`;
}

/** Saves the issuer's session, or erases it. */
export async function updateSession(
  tx: Queryable,
  issueId: string,
  {
    session,
    otpValidUntil,
    resendAfter,
  }: Pick<IssueRow, 'session' | 'otpValidUntil' | 'resendAfter'>,
): Promise<void> {
  await tx`
    update tag_issues set session = ${session}, otp_valid_until = ${otpValidUntil},
      resend_after = ${resendAfter}
    where id = ${issueId}`;
}

/** Saves which pictures the issuer asks for. */
export async function updatePictures(
  tx: Queryable,
  issueId: string,
  pictures: readonly IssuePicture[],
): Promise<void> {
  await tx`update tag_issues set pictures = ${[...pictures]} where id = ${issueId}`;
}

/** Saves the pictures that the issuer received, and those to send again. */
export async function updateFiles(
  tx: Queryable,
  issueId: string,
  { files, resend }: Pick<IssueRow, 'files' | 'resend'>,
): Promise<void> {
  await tx`
    update tag_issues set files = ${tx.json(files)}, resend = ${[...resend]}
    where id = ${issueId}`;
}

/** Saves what the tag is ordered with; null takes it back. */
export async function updateOrdered(
  tx: Queryable,
  issueId: string,
  { orderId, planRef, address }: Pick<IssueRow, 'orderId' | 'planRef' | 'address'>,
): Promise<void> {
  await tx`
    update tag_issues set order_id = ${orderId}, plan_ref = ${planRef}, address = ${address}
    where id = ${issueId}`;
}

/** What the issuer reported. Null leaves a value as it was. */
export type Reported = Pick<IssueRow, 'reason' | 'resend'> & {
  readonly tagSerial: string | null;
  readonly courier: string | null;
  readonly consignmentId: string | null;
};

/** Saves what the issuer reported. */
export async function updateReported(
  tx: Queryable,
  issueId: string,
  { reason, resend, tagSerial, courier, consignmentId }: Reported,
): Promise<void> {
  await tx`
    update tag_issues set reason = ${reason}, resend = ${[...resend]},
      tag_serial = coalesce(${tagSerial}, tag_serial), courier = coalesce(${courier}, courier),
      consignment_id = coalesce(${consignmentId}, consignment_id)
    where id = ${issueId}`;
}

/** Erases the issuer's session. */
export async function eraseSession(tx: Queryable, issueId: string): Promise<void> {
  await tx`update tag_issues set session = null where id = ${issueId}`;
}

/** Erases address and mobile of an order's issue; `isUnlinked`: also all but the first letters of the vehicle number. */
export async function eraseAddress(
  sql: Queryable,
  orderId: string,
  { isUnlinked }: { readonly isUnlinked: boolean },
): Promise<void> {
  await sql`
    update tag_issues set address = null, mobile_masked = '',
      vehicle_number = case when ${isUnlinked} then left(vehicle_number, 2) else vehicle_number end
    where order_id = ${orderId}`;
}

/** Deletes issues that were never ordered and began before an instant, and erases sessions and addresses of those
 * that were ordered before it and not paid. */
export async function deleteUnordered(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from tag_issues where order_id is null and created_at < ${before}`;
  await sql`
    update tag_issues set session = null, address = null
    where (session is not null or address is not null) and changed_at < ${before}
      and state in ('ready', 'ordered')`;
}

/** Orders whose tag has this serial. */
export async function selectOrdersBySerial(
  sql: Queryable,
  tagSerial: string,
): Promise<readonly string[]> {
  const rows = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from tag_issues
    where upper(tag_serial) = ${tagSerial} and order_id is not null`;
  return rows.map(({ orderId }) => orderId);
}

/** Deletes a person's issues without an order, and unlinks the others. */
export async function deleteIssuesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from tag_issues where user_id = ${userId} and order_id is null`;
  await tx`update tag_issues set user_id = null, session = null where user_id = ${userId}`;
}

/** Deletes the issues of orders that are deleted. */
export async function deleteIssuesOfOrders(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  await tx`delete from tag_issues where order_id = any(${orderIds}::uuid[])`;
}
