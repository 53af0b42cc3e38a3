import type { InspectedCar } from '@pahiya/contracts/inspections/inspection-schema';
import { type InspectionState, slotStates } from '@pahiya/domain/inspections/inspection-states';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import { namedRow } from '../../../db/named-rows.ts';
import type { DeskThing } from '../../../desk-work.ts';
import type { InspectionSubjectKind } from '../../../inspection-subject.ts';

/** An inspection as stored. */
export type InspectionRow = {
  readonly inspectionId: string;
  readonly subject: InspectionSubjectKind;
  readonly subjectId: string;
  readonly state: InspectionState;
  readonly vehicleNumber: VehicleNumber;
  readonly car: InspectedCar;
  readonly city: string;
  readonly day: IstDate;
  readonly fromHour: number;
  readonly untilHour: number;
  /** Encrypted. */
  readonly contact: Uint8Array | null;
  readonly heldUntil: Date | null;
  readonly assignedTo: string | null;
  readonly listVersion: string;
  readonly odometerKm: number | null;
  readonly revision: number;
  readonly bookedAt: Date;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decisionNote: string | null;
};

/** An inspection to be booked. */
export type NewInspection = Omit<
  InspectionRow,
  | 'assignedTo'
  | 'odometerKm'
  | 'revision'
  | 'submittedAt'
  | 'decidedAt'
  | 'decidedBy'
  | 'decisionNote'
>;

/** Stores an inspection. */
export async function insertInspection(tx: Queryable, row: NewInspection): Promise<void> {
  await tx`
    insert into inspections (id, subject_kind, subject_id, state, vehicle_number, car, city,
      slot_day, from_hour, until_hour, contact, held_until, list_version, booked_at)
    values (${row.inspectionId}, ${row.subject}, ${row.subjectId}, ${row.state},
      ${row.vehicleNumber}, ${tx.json(row.car)}, ${row.city}, ${row.day}::date, ${row.fromHour},
      ${row.untilHour}, ${row.contact}, ${row.heldUntil}, ${row.listVersion}, ${row.bookedAt})`;
}

