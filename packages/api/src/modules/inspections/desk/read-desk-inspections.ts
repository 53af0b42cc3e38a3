import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { readColleagues } from '../../operators/colleagues.ts';
import { listInspectors } from '../../operators/inspectors.ts';
import { findRecorded } from '../store/finding-repository.ts';
import { noInspection } from '../store/inspection-refusals.ts';
import { findInspection, findOpenInspections } from '../store/inspection-repository.ts';
import { gapsOf, toGaps, toInspectionRow, toRecord, toScore } from '../store/on-wire.ts';

/** Inspections that wait for the desk or an inspector, with the inspectors to choose from. */
export async function readDeskInspections(sql: Queryable) {
  const [rows, colleagues, inspectors] = await Promise.all([
    findOpenInspections(sql),
    readColleagues(sql),
    listInspectors(sql),
  ]);
  return {
    inspections: rows.map((row) => ({
      ...toInspectionRow(row),
      assignedTo: colleagues.of(row.assignedTo),
    })),
    inspectors: inspectors.map((one) => ({ ...one })),
  };
}

/** One inspection with everything recorded. A slot that a visitor has not confirmed is not found. */
export async function readDeskInspection(sql: Queryable, inspectionId: string) {
  const row = await findInspection(sql, inspectionId);
  if (row === null || row.state === 'held') return err(noInspection);
  const recorded = await findRecorded(sql, inspectionId);
  const colleagues = await readColleagues(sql);
  const answer = {
    inspection: toInspectionRow(row),
    assignedTo: colleagues.of(row.assignedTo),
    record: toRecord(row, recorded),
    gaps: toGaps(gapsOf(row, recorded)),
    score: toScore(row, recorded),
  };
  return ok(answer) satisfies Result<typeof answer, Refusal>;
}
