import type { Queryable } from '../../db/database.ts';

/** A row of the look-up log. */
export type LookupRow = {
  readonly at: Date;
  readonly purpose: string;
  readonly kind: 'user' | 'device' | 'system';
  readonly actorHash: Buffer | null;
  readonly vehicleNumber: string;
  readonly outcome: string;
};

/** Adds rows. */
export async function insertLookups(sql: Queryable, rows: readonly LookupRow[]): Promise<void> {
  await sql`
    insert into lookup_log (at, purpose, actor_kind, actor_hash, vehicle_number, outcome)
    select at, purpose, kind, decode(actor, 'hex'), vehicle_number, outcome
    from unnest(
      ${rows.map(({ at }) => at.toISOString())}::timestamptz[],
      ${rows.map(({ purpose }) => purpose)}::text[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ actorHash }) => actorHash?.toString('hex') ?? null)}::text[],
      ${rows.map(({ vehicleNumber }) => vehicleNumber)}::text[],
      ${rows.map(({ outcome }) => outcome)}::text[]
    ) as line (at, purpose, kind, actor, vehicle_number, outcome)`;
}

/** The look-ups of a person, for the account's export. */
export async function lookupHistory(sql: Queryable, userHash: Buffer) {
  return sql<Record<string, unknown>[]>`
    select at, purpose, vehicle_number as "vehicleNumber", outcome
    from lookup_log where actor_kind = 'user' and actor_hash = ${userHash}
    order by at desc`;
}

/** Deletes older rows; returns their number. */
export async function deleteLookups(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from lookup_log where at < ${before}`;
  return count;
}
