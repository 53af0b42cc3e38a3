import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { HistoryPreview } from '@pahiya/domain/service-history/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** The answer of a free check, and when it was given. */
export type StoredPreview = { readonly preview: HistoryPreview; readonly checkedAt: Date };

/** The stored answer about a vehicle, unless older than `notBefore`. */
export async function selectPreview(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  sourceKey: string,
  notBefore: Date,
): Promise<StoredPreview | null> {
  const [row] = await sql<{ visits: number; newestOn: IstDate | null; checkedAt: Date }[]>`
    select visits, newest_on as "newestOn", checked_at as "checkedAt" from service_history_previews
    where vehicle_number = ${vehicleNumber} and source_key = ${sourceKey}
      and checked_at >= ${notBefore}`;
  if (row === undefined) return null;
  const { visits, newestOn, checkedAt } = row;
  const preview: HistoryPreview =
    newestOn === null ? { kind: 'none' } : { kind: 'some', visits, newestOn };
  return { preview, checkedAt };
}

/** Stores an answer unless a newer one is stored. */
export async function upsertPreview(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  sourceKey: string,
  { preview, checkedAt }: StoredPreview,
): Promise<void> {
  const isNone = preview.kind === 'none';
  await sql`
    insert into service_history_previews as known
      (vehicle_number, source_key, visits, newest_on, checked_at)
    values (${vehicleNumber}, ${sourceKey}, ${isNone ? 0 : preview.visits},
      ${isNone ? null : preview.newestOn}, ${checkedAt})
    on conflict (vehicle_number, source_key) do update set visits = excluded.visits,
      newest_on = excluded.newest_on, checked_at = excluded.checked_at
    where known.checked_at <= excluded.checked_at`;
}

/** Deletes older answers. */
export async function deletePreviews(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from service_history_previews where checked_at < ${before}`;
}
