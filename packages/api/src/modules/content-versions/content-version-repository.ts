import type { Queryable, Transaction } from '../../db/database.ts';

/** Counts the version of a tag up, and notifies every server of it on commit. */
export async function countUp(
  tx: Transaction,
  { tag, channel, note }: { readonly tag: string; readonly channel: string; readonly note: string },
): Promise<void> {
  await tx`
    with bumped as (
      insert into content_versions (tag, version) values (${tag}, 1)
      on conflict (tag) do update set version = content_versions.version + 1
    )
    select pg_notify(${channel}, ${note})`;
}

/** Versions by tag. A tag that was never changed is missing. */
export async function findVersions(sql: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ tag: string; version: number }[]>`
    select tag, version from content_versions`;
  return new Map(rows.map((row) => [row.tag, row.version]));
}
