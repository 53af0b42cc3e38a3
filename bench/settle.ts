import type { Database } from '@pahiya/api/db/database';

/** Brings the database to where one is that has been running: what a bulk load of these tables leaves to be done
 * (statistics, free space, a million rows on their way to the disk) is done before the clock starts, not while it
 * runs. */
export async function settle(sql: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`vacuum (analyze, freeze) ${sql(table)}`;
  await sql`checkpoint`;
}
