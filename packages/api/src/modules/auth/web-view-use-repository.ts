import type { Queryable } from '../../db/database.ts';

/** Notes that a token was exchanged; false when it was before. */
export async function insertUse(sql: Queryable, tokenId: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    insert into web_view_uses (token_id, used_at) values (${tokenId}, ${at})
    on conflict do nothing`;
  return count > 0;
}

/** Deletes uses before an instant; returns how many. */
export async function deleteUses(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from web_view_uses where used_at < ${before}`;
  return count;
}
