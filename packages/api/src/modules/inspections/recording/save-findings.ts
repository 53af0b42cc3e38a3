import type { inspectorSaveFindings as contract } from '@pahiya/contracts/inspections/inspection-contracts';
import { gradesOf } from '@pahiya/domain/inspections/inspection-findings';
import { findInspectionPoint, inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import {
  type NewFinding,
  raiseRevision,
  updateOdometer,
  upsertFindings,
} from '../store/finding-repository.ts';
import type { InspectionRow } from '../store/inspection-repository.ts';
import { countGaps } from '../store/on-wire.ts';
import { openForRecording } from './own-inspection.ts';

type Body = Context<typeof contract>['body'];

/** Saves findings of an inspection under way. Sent again, nothing changes. Refuses points that are not on this car's list,
 * and grades that a point cannot have. */
export async function saveFindings(
  { sql }: Pick<Services, 'sql'>,
  inspectionId: string,
  inspectorId: string,
  { findings, odometerKm }: Body,
): Promise<Result<{ revision: number; gaps: number }, Refusal>> {
  return sql.begin(async (tx) => {
    const opened = await openForRecording(tx, inspectionId, inspectorId);
    if (!opened.ok) return opened;
    const bad = badFinding(opened.value, findings);
    if (bad !== null) return err(bad);
    const hasFindings = await upsertFindings(tx, inspectionId, findings.map(toFinding));
    const hasOdometer =
      odometerKm !== undefined && (await updateOdometer(tx, inspectionId, odometerKm));
    const revision =
      hasFindings || hasOdometer ? await raiseRevision(tx, inspectionId) : opened.value.revision;
    const now = { ...opened.value, odometerKm: odometerKm ?? opened.value.odometerKm };
    return ok({ revision, gaps: await countGaps(tx, now) });
  });
}

function toFinding({ pointId, grade, note, repair, spot }: Body['findings'][number]): NewFinding {
  return {
    pointId,
    grade,
    note,
    repair: repair === null ? null : { low: paise(repair.low), high: paise(repair.high) },
    spot: spot === undefined ? (findInspectionPoint(pointId)?.spot ?? null) : spot,
  };
}

function badFinding({ car }: InspectionRow, findings: Body['findings']): Refusal | null {
  const points = new Map(
    inspectionGroups(car.isElectric)
      .flatMap((group) => group.points)
      .map((point) => [point.id, point]),
  );
  const errors = findings.flatMap(({ pointId, grade }, at) => {
    const point = points.get(pointId);
    if (point === undefined) {
      return [{ path: `body.findings.${at}.pointId`, message: 'Not a point of this car' }];
    }
    return gradesOf(point).includes(grade)
      ? []
      : [{ path: `body.findings.${at}.grade`, message: 'Not a grade of this point' }];
  });
  const twice = new Set(findings.map(({ pointId }) => pointId)).size < findings.length;
  if (twice) errors.push({ path: 'body.findings', message: 'A point is listed twice' });
  if (errors.length === 0) return null;
  return { code: 'request/bad-input', detail: 'Some findings are not valid.', errors };
}
