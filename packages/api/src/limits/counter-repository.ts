import type { Database, Queryable } from '../db/database.ts';

/** What the library of limits needs of a database client: it writes the SQL on `rate_limits` itself. */
export function counterClient(sql: Database) {
  return {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
      const rows = await sql.unsafe(text, values, { isPrepared: true });
      return { rows, rowCount: rows.count };
    },
  };
}

/** Deletes expired counters; returns their number. */
export async function deleteExpiredCounters(sql: Queryable, now: Date): Promise<number> {
  const { count } = await sql`delete from rate_limits where expire <= ${now.getTime()}`;
  return count;
}
