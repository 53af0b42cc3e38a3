import type { Queryable, Transaction } from '../../db/database.ts';

/** A server that runs on this database, and where it keeps its files. */
export type RunningServer = { readonly id: string; readonly fileStore: string };

/** Servers that have not been seen for so long have crashed. Several heartbeats, by the database's clock. */
const ALIVE_SECONDS = 30;

/** File stores of the servers that run now, other than `fileStore`. No server can be added until the end of the
 * transaction: of two that start together, one sees the other. */
export async function otherFileStores(tx: Transaction, fileStore: string): Promise<string[]> {
  await tx`lock table running_servers in share row exclusive mode`;
  await tx`delete from running_servers
    where seen_at < clock_timestamp() - make_interval(secs => ${ALIVE_SECONDS})`;
  const rows = await tx<{ fileStore: string }[]>`
    select distinct file_store as "fileStore" from running_servers where file_store <> ${fileStore}`;
  return rows.map((row) => row.fileStore);
}

/** Says that a server is running now. */
export async function noteServer(sql: Queryable, { id, fileStore }: RunningServer): Promise<void> {
  await sql`
    insert into running_servers (id, file_store, seen_at)
    values (${id}, ${fileStore}, clock_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at`;
}

/** Removes a server that stops. */
export async function removeServer(sql: Queryable, { id }: RunningServer): Promise<void> {
  await sql`delete from running_servers where id = ${id}`;
}
