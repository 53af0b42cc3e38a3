import type { ChallanSourceId, SourceChallan } from '@pahiya/domain/challans/challan';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import { deviceHash } from './device-hash.ts';

/** The account or device that owns a search. */
export type Seeker = { readonly caller: Caller; readonly device: Device };

/** A search as stored. */
export type StoredDiscovery = {
  readonly discoveryId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly startedAt: Date;
  readonly isRevealed: boolean;
};

/** A source's response within a search. */
export type StoredSource = {
  readonly source: ChallanSourceId;
  readonly state: 'answered' | 'failed';
  readonly failure: ProviderFailure['kind'] | null;
  readonly challans: readonly SourceChallan[] | null;
  readonly fetchedAt: Date | null;
};

/** Saves a new search of an account, or of a device without sign-in. */
export async function insertDiscovery(
  sql: Queryable,
  discovery: {
    discoveryId: string;
    vehicleNumber: VehicleNumber;
    startedAt: Date;
    expiresAt: Date;
  },
  { caller, device }: Seeker,
): Promise<void> {
  await sql`
    insert into challan_discoveries (id, vehicle_number, user_id, device_hash, started_at, expires_at)
    values (${discovery.discoveryId}, ${discovery.vehicleNumber},
      ${caller.kind === 'user' ? caller.userId : null}, ${deviceHash(device.id)},
      ${discovery.startedAt}, ${discovery.expiresAt})`;
}

/** A search of the caller: started by their account, or on their device without sign-in. Null for any other, and for an
 * expired one. */
export async function findDiscovery(
  sql: Queryable,
  discoveryId: string,
  { caller, device }: Seeker,
  now: Date,
): Promise<StoredDiscovery | null> {
  const userId = caller.kind === 'user' ? caller.userId : null;
  const [row] = await sql<StoredDiscovery[]>`
    select id as "discoveryId", vehicle_number as "vehicleNumber", started_at as "startedAt",
      revealed_at is not null as "isRevealed"
    from challan_discoveries
    where id = ${discoveryId} and expires_at > ${now}
      and (user_id = ${userId} or (user_id is null and device_hash = ${deviceHash(device.id)}))`;
  return row ?? null;
}

/** Saves a source's response; a later failure does not overwrite a success. */
export async function saveSource(
  sql: Queryable,
  discoveryId: string,
  { source, state, failure, challans, fetchedAt }: StoredSource,
  now: Date,
): Promise<void> {
  await sql`
    insert into challan_discovery_sources as known
      (discovery_id, source, state, failure, challans, fetched_at, answered_at)
    values (${discoveryId}, ${source}, ${state}, ${failure},
      ${challans === null ? null : sql.json(challans)}, ${fetchedAt}, ${now})
    on conflict (discovery_id, source) do update set state = excluded.state,
      failure = excluded.failure, challans = excluded.challans,
      fetched_at = excluded.fetched_at, answered_at = excluded.answered_at
    where excluded.state = 'answered' or known.state = 'failed'`;
}

/** All source responses of a search so far. */
export async function findSources(
  sql: Queryable,
  discoveryId: string,
): Promise<readonly StoredSource[]> {
  return sql<StoredSource[]>`
    select source, state, failure, challans, fetched_at as "fetchedAt"
    from challan_discovery_sources where discovery_id = ${discoveryId}`;
}

/** Reveals places and times in a search to an account, which then owns the search. */
export async function markRevealed(
  sql: Queryable,
  discoveryId: string,
  reveal: { readonly userId: string; readonly ground: 'owner' | 'permitted'; readonly at: Date },
): Promise<void> {
  await sql`
    update challan_discoveries set user_id = ${reveal.userId}, reveal_ground = ${reveal.ground},
      revealed_at = coalesce(revealed_at, ${reveal.at}) where id = ${discoveryId}`;
}

/** How many other vehicles an account has revealed since a moment. */
export async function countRevealed(
  sql: Queryable,
  { userId, vehicleNumber }: { readonly userId: string; readonly vehicleNumber: string },
  since: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct vehicle_number)::int as count from challan_discoveries
    where user_id = ${userId} and revealed_at >= ${since} and vehicle_number <> ${vehicleNumber}`;
  return row?.count ?? 0;
}

/** Deletes expired searches; returns their number. */
export async function deleteExpired(sql: Queryable, now: Date): Promise<number> {
  const { count } = await sql`delete from challan_discoveries where expires_at < ${now}`;
  return count;
}

/** Deletes the searches of an account. */
export async function deleteSearchesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from challan_discoveries where user_id = ${userId}`;
}

/** The searches of a person, for the account's export. */
export async function searchHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", started_at as "startedAt",
      reveal_ground as "revealGround", revealed_at as "revealedAt"
    from challan_discoveries where user_id = ${userId} order by started_at`;
}
