import type { Queryable } from '../../../db/database.ts';

/** The partner firm of a dealer; null: it is none. */
export async function findFirmOfDealer(sql: Queryable, dealerId: string): Promise<string | null> {
  const [row] = await sql<{ firmId: string | null }[]>`
    select firm_id as "firmId" from used_dealers where id = ${dealerId}`;
  return row?.firmId ?? null;
}
