import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { TypedDayKind } from '@pahiya/domain/reminders/reminder-item';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** A day that no register tells, as the person typed it. */
export type TypedDay = {
  readonly vehicleNumber: VehicleNumber;
  readonly kind: TypedDayKind;
  readonly beganOn: IstDate;
  /** Trips that a pass had left on `countedOn`. */
  readonly tripsLeft: number | null;
  readonly countedOn: IstDate | null;
  readonly addedAt: Date;
};

/** Typed days of a person. */
export async function findTypedDays(sql: Queryable, userId: string): Promise<readonly TypedDay[]> {
  return sql<TypedDay[]>`
    select vehicle_number as "vehicleNumber", kind, began_on::text as "beganOn",
      trips_left as "tripsLeft", counted_on::text as "countedOn", added_at as "addedAt"
    from reminder_typed_days where user_id = ${userId} order by vehicle_number, kind`;
}

/** Stores a day; another one of the same vehicle and kind is replaced. */
export async function upsertTypedDay(tx: Queryable, userId: string, day: TypedDay): Promise<void> {
  await tx`
    insert into reminder_typed_days (user_id, vehicle_number, kind, began_on, trips_left, counted_on,
      added_at)
    values (${userId}, ${day.vehicleNumber}, ${day.kind}, ${day.beganOn}, ${day.tripsLeft},
      ${day.countedOn}, ${day.addedAt})
    on conflict (user_id, vehicle_number, kind) do update set began_on = excluded.began_on,
      trips_left = excluded.trips_left, counted_on = excluded.counted_on,
      added_at = excluded.added_at`;
}

/** Forgets a day. */
export async function deleteTypedDay(
  tx: Queryable,
  userId: string,
  { vehicleNumber, kind }: Pick<TypedDay, 'vehicleNumber' | 'kind'>,
): Promise<void> {
  await tx`
    delete from reminder_typed_days
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} and kind = ${kind}`;
}

/** Forgets all typed days of a person. */
export async function deleteTypedDaysOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from reminder_typed_days where user_id = ${userId}`;
}
