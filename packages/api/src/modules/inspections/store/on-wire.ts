import type { inspectionGapSchema } from '@pahiya/contracts/inspections/inspection-schema';
import {
  conditionOf,
  type ReportGap,
  reportGaps,
  scoreFindings,
} from '@pahiya/domain/inspections/inspection-findings';
import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { findRecorded, type Recorded, type StoredFinding } from './finding-repository.ts';
import type { InspectionRow } from './inspection-repository.ts';

/** An inspection in a list. */
export function toInspectionRow(row: InspectionRow) {
  return {
    inspectionId: row.inspectionId,
    subject: row.subject,
    state: row.state,
    vehicleNumber: row.vehicleNumber,
    car: row.car,
    city: row.city,
    slot: { day: row.day, fromHour: row.fromHour, untilHour: row.untilHour },
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/** Findings with the ids of their photos. */
export function toFindings(findings: readonly StoredFinding[]) {
  return findings.map(({ photos: _count, photoIds, ...finding }) => ({
    ...finding,
    photoIds: [...photoIds],
  }));
}

/** What is recorded so far. */
export function toRecord(row: InspectionRow, { findings, odometerPhotoIds }: Recorded) {
  return {
    listVersion: row.listVersion,
    findings: toFindings(findings),
    odometerKm: row.odometerKm,
    odometerPhotoIds: [...odometerPhotoIds],
    revision: row.revision,
  };
}

/** What is missing. */
export function gapsOf(row: InspectionRow, recorded: Recorded): readonly ReportGap[] {
  return reportGaps(inspectionGroups(row.car.isElectric), recorded.findings, {
    km: row.odometerKm,
    photos: recorded.odometerPhotoIds.length,
  });
}

/** The number of things that are missing, as stored now. */
export async function countGaps(sql: Queryable, row: InspectionRow): Promise<number> {
  return gapsOf(row, await findRecorded(sql, row.inspectionId)).length;
}

/** Gaps with the point, if they are of one. */
export function toGaps(gaps: readonly ReportGap[]): z.input<typeof inspectionGapSchema>[] {
  return gaps.map((gap) => ({
    kind: gap.kind,
    pointId: 'pointId' in gap ? gap.pointId : null,
  }));
}

/** Score and condition of what is recorded. */
export function toScore(row: Pick<InspectionRow, 'car'>, { findings }: Recorded) {
  const score = scoreFindings(inspectionGroups(row.car.isElectric), findings);
  return { ...score, groups: [...score.groups], condition: conditionOf(score) };
}
