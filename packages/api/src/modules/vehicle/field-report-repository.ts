import type { DeskReport } from '@pahiya/contracts/vehicle/desk-report-contracts';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** The owner's reports as returned with a record. */
export type Reports = VehicleAnswer['reports'];

/** Fields with an open report of the owner, each once with its latest time. */
export async function openReports(tx: Queryable, vehicleNumber: VehicleNumber): Promise<Reports> {
  const rows = await tx<{ field: Reports[number]['field']; reportedAt: Date }[]>`
    select field, max(reported_at) as "reportedAt" from field_reports
    where vehicle_number = ${vehicleNumber} and cleared_at is null and by_owner
    group by field order by 2, 1`;
  return rows.map(({ field, reportedAt }) => ({ field, reportedAt: reportedAt.toISOString() }));
}

/** Closes reports from before the record was fetched. They stay as history. */
export async function clearReports(
  tx: Queryable,
  vehicleNumber: VehicleNumber,
  fetchedAt: Date,
): Promise<void> {
  await tx`update field_reports set cleared_at = ${fetchedAt}
    where vehicle_number = ${vehicleNumber} and cleared_at is null and reported_at <= ${fetchedAt}`;
}

/** Adds a report. */
export async function insertReport(
  tx: Queryable,
  report: {
    readonly reportId: string;
    readonly vehicleNumber: VehicleNumber;
    readonly field: string;
    readonly note: string;
    readonly userId: string | null;
    readonly reportedAt: Date;
    readonly byOwner: boolean;
  },
): Promise<void> {
  const { reportId, vehicleNumber, field, note, userId, reportedAt, byOwner } = report;
  await tx`
    insert into field_reports (id, vehicle_number, field, note, user_id, reported_at, by_owner)
    values (${reportId}, ${vehicleNumber}, ${field}, ${note}, ${userId}, ${reportedAt}, ${byOwner})`;
}

/** A report as the desk sees it. */
export type DeskReportRow = Omit<DeskReport, 'vehicleNumber' | 'display' | 'reportedAt'> & {
  readonly vehicleNumber: VehicleNumber;
  readonly reportedAt: Date;
};

/** The reports that the desk has not closed, oldest first. */
export async function findUnclosed(
  sql: Queryable,
  atMost: number,
): Promise<readonly DeskReportRow[]> {
  return sql<DeskReportRow[]>`
    select id as "reportId", vehicle_number as "vehicleNumber", field, note,
      by_owner as "isByOwner", reported_at as "reportedAt"
    from field_reports where closed_at is null
    order by reported_at, id limit ${atMost}`;
}

/** How many reports the desk has not closed. */
export async function countUnclosed(sql: Queryable): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::integer as open from field_reports where closed_at is null`;
  return row?.open ?? 0;
}

/** Closes a report; false when there is no such open one. */
export async function updateClosed(tx: Queryable, reportId: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    update field_reports set closed_at = ${now} where id = ${reportId} and closed_at is null`;
  return count === 1;
}

/** Whether there is a report, open or closed. */
export async function isReport(tx: Queryable, reportId: string): Promise<boolean> {
  const { count } = await tx`select from field_reports where id = ${reportId}`;
  return count === 1;
}

/** All reports of a person, for the account's export. */
export async function reportHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", field, note, reported_at as "reportedAt",
      cleared_at as "clearedAt", closed_at as "closedAt"
    from field_reports where user_id = ${userId} order by reported_at desc`;
}

/** Erases author and note of a person's reports; the reports stay. */
export async function eraseReporter(tx: Queryable, userId: string): Promise<void> {
  await tx`update field_reports set user_id = null, note = '' where user_id = ${userId}`;
}

/** Deletes reports closed earlier, those of owners once they are cleared too; returns their number. */
export async function deleteClosed(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`
    delete from field_reports where closed_at < ${before}
      and (not by_owner or cleared_at < ${before})`;
  return count;
}
