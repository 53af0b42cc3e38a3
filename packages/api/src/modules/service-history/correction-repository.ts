import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type {
  CorrectionAnswer,
  CorrectionClaim,
  CorrectionRefusal,
  CorrectionState,
} from '@pahiya/domain/service-history/correction';
import type { ServiceHistory } from '@pahiya/domain/service-history/history';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** A correction of one line that the buyer of a report asked for. */
export type CorrectionRow = {
  /** Our reference at the vendor. */
  readonly correctionId: string;
  readonly lineId: string;
  readonly claim: CorrectionClaim;
  readonly statedKm: number | null;
  readonly note: string;
  readonly askedAt: Date;
  readonly dueOn: IstDate;
  /** When the vendor received it. */
  readonly sentAt: Date | null;
  readonly state: CorrectionState;
  readonly reason: CorrectionRefusal | null;
  readonly answeredAt: Date | null;
  readonly lateToldAt: Date | null;
};

/** A correction with what the desk shows of its report. `answeredBy`: the operator; null for the vendor. */
export type DeskCorrectionRow = CorrectionRow & {
  readonly reportId: string;
  readonly orderId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly vendorName: string;
  readonly history: ServiceHistory | null;
  readonly answeredBy: string | null;
};

const columns = (sql: Queryable) => sql`
  c.id as "correctionId", c.line_id as "lineId", c.claim, c.stated_km as "statedKm", c.note,
  c.asked_at as "askedAt", c.due_on as "dueOn", c.sent_at as "sentAt", c.state, c.reason,
  c.answered_at as "answeredAt", c.late_told_at as "lateToldAt"`;

/** Corrections of a report. */
export async function selectCorrections(
  sql: Queryable,
  reportId: string,
): Promise<readonly CorrectionRow[]> {
  return sql<CorrectionRow[]>`
    select ${columns(sql)} from service_report_corrections c
    where c.report_id = ${reportId} order by c.line_id`;
}

/** Corrections for the desk: of one order, or all open ones, the earliest due first. */
export async function selectDeskCorrections(
  sql: Queryable,
  { orderId, atMost }: { readonly orderId: string | null; readonly atMost: number },
): Promise<readonly DeskCorrectionRow[]> {
  const condition = orderId === null ? sql`c.state = 'open'` : sql`r.order_id = ${orderId}`;
  return selectWithReport(
    sql,
    sql`where ${condition} order by c.due_on, c.asked_at, c.id limit ${atMost}`,
  );
}

/** A correction by its id. */
export async function selectCorrection(
  sql: Queryable,
  correctionId: string,
): Promise<DeskCorrectionRow | null> {
  const [row] = await selectWithReport(sql, sql`where c.id = ${correctionId}`);
  return row ?? null;
}

function selectWithReport(
  sql: Queryable,
  rest: ReturnType<Queryable>,
): Promise<readonly DeskCorrectionRow[]> {
  return sql<DeskCorrectionRow[]>`
    select ${columns(sql)}, c.report_id as "reportId", c.answered_by as "answeredBy",
      r.order_id as "orderId", r.vehicle_number as "vehicleNumber",
      r.vendor_name as "vendorName", r.history
    from service_report_corrections c join service_reports r on r.id = c.report_id ${rest}`;
}

/** Number of corrections that are not answered. */
export async function countOpenCorrections(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from service_report_corrections where state = 'open'`;
  return row?.count ?? 0;
}

/** Stores a correction that is not answered, in place of an earlier one of the line. */
export async function saveCorrection(
  tx: Queryable,
  reportId: string,
  correction: Omit<CorrectionRow, 'sentAt' | 'state' | 'reason' | 'answeredAt'>,
): Promise<void> {
  const { correctionId, lineId, claim, statedKm, note, askedAt, dueOn, lateToldAt } = correction;
  await tx`
    insert into service_report_corrections
      (id, report_id, line_id, claim, stated_km, note, asked_at, due_on, late_told_at)
    values (${correctionId}, ${reportId}, ${lineId}, ${claim}, ${statedKm}, ${note}, ${askedAt},
      ${dueOn}, ${lateToldAt})
    on conflict (report_id, line_id) do update set id = excluded.id, claim = excluded.claim,
      stated_km = excluded.stated_km, note = excluded.note, asked_at = excluded.asked_at,
      due_on = excluded.due_on, late_told_at = excluded.late_told_at, sent_at = null,
      state = 'open', reason = null, answered_at = null, answered_by = null`;
}

/** Notes that the vendor received a correction. */
export async function updateSent(sql: Queryable, correctionId: string, at: Date): Promise<void> {
  await sql`
    update service_report_corrections set sent_at = coalesce(sent_at, ${at})
    where id = ${correctionId}`;
}

/** Saves the answer to an open correction; false if it is not open any more. */
export async function updateAnswered(
  tx: Queryable,
  correctionId: string,
  {
    answer,
    at,
    operatorId,
  }: { readonly answer: CorrectionAnswer; readonly at: Date; readonly operatorId: string | null },
): Promise<boolean> {
  const reason = answer.state === 'refused' ? answer.reason : null;
  const { count } = await tx`
    update service_report_corrections set state = ${answer.state}, reason = ${reason},
      answered_at = ${at}, answered_by = ${operatorId}
    where id = ${correctionId} and state = 'open'`;
  return count === 1;
}

/** Notes that the buyer was told of the open corrections of a report that were due before a day; returns how many are
 * new. */
export async function updateLateTold(
  tx: Queryable,
  reportId: string,
  { before, at }: { readonly before: IstDate; readonly at: Date },
): Promise<number> {
  const { count } = await tx`
    update service_report_corrections set late_told_at = ${at}
    where report_id = ${reportId} and state = 'open' and late_told_at is null
      and due_on < ${before}`;
  return count;
}

/** Deletes the corrections of reports. */
export async function deleteCorrections(
  tx: Queryable,
  reportIds: readonly string[],
): Promise<void> {
  await tx`delete from service_report_corrections where report_id = any(${[...reportIds]}::uuid[])`;
}
