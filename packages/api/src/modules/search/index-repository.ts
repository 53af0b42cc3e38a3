import type { Database, Transaction } from '../../db/database.ts';

/** A row of the index. */
export type IndexRow = {
  readonly kind: string;
  readonly ref: string;
  readonly language: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: string;
  /** Below the language prefix. */
  readonly path: string;
  readonly weight: number;
  /** Of everything the source gave: unchanged rows are not written. */
  readonly checksum: string;
};

/** Names (`kind/language/ref`) and checksums of the rows of pages. */
export async function readPageChecksums(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx<{ name: string; checksum: string }[]>`
    select concat_ws('/', kind, language, ref) as name, checksum from search_entries
    where kind <> 'article'`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Deletes rows of pages by their names. */
export async function deletePages(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx`
    delete from search_entries
    where kind <> 'article' and concat_ws('/', kind, language, ref) = any(${[...names]})`;
}

/** Writes rows. */
export async function putRows(tx: Transaction, rows: readonly IndexRow[]): Promise<void> {
  await tx`
    insert into search_entries
      (kind, ref, language, title, summary, body, tags, path, weight, checksum)
    select kind, ref, language, title, summary, body, tags, path, weight, checksum
    from jsonb_to_recordset(${tx.json(rows)}) as row (kind text, ref text, language text,
      title text, summary text, body text, tags text, path text, weight real, checksum text)
    on conflict (kind, ref, language) do update set title = excluded.title,
      summary = excluded.summary, body = excluded.body, tags = excluded.tags,
      path = excluded.path, weight = excluded.weight, checksum = excluded.checksum
    where search_entries.checksum <> excluded.checksum`;
}

/** Deletes the rows of an article in languages other than those given. */
export async function deleteArticle(
  tx: Transaction,
  ref: string,
  except: readonly string[],
): Promise<void> {
  await tx`
    delete from search_entries
    where kind = 'article' and ref = ${ref} and language <> all(${[...except]}::text[])`;
}

/** Gives the rows of an article another path. */
export async function setArticlePath(tx: Transaction, ref: string, path: string): Promise<void> {
  await tx`
    update search_entries set path = ${path}, checksum = '' where kind = 'article' and ref = ${ref}`;
}

/** Lets one transaction at a time build the index, with a longer time-out: a large one exceeds the usual. */
export async function lockIndex(tx: Transaction, longestMs: number): Promise<void> {
  await tx`select set_config('statement_timeout', ${String(longestMs)}, true)`;
  await tx`select pg_advisory_xact_lock(hashtext('search-index'))`;
}

/** The version of a source that the index was built from; null before the first time. */
export async function storedVersion(
  sql: Database | Transaction,
  source: string,
): Promise<string | null> {
  const [row] = await sql<{ version: string }[]>`
    select version from search_sources where source = ${source}`;
  return row?.version ?? null;
}

/** Records the version of a source that the index was built from. */
export async function putVersion(
  tx: Transaction,
  { source, version, now }: { source: string; version: string; now: Date },
): Promise<void> {
  await tx`
    insert into search_sources (source, version, made_at) values (${source}, ${version}, ${now})
    on conflict (source) do update set version = excluded.version, made_at = excluded.made_at`;
}
