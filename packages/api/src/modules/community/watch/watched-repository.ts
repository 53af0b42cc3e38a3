import type { Queryable } from '../../../db/database.ts';

/** The watched words, in the form in which texts are compared. */
export async function selectWatchedWords(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ word: string }[]>`select word from community_watched_words`;
  return rows.map(({ word }) => word);
}

/** The same with who added them and why, newest first. */
export async function selectWatched(sql: Queryable) {
  type Row = { word: string; note: string; addedBy: string; addedAt: Date };
  return sql<Row[]>`
    select word, note, added_by as "addedBy", added_at as "addedAt" from community_watched_words
    order by added_at desc, word`;
}

/** Adds a word or changes its note; false: there are too many. */
export async function putWatched(
  tx: Queryable,
  {
    word,
    note,
    operatorId,
    now,
    atMost,
  }: {
    readonly word: string;
    readonly note: string;
    readonly operatorId: string;
    readonly now: Date;
    readonly atMost: number;
  },
): Promise<boolean> {
  const { count } = await tx`
    insert into community_watched_words (word, note, added_by, added_at)
    select ${word}, ${note}, ${operatorId}, ${now}
    where (select count(*) from community_watched_words where word <> ${word}) < ${atMost}
    on conflict (word) do update set note = excluded.note, added_by = excluded.added_by,
      added_at = excluded.added_at`;
  return count > 0;
}

export async function deleteWatched(tx: Queryable, word: string): Promise<boolean> {
  const { count } = await tx`delete from community_watched_words where word = ${word}`;
  return count > 0;
}
