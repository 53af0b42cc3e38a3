import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskReports } from '@pahiya/contracts/vehicle/desk-report-contracts';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { notAtDesk, wrongState } from '../operators/refusals.ts';
import { countUnclosed, findUnclosed, isReport, updateClosed } from './field-report-repository.ts';

const shown = 50;

/** Open reports of wrong fields, oldest first. A new fetch of the record leaves them open. */
export async function readReports(sql: Queryable): Promise<AnswerOf<typeof deskReports>> {
  const [rows, open] = await Promise.all([findUnclosed(sql, shown), countUnclosed(sql)]);
  return {
    reports: rows.map((row) => ({
      ...row,
      display: displayVehicleNumber(row.vehicleNumber),
      reportedAt: row.reportedAt.toISOString(),
    })),
    open,
  };
}

/** Closes a report; the record does not change. Refuses `operator/not-found` and `operator/wrong-state`. */
export async function closeReport(
  tx: Transaction,
  reportId: string,
  now: Date,
): Promise<Result<{ readonly isClosed: true }, Refusal>> {
  if (await updateClosed(tx, reportId, now)) return ok({ isClosed: true });
  return err((await isReport(tx, reportId)) ? wrongState : notAtDesk);
}
