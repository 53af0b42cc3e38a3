import type { Deadline } from '@pahiya/domain/challans/regime';
import type { AlertChannel } from '@pahiya/domain/messages/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../../db/database.ts';

/** A change of the record that is still to be told. */
export type RecordChange = 'owner' | 'status';

/** An open challan with the days of the law, as last read. */
export type OpenChallan = {
  readonly challanNumber: string;
  readonly steps: readonly Deadline[];
  readonly source: { readonly name: string; readonly at: string; readonly sandbox: boolean };
};

/** Alerts of a vehicle as stored. */
export type OwnerAlert = {
  readonly alertId: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly channels: AlertChannel[];
  readonly knownChallans: readonly string[] | null;
  readonly recordChange: RecordChange | null;
  readonly openChallans: readonly OpenChallan[];
  readonly startedAt: Date;
  readonly checkedAt: Date | null;
  readonly hasFailedSource: boolean;
};

const columns = (sql: Queryable) => sql`id as "alertId", user_id as "userId",
  vehicle_number as "vehicleNumber", channels, known_challans as "knownChallans",
  record_change as "recordChange", open_challans as "openChallans", started_at as "startedAt", checked_at as "checkedAt",
  has_failed_source as "hasFailedSource"`;

/** The alerts of a person's vehicle; null when they are off. */
export async function selectAlertOf(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<OwnerAlert | null> {
  const [row] = await sql<OwnerAlert[]>`
    select ${columns(sql)} from owner_alerts
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
  return row ?? null;
}

/** Alerts by id; null when they were switched off. */
export async function selectAlert(sql: Queryable, alertId: string): Promise<OwnerAlert | null> {
  const [row] = await sql<OwnerAlert[]>`
    select ${columns(sql)} from owner_alerts where id = ${alertId}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockAlert(tx: Queryable, alertId: string): Promise<OwnerAlert | null> {
  const [row] = await tx<OwnerAlert[]>`
    select ${columns(tx)} from owner_alerts where id = ${alertId} for update`;
  return row ?? null;
}

/** All alerts of a person. */
export async function selectAlertsOf(
  sql: Queryable,
  userId: string,
): Promise<readonly OwnerAlert[]> {
  return sql<OwnerAlert[]>`
    select ${columns(sql)} from owner_alerts where user_id = ${userId} order by vehicle_number`;
}

/** Switches alerts on, or changes their channels; returns their id. */
export async function upsertAlert(
  tx: Queryable,
  alert: Pick<OwnerAlert, 'alertId' | 'userId' | 'vehicleNumber' | 'channels'>,
  at: Date,
): Promise<string> {
  const [row] = await tx<{ alertId: string }[]>`
    insert into owner_alerts (id, user_id, vehicle_number, channels, started_at)
    values (${alert.alertId}, ${alert.userId}, ${alert.vehicleNumber},
      ${[...alert.channels]}::text[], ${at})
    on conflict (user_id, vehicle_number) do update set channels = excluded.channels
    returning id as "alertId"`;
  return row?.alertId ?? alert.alertId;
}

/** Notes a change of the record. Another owner is told rather than another status. */
export async function updateRecordChange(
  tx: Queryable,
  alertId: string,
  change: RecordChange,
): Promise<void> {
  await tx`
    update owner_alerts
    set record_change = case when record_change = 'owner' then 'owner' else ${change} end
    where id = ${alertId}`;
}

/** Notes a look at the challans, and that a change of the record was told. */
export async function updateChecked(
  tx: Queryable,
  alertId: string,
  look: {
    readonly knownChallans: readonly string[];
    readonly openChallans: readonly OpenChallan[];
    readonly hasFailedSource: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    update owner_alerts set known_challans = ${[...look.knownChallans]}::text[],
      open_challans = ${tx.json(look.openChallans as never)}::jsonb,
      record_change = null, has_failed_source = ${look.hasFailedSource}, checked_at = ${look.at}
    where id = ${alertId}`;
}

/** Switches alerts off by id. */
export async function deleteAlert(tx: Queryable, alertId: string): Promise<void> {
  await tx`delete from owner_alerts where id = ${alertId}`;
}

/** Switches all alerts of a person off. */
export async function deleteAlertsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from owner_alerts where user_id = ${userId}`;
}

/** Alerts of a person for the export. */
export async function alertHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", channels, known_challans as "knownChallans",
      started_at as "startedAt", checked_at as "checkedAt"
    from owner_alerts where user_id = ${userId} order by started_at`;
}
