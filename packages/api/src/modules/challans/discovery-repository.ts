import type { ChallanSourceId, SourceChallan } from '@pahiya/domain/challans/challan';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import { deviceHash } from './device-hash.ts';

/** Whose search it is. */
export type Seeker = { readonly caller: Caller; readonly device: Device };

/** A search as it is stored. */
export type StoredDiscovery = {
  readonly discoveryId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly startedAt: Date;
  readonly isRevealed: boolean;
};

/** What a source said within a search. */
export type StoredSource = {
  readonly source: ChallanSourceId;
  readonly state: 'answered' | 'failed';
  readonly failure: ProviderFailure['kind'] | null;
  readonly challans: readonly SourceChallan[] | null;
  readonly fetchedAt: Date | null;
};

/** Notes a new search of an account, or of a device while nobody is signed in. */
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

/** A search that belongs to whoever asks: begun by the account, or on the device and by nobody else's account. Null
 * for every other, and for one that is over. */
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

/** Notes what a source said; a later failure does not undo an answer. */
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

/** What all sources have said so far. */
export async function findSources(
  sql: Queryable,
  discoveryId: string,
): Promise<readonly StoredSource[]> {
  return sql<StoredSource[]>`
    select source, state, failure, challans, fetched_at as "fetchedAt"
    from challan_discovery_sources where discovery_id = ${discoveryId}`;
}

/** Lets an account see places and times in its search from now on; the search becomes the account's own. */
export async function markRevealed(
  sql: Queryable,
  discoveryId: string,
  reveal: { readonly userId: string; readonly ground: 'owner' | 'permitted'; readonly at: Date },
): Promise<void> {
  await sql`
    update challan_discoveries set user_id = ${reveal.userId}, reveal_ground = ${reveal.ground},
      revealed_at = coalesce(revealed_at, ${reveal.at}) where id = ${discoveryId}`;
}
