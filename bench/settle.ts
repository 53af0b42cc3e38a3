import type { Database } from '@pahiya/api/db/database';

/** Brings the database to the state of one that has been running: pending work of a bulk load into these tables
 * (statistics, free space, a million rows to flush) is done before measuring, not during it. */
export async function settle(sql: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`vacuum (analyze, freeze) ${sql(table)}`;
  await sql`checkpoint`;
}
