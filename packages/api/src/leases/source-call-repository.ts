import { randomUUID } from 'node:crypto';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Queryable } from '../db/database.ts';
import type { CallLease, HolderState } from './call-once.ts';

/** A lease that is renewed while the call lasts; also the longest wait for that of a crashed server. By the database's
 * clock. */
const LEASE_SECONDS = 8;
/** A database that is slow to renew a lease does not lose it. */
const RENEW_AFTER_MS = 2_000;

/** One source's call about one vehicle. */
export type SourceCall = { readonly vehicleNumber: VehicleNumber; readonly sourceKey: string };

/** The lease on a call. */
export function sourceCallLease(sql: Queryable, call: SourceCall): CallLease {
  return { take: () => takeCall(sql, call), read: (holder) => readCall(sql, call, holder) };
}

async function takeCall(sql: Queryable, { vehicleNumber, sourceKey }: SourceCall) {
  const mine = randomUUID();
  const [taken] = await sql`
    insert into source_calls (vehicle_number, source_key, holder, leased_until)
    values (${vehicleNumber}, ${sourceKey}, ${mine},
      clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (vehicle_number, source_key) do update
      set holder = excluded.holder, leased_until = excluded.leased_until, failure = null
      where source_calls.failure is not null
        or source_calls.leased_until < clock_timestamp()
    returning holder`;
  if (taken !== undefined) return { isMine: true, holder: mine };
  const [other] = await sql<{ holder: string }[]>`
    select holder from source_calls
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey}`;
  return { isMine: false, holder: other?.holder ?? 'gone' };
}

/** No row: the response was stored. */
async function readCall(
  sql: Queryable,
  { vehicleNumber, sourceKey }: SourceCall,
  holder: string,
): Promise<HolderState> {
  const [row] = await sql<
    { holder: string; failure: ProviderFailure['kind'] | null; isOver: boolean }[]
  >`
    select holder, failure, leased_until < clock_timestamp() as "isOver"
    from source_calls
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey}`;
  if (row === undefined) return { kind: 'stored' };
  if (row.failure !== null) {
    return row.holder === holder ? { kind: 'failed', failure: row.failure } : { kind: 'free' };
  }
  return row.isOver ? { kind: 'free' } : { kind: 'asking' };
}

/** Renews the lease of a call until the returned function is called. */
export function keepCall(sql: Queryable, call: SourceCall, holder: string): () => void {
  const renewing = setInterval(() => {
    renewCall(sql, call, holder).catch(() => {});
  }, RENEW_AFTER_MS);
  return () => clearInterval(renewing);
}

async function renewCall(
  sql: Queryable,
  { vehicleNumber, sourceKey }: SourceCall,
  holder: string,
): Promise<void> {
  await sql`update source_calls
    set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey} and holder = ${holder}`;
}

/** Ends the lease of a call whose response is stored. */
export async function endCall(
  sql: Queryable,
  { vehicleNumber, sourceKey }: SourceCall,
  holder: string,
): Promise<void> {
  await sql`delete from source_calls
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey} and holder = ${holder}`;
}

/** Ends the lease of a call that failed, and tells waiting servers why. */
export async function failCall(
  sql: Queryable,
  { vehicleNumber, sourceKey }: SourceCall,
  holder: string,
  failure: ProviderFailure['kind'],
): Promise<void> {
  await sql`update source_calls set failure = ${failure}
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey} and holder = ${holder}`;
}

/** Deletes leases of failed calls and of crashed servers; returns their number. */
export async function deleteOldCalls(sql: Queryable): Promise<number> {
  const { count } = await sql`
    delete from source_calls where leased_until < clock_timestamp() - interval '1 day'`;
  return count;
}
