import { createHash } from 'node:crypto';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Transaction } from '../../db/database.ts';
import { searchWords } from '../blog/search/search-form.ts';
import { soundOf } from '../blog/search/sound-of.ts';

const atOnce = 500;
/** Shorter words are not used for spelling correction. */
const shortestWord = 3;
const longestWord = 40;

/** Replaces the entries of the pages and their vocabulary; unchanged rows are not written. */
export async function putEntries(tx: Transaction, entries: readonly SearchEntry[]): Promise<void> {
  const stored = await tx<{ name: string; checksum: string }[]>`
    select concat_ws('/', kind, language, ref) as name, checksum from search_entries
    where kind <> 'article'`;
  const before = new Map(stored.map(({ name, checksum }) => [name, checksum]));
  const rows = entries.map((entry) => ({
    ...entry,
    tags: entry.tags.join(' '),
    name: `${entry.kind}/${entry.language}/${entry.ref}`,
    checksum: createHash('sha256').update(JSON.stringify(entry)).digest('base64url'),
  }));
  const names = new Set(rows.map(({ name }) => name));
  if (names.size < rows.length) throw new Error('two search entries have one name');
  const gone = [...before.keys()].filter((name) => !names.has(name));
  await tx`
    delete from search_entries
    where kind <> 'article' and concat_ws('/', kind, language, ref) = any(${gone})`;
  const changed = rows.filter(({ name, checksum }) => before.get(name) !== checksum);
  for (let from = 0; from < changed.length; from += atOnce) {
    await put(tx, changed.slice(from, from + atOnce));
  }
  await putWords(tx, entries);
}

type Row = Omit<SearchEntry, 'tags'> & { readonly tags: string; readonly checksum: string };

async function put(tx: Transaction, rows: readonly Row[]): Promise<void> {
  await tx`
    insert into search_entries
      (kind, ref, language, title, summary, body, tags, path, weight, checksum)
    select kind, ref, language, title, summary, body, tags, path, weight, checksum
    from jsonb_to_recordset(${tx.json(rows)}) as row (kind text, ref text, language text,
      title text, summary text, body text, tags text, path text, weight real, checksum text)
    on conflict (kind, ref, language) do update set title = excluded.title,
      summary = excluded.summary, body = excluded.body, tags = excluded.tags,
      path = excluded.path, weight = excluded.weight, checksum = excluded.checksum`;
}

/** The vocabulary: every word, with the number of entries that use it. */
async function putWords(tx: Transaction, entries: readonly SearchEntry[]): Promise<void> {
  const uses = new Map<string, number>();
  for (const { language, title, summary, body, tags } of entries) {
    const words = new Set(searchWords([title, summary, body, ...tags].join(' ')));
    for (const word of words) {
      if (word.length < shortestWord || word.length > longestWord || /^\d+$/.test(word)) continue;
      uses.set(`${language} ${word}`, (uses.get(`${language} ${word}`) ?? 0) + 1);
    }
  }
  const rows = [...uses].map(([key, count]) => {
    const [language = '', word = ''] = key.split(' ');
    return { language, word, sound: soundOf(word), uses: count };
  });
  await tx`delete from search_words`;
  await tx`
    insert into search_words (word, language, sound, uses)
    select word, language, sound, uses
    from jsonb_to_recordset(${tx.json(rows)}) as row (word text, language text, sound text, uses integer)`;
}
