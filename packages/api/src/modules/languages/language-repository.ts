import type { Queryable } from '../../db/database.ts';

/** Adds languages that are not in the table yet. */
export async function insertLanguages(sql: Queryable, codes: readonly string[]): Promise<void> {
  await sql`
    insert into languages (code) select unnest(${[...codes]}::text[]) on conflict (code) do nothing`;
}
