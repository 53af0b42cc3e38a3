import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { noInspection, wrongInspectionState } from '../store/inspection-refusals.ts';
import {
  findInspection,
  type InspectionRow,
  lockInspection,
} from '../store/inspection-repository.ts';

/** An inspection that is assigned to this inspector. Another's is not found. */
export async function readOwn(
  sql: Queryable,
  inspectionId: string,
  inspectorId: string,
): Promise<Result<InspectionRow, Refusal>> {
  return own(await findInspection(sql, inspectionId), inspectorId);
}

/** The same, locked, and only while it can be recorded. */
export async function openForRecording(
  tx: Queryable,
  inspectionId: string,
  inspectorId: string,
): Promise<Result<InspectionRow, Refusal>> {
  const found = own(await lockInspection(tx, inspectionId), inspectorId);
  if (!found.ok) return found;
  return found.value.state === 'assigned' ? found : err(wrongInspectionState);
}

function own(row: InspectionRow | null, inspectorId: string): Result<InspectionRow, Refusal> {
  const isOwn =
    row !== null &&
    row.assignedTo === inspectorId &&
    (row.state === 'assigned' || row.state === 'submitted');
  return isOwn ? ok(row) : err(noInspection);
}
