import type { AnswerOf } from '@pahiya/contracts/contract';
import type { DeskReport, deskReports } from '@pahiya/contracts/vehicle/desk-report-contracts';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { notAtDesk, wrongState } from '../operators/refusals.ts';

const shown = 50;

type Row = Omit<DeskReport, 'vehicleNumber' | 'display' | 'reportedAt'> & {
  readonly vehicleNumber: VehicleNumber;
  readonly reportedAt: Date;
};

/** Open reports of wrong fields, oldest first. A new fetch of the record leaves them open. */
export async function readReports(sql: Queryable): Promise<AnswerOf<typeof deskReports>> {
  const rows = await sql<Row[]>`
    select id as "reportId", vehicle_number as "vehicleNumber", field, note,
      by_owner as "isByOwner", reported_at as "reportedAt"
    from field_reports where closed_at is null
    order by reported_at, id limit ${shown}`;
  const [counted] = await sql<{ open: number }[]>`
    select count(*)::integer as open from field_reports where closed_at is null`;
  return {
    reports: rows.map((row) => ({
      ...row,
      display: displayVehicleNumber(row.vehicleNumber),
      reportedAt: row.reportedAt.toISOString(),
    })),
    open: counted?.open ?? 0,
  };
}

/** Closes a report; the record does not change. Refuses `operator/not-found` and `operator/wrong-state`. */
export async function closeReport(
  tx: Transaction,
  reportId: string,
  now: Date,
): Promise<Result<{ readonly isClosed: true }, Refusal>> {
  const { count } = await tx`
    update field_reports set closed_at = ${now} where id = ${reportId} and closed_at is null`;
  if (count === 1) return ok({ isClosed: true });
  const [known] = await tx`select from field_reports where id = ${reportId}`;
  return err(known === undefined ? notAtDesk : wrongState);
}
