import type { ServiceHistory } from '@pahiya/domain/service-history/history';
import { chosenRows, type RowChoice } from '../../db/choose-rows.ts';
import type { Queryable } from '../../db/database.ts';
import type { ReportState, ServiceReportRow } from './service-report-row.ts';

/** A report of a new order. */
export type NewReport = Pick<
  ServiceReportRow,
  | 'reportId'
  | 'orderId'
  | 'vehicleNumber'
  | 'purpose'
  | 'previewedVisits'
  | 'vendorName'
  | 'isSandbox'
> & { readonly userId: string };

/** Stores the report of an unpaid order. */
export async function insertReport(tx: Queryable, report: NewReport): Promise<void> {
  await tx`
    insert into service_reports (id, order_id, user_id, vehicle_number, purpose, previewed_visits,
      vendor_name, is_sandbox, state)
    values (${report.reportId}, ${report.orderId}, ${report.userId}, ${report.vehicleNumber},
      ${report.purpose}, ${report.previewedVisits}, ${report.vendorName}, ${report.isSandbox},
      'unpaid')`;
}

/** A report by its id. */
export async function selectReport(
  sql: Queryable,
  reportId: string,
): Promise<ServiceReportRow | null> {
  const [row] = await selectWhere(sql, sql`id = ${reportId}`);
  return row ?? null;
}

/** The report of an order. */
export async function selectReportOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<ServiceReportRow | null> {
  const [row] = await selectWhere(sql, sql`order_id = ${orderId}`);
  return row ?? null;
}

/** The report of an order of this person. */
export async function selectOwnReport(
  sql: Queryable,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<ServiceReportRow | null> {
  const [row] = await selectWhere(sql, sql`order_id = ${orderId} and user_id = ${userId}`);
  return row ?? null;
}

/** The report of some orders. */
export async function selectReportsOfOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly ServiceReportRow[]> {
  return orderIds.length === 0
    ? []
    : selectWhere(sql, sql`order_id = any(${[...orderIds]}::uuid[])`);
}

/** Those of these orders whose report waits for a source that is down. Without the histories, which are long. */
export async function selectOrdersWithoutSource(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const rows = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from service_reports
    where order_id = any(${[...orderIds]}::uuid[]) and state = 'source-down'`;
  return rows.map(({ orderId }) => orderId);
}

/** Reports of an account. */
export async function selectReportsOfUser(
  sql: Queryable,
  userId: string,
): Promise<readonly ServiceReportRow[]> {
  return selectWhere(sql, sql`user_id = ${userId}`);
}

/** Awaited reports whose vendor is unavailable. */
export function selectWithSourceDown(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly ServiceReportRow[]> {
  return selectWhere(sql, sql`state = 'source-down' ${chosenRows(sql, sql`id`, which)}`);
}

function selectWhere(
  sql: Queryable,
  condition: ReturnType<Queryable>,
): Promise<readonly ServiceReportRow[]> {
  return sql<ServiceReportRow[]>`
    select id as "reportId", order_id as "orderId", vehicle_number as "vehicleNumber", purpose,
      previewed_visits as "previewedVisits", vendor_name as "vendorName",
      is_sandbox as "isSandbox", state, ordered_at as "orderedAt", refund_by as "refundBy",
      made_at as "madeAt", valid_until as "validUntil", history, share_id as "shareId",
      exists (select from service_report_corrections c where c.report_id = r.id) as "hasCorrections"
    from service_reports r where ${condition}`;
}

/** Which report is awaited, once its order is paid. */
export async function updateAwaited(
  tx: Queryable,
  orderId: string,
  refundBy: Date,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    update service_reports set state = 'waiting', refund_by = ${refundBy}
    where order_id = ${orderId} and state in ('unpaid', 'waiting') returning id`;
  return row?.id ?? null;
}

/** Notes the first order at the vendor, before it is sent. */
export async function updateOrdered(tx: Queryable, reportId: string, at: Date): Promise<void> {
  await tx`update service_reports set ordered_at = coalesce(ordered_at, ${at}) where id = ${reportId}`;
}

/** Moves a report that has no history. */
export async function updateState(
  tx: Queryable,
  reportId: string,
  state: Exclude<ReportState, 'ready'>,
): Promise<void> {
  await tx`update service_reports set state = ${state} where id = ${reportId} and history is null`;
}

/** Stores a finished report. */
export async function updateReady(
  tx: Queryable,
  reportId: string,
  made: { readonly history: ServiceHistory; readonly madeAt: Date; readonly validUntil: Date },
): Promise<void> {
  await tx`
    update service_reports set state = 'ready', history = ${tx.json(made.history)},
      made_at = ${made.madeAt}, valid_until = ${made.validUntil}
    where id = ${reportId}`;
}

/** Notes the link of a report; null once it is revoked. */
export async function updateShared(
  tx: Queryable,
  reportId: string,
  linkId: string | null,
): Promise<void> {
  await tx`update service_reports set share_id = ${linkId} where id = ${reportId}`;
}

/** Reports whose time is over. */
export async function selectExpired(sql: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from service_reports where history is not null and valid_until < ${now} limit 1000`;
  return rows.map(({ id }) => id);
}

/** Erases what reports say, with their links. */
export async function eraseReports(tx: Queryable, reportIds: readonly string[]): Promise<void> {
  await tx`
    update service_reports set history = null, share_id = null,
      state = case when state = 'ready' then 'erased' else state end
    where id = any(${[...reportIds]}::uuid[])`;
}

/** Leaves only the first letters of a report's vehicle number. */
export async function updateVehicleHidden(tx: Queryable, reportId: string): Promise<void> {
  await tx`
    update service_reports set vehicle_number = left(vehicle_number, 4) where id = ${reportId}`;
}

/** Ends the link between an account and its reports. */
export async function unlinkReports(tx: Queryable, userId: string): Promise<void> {
  await tx`update service_reports set user_id = null where user_id = ${userId}`;
}

/** Deletes the reports of unpaid orders that are deleted. */
export async function deleteReportsOfOrders(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  await tx`delete from service_reports where order_id = any(${[...orderIds]}::uuid[])`;
}
