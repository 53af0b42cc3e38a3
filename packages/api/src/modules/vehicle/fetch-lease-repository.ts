import { randomUUID } from 'node:crypto';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Queryable } from '../../db/database.ts';
import type { CallLease, HolderState } from '../../leases/call-once.ts';

/** Longer than the registry's adapter takes with all retries (15 s); also the longest wait for the lease of a crashed
 * server. By the database's clock. */
const LEASE_SECONDS = 20;

/** The lease on fetching one number. */
export function fetchLease(sql: Queryable, vehicleNumber: VehicleNumber): CallLease {
  return {
    take: () => takeLease(sql, vehicleNumber),
    read: (holder) => readHolder(sql, vehicleNumber, holder),
  };
}

async function takeLease(sql: Queryable, vehicleNumber: VehicleNumber) {
  const mine = randomUUID();
  const [taken] = await sql`
    insert into vehicle_fetches (vehicle_number, holder, leased_until)
    values (${vehicleNumber}, ${mine}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (vehicle_number) do update
      set holder = excluded.holder, leased_until = excluded.leased_until,
        failure = null, failed_at = null
      where vehicle_fetches.failure is not null or vehicle_fetches.leased_until < clock_timestamp()
    returning holder`;
  if (taken !== undefined) return { isMine: true, holder: mine };
  const [other] = await sql<{ holder: string }[]>`
    select holder from vehicle_fetches where vehicle_number = ${vehicleNumber}`;
  return { isMine: false, holder: other?.holder ?? 'gone' };
}

/** No row: the response was stored. */
async function readHolder(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  holder: string,
): Promise<HolderState> {
  const [row] = await sql<
    { holder: string; failure: ProviderFailure['kind'] | null; isOver: boolean }[]
  >`
    select holder, failure, leased_until < clock_timestamp() as "isOver"
    from vehicle_fetches where vehicle_number = ${vehicleNumber}`;
  if (row === undefined) return { kind: 'stored' };
  if (row.failure !== null) {
    return row.holder === holder ? { kind: 'failed', failure: row.failure } : { kind: 'free' };
  }
  return row.isOver ? { kind: 'free' } : { kind: 'asking' };
}

/** Releases the lease in the transaction that stores the response. */
export async function endLease(
  tx: Queryable,
  vehicleNumber: VehicleNumber,
  holder: string,
): Promise<void> {
  await tx`delete from vehicle_fetches
    where vehicle_number = ${vehicleNumber} and holder = ${holder}`;
}

/** Records a failure, for waiting servers and for the backoff of stale records. */
export async function failLease(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  holder: string,
  failure: ProviderFailure['kind'],
  now: Date,
): Promise<void> {
  await sql`update vehicle_fetches set failure = ${failure}, failed_at = ${now}
    where vehicle_number = ${vehicleNumber} and holder = ${holder}`;
}

/** Has a call to the registry for this number failed after `since`? */
export async function hasFailedSince(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  since: Date,
): Promise<boolean> {
  const [row] = await sql`select 1 from vehicle_fetches
    where vehicle_number = ${vehicleNumber} and failure is not null and failed_at > ${since}`;
  return row !== undefined;
}

/** Deletes leases of failed calls and of crashed servers; returns their number. */
export async function deleteOldLeases(sql: Queryable): Promise<number> {
  const { count } = await sql`
    delete from vehicle_fetches where leased_until < clock_timestamp() - interval '1 day'`;
  return count;
}