/** An inspection; null for an unknown id. */
export async function findInspection(
  sql: Queryable,
  inspectionId: string,
): Promise<InspectionRow | null> {
  const [row] = await sql<InspectionRow[]>`
    select ${columns(sql)} from inspections where id = ${inspectionId}`;
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockInspection(
  tx: Queryable,
  inspectionId: string,
): Promise<InspectionRow | null> {
  const [row] = await tx<InspectionRow[]>`
    select ${columns(tx)} from inspections where id = ${inspectionId} for update`;
  return row ?? null;
}

/** The latest inspection of a thing. */
export async function findLatestInspection(
  sql: Queryable,
  subjectId: string,
): Promise<InspectionRow | null> {
  const [row] = await sql<InspectionRow[]>`
    select ${columns(sql)} from inspections where subject_id = ${subjectId}
    order by state in ('held', 'booked', 'assigned', 'submitted') desc, booked_at desc, id limit 1`;
  return row ?? null;
}

/** Inspections of an inspector in these states, next slot first. */
export async function findInspectionsOf(
  sql: Queryable,
  inspectorId: string,
): Promise<readonly InspectionRow[]> {
  return sql<InspectionRow[]>`
    select ${columns(sql)} from inspections
    where assigned_to = ${inspectorId} and state in ('assigned', 'submitted')
    order by slot_day, from_hour, id limit 100`;
}

/** Inspections that wait for the desk or an inspector, next slot first. */
export async function findOpenInspections(sql: Queryable): Promise<readonly InspectionRow[]> {
  return sql<InspectionRow[]>`
    select ${columns(sql)} from inspections where state in ('booked', 'assigned', 'submitted')
    order by state = 'submitted' desc, slot_day, from_hour, id limit 200`;
}

/** Inspections in any state, by their id. A slot that a visitor has not confirmed is none. */
export function selectInspectionsNamed(sql: Queryable, id: string): Promise<readonly DeskThing[]> {
  return sql<DeskThing[]>`
    select i.id as "itemId", i.subject_kind as type, left(i.id::text, 8) as "publicId", i.state,
      coalesce(nullif(i.car->>'title', ''), i.vehicle_number) as name
    from inspections i
    where i.state <> 'held' and ${namedRow(sql, sql`i.id`, id)} order by i.id limit 50`;
}

/** Inspections in each window of a city from one day on. */
export async function countSlots(
  sql: Queryable,
  city: string,
  from: IstDate,
): Promise<
  readonly { readonly day: IstDate; readonly fromHour: number; readonly taken: number }[]
> {
  return sql<{ day: IstDate; fromHour: number; taken: number }[]>`
    select slot_day as day, from_hour as "fromHour", count(*)::integer as taken
    from inspections
    where city = ${city} and slot_day >= ${from}::date and state = any(${[...slotStates]}::text[])
    group by slot_day, from_hour`;
}

/** Lets bookings of one window of a city wait for each other until the transaction ends. */
export async function lockSlot(
  tx: Queryable,
  slot: { readonly city: string; readonly day: IstDate; readonly fromHour: number },
): Promise<void> {
  const name = `inspection ${slot.city} ${slot.day} ${slot.fromHour}`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Stores what can change of an inspection. */
export async function updateInspection(tx: Queryable, row: InspectionRow): Promise<void> {
  await tx`
    update inspections set state = ${row.state}, slot_day = ${row.day}::date,
      from_hour = ${row.fromHour}, until_hour = ${row.untilHour}, contact = ${row.contact},
      held_until = ${row.heldUntil}, assigned_to = ${row.assignedTo},
      submitted_at = ${row.submittedAt}, decided_at = ${row.decidedAt},
      decided_by = ${row.decidedBy}, decision_note = ${row.decisionNote}
    where id = ${row.inspectionId}`;
}

/** Ends the slots that visitors did not confirm in time; returns what they were for. */
export async function lapseHeld(tx: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await tx<{ subjectId: string }[]>`
    update inspections set state = 'lapsed', held_until = null, contact = null
    where state = 'held' and held_until <= ${now} returning subject_id as "subjectId"`;
  return rows.map(({ subjectId }) => subjectId);
}

/** Takes the inspections of an inspector away; returns their ids. */
export async function unassignInspections(
  tx: Queryable,
  inspectorId: string,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update inspections set state = 'booked', assigned_to = null
    where assigned_to = ${inspectorId} and state = 'assigned' returning id`;
  return rows.map(({ id }) => id);
}

/** Inspections that wait for the desk or an inspector. */
export async function selectInspectionWork(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly InspectionRow[]> {
  return sql<InspectionRow[]>`
    select ${columns(sql)} from inspections where state in ('booked', 'assigned', 'submitted')
      ${chosenRows(sql, sql`id`, which)}`;
}

/** Deletes inspections; returns their ids and the keys of their photos' files. */
export async function deleteInspections(
  tx: Queryable,
  subjectIds: readonly string[],
): Promise<{ readonly ids: readonly string[]; readonly files: readonly string[] }> {
  const photos = await tx<{ storageKey: string }[]>`
    select p.storage_key as "storageKey" from inspection_photos p
      join inspections i on i.id = p.inspection_id
    where i.subject_id = any(${[...subjectIds]}::uuid[])`;
  const gone = await tx<{ id: string }[]>`
    delete from inspections where subject_id = any(${[...subjectIds]}::uuid[]) returning id`;
  return { ids: gone.map(({ id }) => id), files: photos.map(({ storageKey }) => storageKey) };
}

function columns(sql: Queryable) {
  return sql`id as "inspectionId", subject_kind as subject, subject_id as "subjectId", state,
    vehicle_number as "vehicleNumber", car, city, slot_day as day, from_hour as "fromHour",
    until_hour as "untilHour", contact, held_until as "heldUntil", assigned_to as "assignedTo",
    list_version as "listVersion", odometer_km as "odometerKm", revision,
    booked_at as "bookedAt", submitted_at as "submittedAt", decided_at as "decidedAt",
    decided_by as "decidedBy", decision_note as "decisionNote"`;
}
