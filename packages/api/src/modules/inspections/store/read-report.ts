import type { InspectionReport } from '@pahiya/contracts/inspections/inspection-schema';
import { inspectionValidity } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { readColleagues } from '../../operators/colleagues.ts';
import { findRecorded } from './finding-repository.ts';
import { findInspection } from './inspection-repository.ts';
import { toFindings, toScore } from './on-wire.ts';

/** The report of a passed inspection; null for any other. Who may see it is for the caller to check. */
export async function readReport(
  sql: Queryable,
  inspectionId: string,
): Promise<InspectionReport | null> {
  const row = await findInspection(sql, inspectionId);
  if (row?.state !== 'passed' || row.submittedAt === null || row.odometerKm === null) return null;
  const [recorded, colleagues] = await Promise.all([
    findRecorded(sql, inspectionId),
    readColleagues(sql),
  ]);
  const { validDays, validKm } = inspectionValidity(istDateOf(row.submittedAt));
  return {
    inspectionId,
    listVersion: row.listVersion,
    isElectric: row.car.isElectric,
    odometerKm: row.odometerKm,
    odometerPhotoIds: [...recorded.odometerPhotoIds],
    score: toScore(row, recorded),
    findings: toFindings(recorded.findings),
    city: row.city,
    inspectedAt: row.submittedAt.toISOString(),
    inspector: colleagues.of(row.assignedTo)?.displayName ?? '',
    validUntil: new Date(row.submittedAt.getTime() + validDays * 86_400_000).toISOString(),
    validKm,
  };
}
