import type { MotorClass } from '@pahiya/domain/insurance/motor-tables';
import type {
  InspectionShot,
  VehicleInspectionState,
} from '@pahiya/domain/insurance/vehicle-inspection';
import type { Queryable } from '../../../db/database.ts';

/** An inspection as stored. */
export type InspectionRow = {
  readonly inspectionId: string;
  readonly requestId: string;
  readonly insurerId: string;
  readonly insurerName: string;
  readonly userId: string;
  readonly vehicleNumber: string;
  /** Null once its request is erased. */
  readonly vehicle: MotorClass | null;
  readonly state: VehicleInspectionState;
  readonly expiresAt: Date;
  readonly submittedAt: Date | null;
  readonly note: string | null;
};

/** A picture of an inspection. */
export type PictureRow = {
  readonly shot: InspectionShot;
  readonly storageKey: string;
  readonly isAgain: boolean;
};

/** One request at one insurer, of its account. */
export type InspectionKey = Pick<InspectionRow, 'requestId' | 'insurerId' | 'userId'>;

/** Stores an inspection unless there is one, and keeps its request for as long as the quote holds. */
export async function insertInspection(
  tx: Queryable,
  row: Omit<InspectionRow, 'vehicle' | 'state' | 'submittedAt' | 'note'>,
  { at, quoteUntil }: { readonly at: Date; readonly quoteUntil: Date },
): Promise<void> {
  await tx`
    insert into insurance_inspections (id, request_id, insurer_id, insurer_name, user_id,
      vehicle_number, state, consented_at, expires_at)
    values (${row.inspectionId}, ${row.requestId}, ${row.insurerId}, ${row.insurerName},
      ${row.userId}, ${row.vehicleNumber}, 'open', ${at}, ${row.expiresAt})
    on conflict (request_id, insurer_id) do nothing`;
  await tx`
    update insurance_requests set expires_at = greatest(expires_at, ${quoteUntil})
    where id = ${row.requestId}`;
}

/** The inspection of a request at an insurer. */
export async function selectInspection(
  sql: Queryable,
  { requestId, insurerId, userId }: InspectionKey,
): Promise<InspectionRow | null> {
  const [row] = await selectWhere(
    sql,
    sql`request_id = ${requestId} and insurer_id = ${insurerId} and user_id = ${userId}`,
  );
  return row ?? null;
}

/** An inspection by its id. */
export async function selectInspectionById(
  sql: Queryable,
  inspectionId: string,
): Promise<InspectionRow | null> {
  const [row] = await selectWhere(sql, sql`id = ${inspectionId}`);
  return row ?? null;
}

/** The same, locked. */
export async function lockInspection(
  tx: Queryable,
  inspectionId: string,
): Promise<InspectionRow | null> {
  const [row] = await selectWhere(tx, tx`id = ${inspectionId} for update`);
  return row ?? null;
}

/** Inspections that wait for the desk, oldest first. */
export function selectSubmitted(sql: Queryable): Promise<readonly InspectionRow[]> {
  return selectWhere(sql, sql`state = 'submitted' order by submitted_at, id limit 200`);
}

function selectWhere(sql: Queryable, condition: ReturnType<Queryable>) {
  return sql<InspectionRow[]>`
    select id as "inspectionId", request_id as "requestId", insurer_id as "insurerId",
      insurer_name as "insurerName", user_id as "userId", vehicle_number as "vehicleNumber", state,
      (select vehicle ->> 'vehicle' from insurance_requests
        where id = insurance_inspections.request_id) as vehicle,
      expires_at as "expiresAt", submitted_at as "submittedAt", note
    from insurance_inspections where ${condition}`;
}

/** Pictures of an inspection. */
export function selectPictures(
  sql: Queryable,
  inspectionId: string,
): Promise<readonly PictureRow[]> {
  return sql<PictureRow[]>`
    select shot, storage_key as "storageKey", is_again as "isAgain"
    from insurance_inspection_pictures where inspection_id = ${inspectionId}`;
}

/** Stores a picture in place of the one before. Returns the key of that one. */
export async function savePicture(
  tx: Queryable,
  inspectionId: string,
  { shot, storageKey, at }: Pick<PictureRow, 'shot' | 'storageKey'> & { readonly at: Date },
): Promise<string | null> {
  const [before] = await tx<{ key: string }[]>`
    delete from insurance_inspection_pictures
    where inspection_id = ${inspectionId} and shot = ${shot} returning storage_key as key`;
  await tx`
    insert into insurance_inspection_pictures (inspection_id, shot, storage_key, added_at)
    values (${inspectionId}, ${shot}, ${storageKey}, ${at})`;
  return before?.key ?? null;
}

/** Moves an inspection. */
export async function updateInspection(
  tx: Queryable,
  inspectionId: string,
  to: Pick<InspectionRow, 'state' | 'expiresAt' | 'submittedAt' | 'note'> & {
    readonly decided: { readonly by: string; readonly at: Date } | null;
  },
): Promise<void> {
  await tx`
    update insurance_inspections set state = ${to.state}, expires_at = ${to.expiresAt},
      submitted_at = ${to.submittedAt}, note = ${to.note},
      decided_by = ${to.decided?.by ?? null}, decided_at = ${to.decided?.at ?? null}
    where id = ${inspectionId}`;
}

/** Asks for pictures again. */
export async function updateAgain(
  tx: Queryable,
  inspectionId: string,
  shots: readonly string[],
): Promise<void> {
  await tx`
    update insurance_inspection_pictures set is_again = true
    where inspection_id = ${inspectionId} and shot = any(${[...shots]})`;
}

/** Deletes inspections that have been over since before, or all of a person. Returns the keys of their files. */
export async function deleteInspections(
  tx: Queryable,
  which: { readonly overBefore: Date } | { readonly userId: string },
): Promise<readonly string[]> {
  const condition =
    'userId' in which
      ? tx`user_id = ${which.userId}`
      : tx`expires_at < ${which.overBefore} and state <> 'submitted'`;
  const files = await tx<{ key: string }[]>`
    select storage_key as key from insurance_inspection_pictures
    where inspection_id in (select id from insurance_inspections where ${condition})`;
  await tx`delete from insurance_inspections where ${condition}`;
  return files.map(({ key }) => key);
}

/** Inspections of a person, for the account's export. */
export function inspectionHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", insurer_name as insurer, state,
      consented_at as "consentedAt", decided_at as "decidedAt", note
    from insurance_inspections where user_id = ${userId} order by consented_at`;
}
