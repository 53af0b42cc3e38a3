import type { Queryable } from '../../../db/database.ts';
import type { ImportReport } from '../import/import-catalogue.ts';

/** Version of the list that was imported last; null: none, or the feed has no versions. */
export async function findFeedEtag(sql: Queryable, name: string): Promise<string | null> {
  const [row] = await sql<
    { etag: string | null }[]
  >`select etag from car_feeds where name = ${name}`;
  return row?.etag ?? null;
}

/** Notes the version that was imported, and what it changed. */
export async function putFeed(
  sql: Queryable,
  feed: {
    readonly name: string;
    readonly etag: string | null;
    readonly fetchedAt: Date;
    readonly report: ImportReport;
  },
): Promise<void> {
  const { name, etag, fetchedAt, report } = feed;
  await sql`
    insert into car_feeds (name, etag, fetched_at, report)
    values (${name}, ${etag}, ${fetchedAt}, ${sql.json(report)})
    on conflict (name) do update set etag = excluded.etag, fetched_at = excluded.fetched_at,
      report = excluded.report`;
}
