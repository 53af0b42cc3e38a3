import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Database } from '../../db/database.ts';
import type { StoredVehicle } from './vehicle-cache.ts';

/** Reads one vehicle of the store for one viewer (the signed-in user, or null). */
export type ReadStored = (
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
) => Promise<StoredVehicle | null>;

type Row = Omit<StoredVehicle, 'isHidden'> & {
  readonly vehicleNumber: VehicleNumber;
  readonly hiddenBy: string | null;
};
type Read = {
  readonly vehicleNumber: VehicleNumber;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
};

/** Two, so the database works on one batch while the next one fills. */
const UNDER_WAY_AT_MOST = 2;
/** Bounds one result to a few hundred KiB. */
const READS_AT_MOST = 64;

/** Batches concurrent reads into one query, at a fraction of the cost of separate round trips; a single read is not
 * delayed. Nothing is cached: a read is sent after it was requested, so it sees every earlier write. */
export function createStoredReads(sql: Database, sourceKey: string): ReadStored {
  const waiting: Read[] = [];
  let underWay = 0;
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || waiting.length === 0 || underWay >= UNDER_WAY_AT_MOST) return;
    isScheduled = true;
    // Runs after all requests that have already arrived are queued.
    setImmediate(send);
  };
  const send = () => {
    isScheduled = false;
    const reads = waiting.splice(0, READS_AT_MOST);
    underWay += 1;
    readAll(reads).finally(() => {
      underWay -= 1;
      schedule();
    });
    schedule();
  };
  const readAll = async (reads: readonly Read[]) => {
    try {
      const numbers = [...new Set(reads.map(({ vehicleNumber }) => vehicleNumber))];
      const rows = await sql<Row[]>`
        select v.vehicle_number as "vehicleNumber", v.body, v.fetched_at as "fetchedAt",
          v.fresh_until as "freshUntil", h.user_id as "hiddenBy"
        from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
        where v.vehicle_number = any(${numbers}::text[]) and v.source_key = ${sourceKey}`;
      const found = new Map(rows.map((row) => [row.vehicleNumber, row]));
      for (const { vehicleNumber, resolve } of reads) resolve(found.get(vehicleNumber) ?? null);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  };
  return async (vehicleNumber, viewerId) => {
    const row = await new Promise<Row | null>((resolve, reject) => {
      waiting.push({ vehicleNumber, resolve, reject });
      schedule();
    });
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
