import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** The stored response for one viewer. */
export type StoredVehicle = {
  /** Stored form of the response; null for "not found". */
  readonly body: string | null;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
  /** Hidden from this viewer by its owner. */
  readonly isHidden: boolean;
};

/** The read of the hot path: prepared, by primary key, ready to send. Ignores responses of another registry (the
 * sandbox, before going live). `viewerId`: the signed-in user, or null. */
export async function findStored(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  sourceKey: string,
  viewerId: string | null,
): Promise<StoredVehicle | null> {
  const [row] = await sql<StoredVehicle[]>`
    select v.body, v.fetched_at as "fetchedAt", v.fresh_until as "freshUntil",
      (h.user_id is not null and h.user_id is distinct from ${viewerId}::uuid) as "isHidden"
    from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
    where v.vehicle_number = ${vehicleNumber} and v.source_key = ${sourceKey}`;
  return row ?? null;
}

/** The same for several numbers: those stored and not hidden from the viewer. */
export async function findManyStored(
  sql: Queryable,
  vehicleNumbers: readonly VehicleNumber[],
  sourceKey: string,
  viewerId: string | null,
): Promise<ReadonlyMap<VehicleNumber, StoredVehicle & { readonly body: string }>> {
  const rows = await sql<(StoredVehicle & { vehicleNumber: VehicleNumber; body: string })[]>`
    select v.vehicle_number as "vehicleNumber", v.body, v.fetched_at as "fetchedAt",
      v.fresh_until as "freshUntil", false as "isHidden"
    from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
    where v.vehicle_number = any(${vehicleNumbers as VehicleNumber[]}) and v.source_key = ${sourceKey}
      and v.body is not null and (h.user_id is null or h.user_id = ${viewerId}::uuid)`;
  return new Map(rows.map((row) => [row.vehicleNumber, row]));
}

/** Those of the numbers whose stored response is fresh. */
export async function findFresh(
  sql: Queryable,
  vehicleNumbers: readonly string[],
  sourceKey: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await sql<{ vehicleNumber: string }[]>`
    select vehicle_number as "vehicleNumber" from vehicles
    where vehicle_number = any(${vehicleNumbers}::text[]) and source_key = ${sourceKey}
      and fresh_until > ${now}`;
  return rows.map((row) => row.vehicleNumber);
}

/** Hashes of the complete numbers that the RC shows; undefined when the vehicle is not stored as found. */
export async function findIdentifiers(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  sourceKey: string,
): Promise<
  { readonly chassis: Uint8Array | null; readonly engine: Uint8Array | null } | undefined
> {
  const [row] = await sql<{ chassis: Uint8Array | null; engine: Uint8Array | null }[]>`
    select chassis_hash as chassis, engine_hash as engine from vehicles
    where vehicle_number = ${vehicleNumber} and outcome = 'found' and source_key = ${sourceKey}`;
  return row;
}

/** Locks a vehicle's row before its stored record changes: no concurrent report is lost. */
export async function lockVehicle(tx: Queryable, vehicleNumber: VehicleNumber): Promise<void> {
  await tx`select 1 from vehicles where vehicle_number = ${vehicleNumber} for update`;
}

/** A row as written. */
export type VehicleRow = {
  readonly vehicleNumber: VehicleNumber;
  readonly sourceKey: string;
  readonly body: string | null;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
  readonly chassisHash: Buffer | null;
  readonly engineHash: Buffer | null;
  readonly seriesKey: string;
};

/** Upserts a response; one older than the stored response is ignored. */
export async function storeVehicle(tx: Queryable, row: VehicleRow): Promise<void> {
  await tx`
    insert into vehicles (vehicle_number, source_key, outcome, body, fetched_at, fresh_until,
      chassis_hash, engine_hash, series_key)
    values (${row.vehicleNumber}, ${row.sourceKey}, ${row.body === null ? 'not-found' : 'found'},
      ${row.body}, ${row.fetchedAt}, ${row.freshUntil}, ${row.chassisHash}, ${row.engineHash},
      ${row.seriesKey})
    on conflict (vehicle_number) do update set
      source_key = excluded.source_key, outcome = excluded.outcome, body = excluded.body,
      fetched_at = excluded.fetched_at, fresh_until = excluded.fresh_until,
      chassis_hash = excluded.chassis_hash, engine_hash = excluded.engine_hash,
      series_key = excluded.series_key
    where vehicles.fetched_at <= excluded.fetched_at
      or vehicles.source_key <> excluded.source_key`;
}

/** Replaces the text of a stored response. */
export async function replaceBody(
  tx: Queryable,
  vehicleNumber: VehicleNumber,
  body: string,
): Promise<void> {
  await tx`update vehicles set body = ${body} where vehicle_number = ${vehicleNumber}`;
}
