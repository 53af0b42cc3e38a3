import type { Database } from '@pahiya/api/db/database';
import { settle } from './settle.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const marker = 'bench';

/** The `index`-th made-up number of the benchmark: KA01AA0001, KA01AA0002, ... */
export function benchMark(index: number): string {
  const series = Math.floor(index / 9999);
  const first = letters[Math.floor(series / 24) % 24];
  const second = letters[series % 24];
  return `KA01${first}${second}${String((index % 9999) + 1).padStart(4, '0')}`;
}

/** Fills the store up to `count` vehicles with copies of a looked-up record, so bodies have a realistic length. */
export async function seedVehicles(sql: Database, count: number): Promise<void> {
  const step = 50_000;
  const [{ stored } = { stored: 0 }] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from vehicles where series_key = ${marker}`;
  for (let from = stored; from < count; from += step) {
    const upto = Math.min(from + step, count) - 1;
    await sql`
      insert into vehicles
        (vehicle_number, source_key, outcome, body, fetched_at, fresh_until, series_key)
      select 'KA01' || substr(${letters}, (n / 9999 / 24) % 24 + 1, 1)
          || substr(${letters}, (n / 9999) % 24 + 1, 1) || lpad((n % 9999 + 1)::text, 4, '0'),
        t.source_key, t.outcome, t.body, now(), now() + interval '10 days', ${marker}
      from generate_series(${from}::integer, ${upto}::integer) as n
      cross join (
        select source_key, outcome, body from vehicles
        where outcome = 'found' and series_key <> ${marker} limit 1
      ) t
      on conflict do nothing`;
  }
  await settle(sql, ['vehicles']);
}
