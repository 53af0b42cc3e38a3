import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import DataLoader from 'dataloader';
import type { Database } from '../../db/database.ts';
import { findStoredRows, type StoredRow } from './stored-vehicle-repository.ts';
import type { StoredVehicle } from './vehicle-repository.ts';

/** Reads one vehicle of the store for one viewer (the signed-in user, or null). */
export type ReadStored = (
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
) => Promise<StoredVehicle | null>;

/** Two, so the database works on one batch while the next one fills. */
const UNDER_WAY_AT_MOST = 2;
/** Bounds one result to a few hundred KiB. */
const READS_AT_MOST = 64;

/** Batches concurrent reads into one query, at a fraction of the cost of separate round trips; a single read is not
 * delayed. Nothing is cached: a read is sent after it was requested, so it sees every earlier write. */
export function createStoredReads(sql: Database, sourceKey: string): ReadStored {
  const turns = createTurns(UNDER_WAY_AT_MOST);
  const rows = new DataLoader<VehicleNumber, StoredRow | null>(
    (numbers) => findStoredRows(sql, sourceKey, numbers).finally(turns.end),
    { cache: false, maxBatchSize: READS_AT_MOST, batchScheduleFn: turns.begin },
  );
  return async (vehicleNumber, viewerId) => {
    const row = await rows.load(vehicleNumber);
    if (row === null) return null;
    const { body, fetchedAt, freshUntil, hiddenBy } = row;
    return {
      body,
      fetchedAt,
      freshUntil,
      isHidden: hiddenBy !== null && hiddenBy !== viewerId,
    };
  };
}

/** Lets so many batches be under way; a batch that waits for its turn goes on filling. */
function createTurns(count: number): { begin: (send: () => void) => void; end: () => void } {
  const waiting: (() => void)[] = [];
  let free = count;
  const next = () => {
    const send = free > 0 ? waiting.shift() : undefined;
    if (send === undefined) return;
    free -= 1;
    // Runs after all requests that have already arrived are in the batch.
    setImmediate(send);
  };
  return {
    begin(send) {
      waiting.push(send);
      next();
    },
    end() {
      free += 1;
      next();
    },
  };
}
