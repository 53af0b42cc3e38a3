import { createHash } from 'node:crypto';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Transaction } from '../../db/database.ts';
import { deletePages, putRows, readPageChecksums } from './index-repository.ts';
import { replacePageWords, vocabularyOf } from './question/vocabulary-repository.ts';

/** A tenth of a second of the database: a stopping server waits no longer. */
const atOnce = 50;

/** Replaces the entries of the pages and their vocabulary; unchanged rows are not written. Throws when aborted. */
export async function indexPages(
  tx: Transaction,
  entries: readonly SearchEntry[],
  signal?: AbortSignal,
): Promise<void> {
  const before = await readPageChecksums(tx);
  const rows = entries.map((entry) => ({
    ...entry,
    tags: entry.tags.join(' '),
    name: `${entry.kind}/${entry.language}/${entry.ref}`,
    checksum: createHash('sha256').update(JSON.stringify(entry)).digest('base64url'),
  }));
  const names = new Set(rows.map(({ name }) => name));
  if (names.size < rows.length) throw new Error('two search entries have one name');
  await deletePages(
    tx,
    [...before.keys()].filter((name) => !names.has(name)),
  );
  const changed = rows.filter(({ name, checksum }) => before.get(name) !== checksum);
  for (let from = 0; from < changed.length; from += atOnce) {
    signal?.throwIfAborted();
    await putRows(tx, changed.slice(from, from + atOnce));
  }
  signal?.throwIfAborted();
  await replacePageWords(tx, countWords(entries));
}

function countWords(entries: readonly SearchEntry[]) {
  const uses = new Map<string, number>();
  for (const { language, title, summary, body, tags } of entries) {
    for (const word of vocabularyOf([title, summary, body, ...tags].join(' '))) {
      uses.set(`${language} ${word}`, (uses.get(`${language} ${word}`) ?? 0) + 1);
    }
  }
  return [...uses].map(([key, count]) => {
    const [language = '', word = ''] = key.split(' ');
    return { language, word, uses: count };
  });
}
