import { createHash } from 'node:crypto';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Database, Transaction } from '../../db/database.ts';
import { blogContent } from '../blog/article.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { putArticles } from './put-articles.ts';
import { putEntries } from './put-entries.ts';
import { searchContent } from './search-tag.ts';

/** Increment to rebuild entries from unchanged sources. */
const making = 1;
/** Building the table of a large blog exceeds the usual statement timeout. */
const longestMs = 15 * 60_000;

/** Syncs the search table with its sources: articles, and page entries where given. Safe to run at every start, on a
 * schedule and on several servers at the same time: a lock lets one work while the others wait and find it done.
 * Readers see the old table until the transaction commits. Returns the sources that had changed. */
export async function refreshSearchIndex(
  { sql, now }: { readonly sql: Database; readonly now: () => Date },
  entries: readonly SearchEntry[] | null,
): Promise<readonly string[]> {
  const refreshed = [
    await refreshSource(sql, 'articles', { now, version: blogVersion, put: putArticles }),
    entries !== null &&
      (await refreshSource(sql, 'pages', {
        now,
        version: async () => checksumOf(entries),
        put: (tx) => putEntries(tx, entries),
      })),
  ];
  return refreshed.filter((source) => typeof source === 'string');
}

type Source = {
  readonly now: () => Date;
  readonly version: (sql: Database | Transaction) => Promise<string>;
  readonly put: (tx: Transaction) => Promise<void>;
};

async function refreshSource(
  sql: Database,
  source: string,
  { now, version, put }: Source,
): Promise<string | null> {
  if ((await storedVersion(sql, source)) === `${making}:${await version(sql)}`) return null;
  return sql.begin(async (tx) => {
    await tx`select set_config('statement_timeout', ${String(longestMs)}, true)`;
    await tx`select pg_advisory_xact_lock(hashtext('search-index'))`;
    // Read before the rows: a concurrent change is picked up by the next run.
    const wanted = `${making}:${await version(tx)}`;
    if ((await storedVersion(tx, source)) === wanted) return null;
    await put(tx);
    await tx`
      insert into search_sources (source, version, made_at) values (${source}, ${wanted}, ${now()})
      on conflict (source) do update set version = excluded.version, made_at = excluded.made_at`;
    await bumpContent(tx, searchContent);
    return source;
  });
}

async function storedVersion(sql: Database | Transaction, source: string): Promise<string | null> {
  const [row] = await sql<{ version: string }[]>`
    select version from search_sources where source = ${source}`;
  return row?.version ?? null;
}

async function blogVersion(sql: Database | Transaction): Promise<string> {
  const [row] = await sql<{ version: number }[]>`
    select version from content_versions where tag = ${blogContent}`;
  return String(row?.version ?? 0);
}

function checksumOf(entries: readonly SearchEntry[]): string {
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
}
