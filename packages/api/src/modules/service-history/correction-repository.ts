import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** A correction of one line that the buyer of a report asked for. */
export type CorrectionRow = {
  readonly lineId: string;
  readonly claim: 'not-mine' | 'wrong-km';
  readonly statedKm: number | null;
  readonly note: string;
  readonly askedAt: Date;
  readonly dueOn: IstDate;
};

/** Corrections of a report. */
export async function selectCorrections(
  sql: Queryable,
  reportId: string,
): Promise<readonly CorrectionRow[]> {
  return sql<CorrectionRow[]>`
    select line_id as "lineId", claim, stated_km as "statedKm", note, asked_at as "askedAt",
      due_on as "dueOn"
    from service_report_corrections where report_id = ${reportId} order by line_id`;
}

/** Stores a correction. A later one of the same line replaces the claim, but not its date. */
export async function upsertCorrection(
  tx: Queryable,
  reportId: string,
  correction: CorrectionRow,
): Promise<void> {
  const { lineId, claim, statedKm, note, askedAt, dueOn } = correction;
  await tx`
    insert into service_report_corrections
      (report_id, line_id, claim, stated_km, note, asked_at, due_on)
    values (${reportId}, ${lineId}, ${claim}, ${statedKm}, ${note}, ${askedAt}, ${dueOn})
    on conflict (report_id, line_id) do update set claim = excluded.claim,
      stated_km = excluded.stated_km, note = excluded.note`;
}

/** Deletes the corrections of reports. */
export async function deleteCorrections(
  tx: Queryable,
  reportIds: readonly string[],
): Promise<void> {
  await tx`delete from service_report_corrections where report_id = any(${[...reportIds]}::uuid[])`;
}
