import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** Cache key of a source; sandbox and live responses are kept apart. */
export function sourceKeyOf({ id, sandbox }: Pick<ChallanSource, 'id' | 'sandbox'>): string {
  return sandbox ? `${id}:sandbox` : id;
}

/** The last successful response of a source for a vehicle, unless older than `notBefore`. */
export async function findStoredAnswer(
  sql: Queryable,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  notBefore: Date,
): Promise<{ readonly challans: readonly SourceChallan[]; readonly fetchedAt: Date } | null> {
  const [row] = await sql<{ challans: SourceChallan[]; fetchedAt: Date }[]>`
    select challans, fetched_at as "fetchedAt" from challan_source_answers
    where vehicle_number = ${vehicleNumber} and source = ${source.id}
      and source_key = ${sourceKeyOf(source)} and fetched_at >= ${notBefore}`;
  return row ?? null;
}

/** Stores a response unless a newer one is stored. */
export async function storeAnswer(
  sql: Queryable,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  answer: { readonly challans: readonly SourceChallan[]; readonly fetchedAt: Date },
): Promise<void> {
  const kept = sql`
    insert into challan_source_answers as known
      (vehicle_number, source, source_key, challans, fetched_at)
    values (${vehicleNumber}, ${source.id}, ${sourceKeyOf(source)}, ${sql.json(answer.challans)},
      ${answer.fetchedAt})
    on conflict (vehicle_number, source) do update set source_key = excluded.source_key,
      challans = excluded.challans, fetched_at = excluded.fetched_at
    where known.fetched_at <= excluded.fetched_at or known.source_key <> excluded.source_key`;
  const states = [...new Set(answer.challans.flatMap((one) => one.stateCode ?? []))].sort();
  const seen =
    states.length > 0 &&
    sql`
    insert into challan_states_seen (state_code, source, seen_at)
    select state, ${source.id}, ${answer.fetchedAt} from unnest(${states}::text[]) as state
    on conflict (state_code, source) do update set seen_at = excluded.seen_at`;
  await Promise.all([kept, seen]);
}

/** The states whose challans were seen at any source, with the last time. */
export async function findStatesSeen(
  sql: Queryable,
): Promise<readonly { readonly stateCode: string; readonly seenAt: Date }[]> {
  return sql<{ stateCode: string; seenAt: Date }[]>`
    select state_code as "stateCode", max(seen_at) as "seenAt" from challan_states_seen
    group by state_code order by state_code`;
}

/** Deletes older responses; returns their number. */
export async function deleteAnswers(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from challan_source_answers where fetched_at < ${before}`;
  return count;
}
