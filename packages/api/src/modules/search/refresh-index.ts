import { createHash } from 'node:crypto';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Database, Transaction } from '../../db/database.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { indexPages } from './index-pages.ts';
import { lockIndex, putVersion, storedVersion } from './index-repository.ts';
import { renewArticleSounds } from './question/vocabulary-repository.ts';
import { searchContent } from './search-tag.ts';

/** Increment when the sounds of words change. */
const soundRules = '2';
const longestMs = 15 * 60_000;

/** Syncs the index with this version of the program: the entries of its pages, and the sounds of words. Safe to run at
 * every start and on several servers at the same time: a lock lets one work while the others wait and find it done.
 * Readers see the old rows until the transaction commits. Articles are not concerned: publishing writes them
 * (index-article.ts). Returns the sources that had changed; when aborted it throws, and the next start begins again. */
export async function refreshSearchIndex(
  { sql, now }: { readonly sql: Database; readonly now: () => Date },
  entries: readonly SearchEntry[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const checksum = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  const refreshed = [
    await refreshSource(sql, {
      ...{ source: 'pages', version: `${soundRules}:${checksum}`, now },
      put: (tx) => indexPages(tx, entries, signal),
    }),
    await refreshSource(sql, {
      ...{ source: 'sounds', version: soundRules, now },
      put: renewArticleSounds,
    }),
  ];
  return refreshed.filter((source) => source !== null);
}

type Source = {
  readonly source: string;
  readonly version: string;
  readonly now: () => Date;
  readonly put: (tx: Transaction) => Promise<void>;
};

async function refreshSource(
  sql: Database,
  { source, version, now, put }: Source,
): Promise<string | null> {
  if ((await storedVersion(sql, source)) === version) return null;
  return sql.begin(async (tx) => {
    await lockIndex(tx, longestMs);
    if ((await storedVersion(tx, source)) === version) return null;
    await put(tx);
    await putVersion(tx, { source, version, now: now() });
    await bumpContent(tx, searchContent);
    return source;
  });
}
