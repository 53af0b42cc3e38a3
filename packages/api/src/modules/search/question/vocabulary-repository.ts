import { scriptOf } from '@pahiya/domain/search/indic-scripts';
import { searchWords } from '@pahiya/domain/search/search-form';
import { changesBetween, soundOf, tamilSoundOf } from '@pahiya/domain/search/sound-of';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A word of the index and how many texts have it. */
export type UsedWord = { readonly word: string; readonly uses: number };

/** A word that sounds like another, and how many letters of the sound differ. */
export type NearWord = UsedWord & { readonly changes: number };

/** Shorter words are not used for spelling correction. */
const shortestWord = 3;
const longestWord = 40;
const begunWords = 6;
const closeWords = 4;
const soundingWords = 12;

/** Usage counts of words. */
export async function findUses(
  sql: Queryable,
  words: readonly string[],
  isOfArticles: boolean,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<UsedWord[]>`
    select word, max(uses) as uses from search_words
    where word = any(${[...words]}) ${ofArticles(sql, isOfArticles)} group by word`;
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}

/** The most used words starting with the one being typed. */
export async function findBegun(
  sql: Queryable,
  typed: string,
  isOfArticles: boolean,
): Promise<readonly UsedWord[]> {
  return sql<UsedWord[]>`
    select word, max(uses) as uses from search_words
    where word > ${typed} and word < ${`${typed}\u{10ffff}`} ${ofArticles(sql, isOfArticles)}
    group by word order by max(uses) desc, word limit ${begunWords}`;
}

type Close = UsedWord & { readonly language: string; readonly sound: string };

/** Known words that sound like a typed one, allowing for one wrong letter, or two in a long word. Between Tamil and
 * other scripts the sounds that Tamil writes alike count as one. */
export async function findClose(
  sql: Queryable,
  typed: string,
  { isOfArticles, language }: { isOfArticles: boolean; language: string },
): Promise<readonly NearWord[]> {
  const sound = soundOf(typed);
  if (sound.length < 2) return [];
  const isTamil = scriptOf(typed) === 'tamil';
  const tamil = tamilSoundOf(sound);
  const most = mostChanges(sound);
  const rows = await sql<Close[]>`
    select word, language, sound, uses from search_words
    where (sound = ${sound} or sound % ${sound}
        or tamil_sound = ${tamil} and (${isTamil}::boolean or language = 'ta'))
      ${ofArticles(sql, isOfArticles)}
    order by greatest(similarity(sound, ${sound}), (tamil_sound = ${tamil}
      and (${isTamil}::boolean or language = 'ta'))::integer) desc, uses desc, word limit 24`;
  const near = rows
    .map((row) => ({ ...row, changes: changesOf(row, { sound, tamil, isTamil, most }) }))
    .filter(({ changes }) => changes <= most);
  const least = Math.min(...near.map(({ changes }) => changes));
  return near
    .filter(({ changes }) => changes === least)
    .sort(
      (a, b) =>
        Number(b.language === language) - Number(a.language === language) || b.uses - a.uses,
    )
    .slice(0, closeWords);
}

/** Words of a language with one of some sounds. */
export async function findSounding(
  sql: Queryable,
  sounds: readonly string[],
  language: string,
): Promise<readonly string[]> {
  const rows = await sql<{ word: string }[]>`
    select distinct word from search_words
    where language = ${language} and tamil_sound = any(${sounds.map(tamilSoundOf)}::text[])
      and (language = 'ta' or sound = any(${[...sounds]}::text[]))
    order by word limit ${soundingWords}`;
  return rows.map(({ word }) => word);
}

function mostChanges({ length }: string): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

function changesOf(
  row: Close,
  typed: { sound: string; tamil: string; isTamil: boolean; most: number },
): number {
  const isAcross = typed.isTamil !== (scriptOf(row.word) === 'tamil');
  return isAcross
    ? changesBetween(tamilSoundOf(row.sound), typed.tamil, typed.most)
    : changesBetween(row.sound, typed.sound, typed.most);
}

function ofArticles(sql: Queryable, isOfArticles: boolean) {
  return isOfArticles ? sql`and source = 'articles'` : sql``;
}

/** The words of a text for spelling correction, each once, in sorted order. */
export function vocabularyOf(text: string): readonly string[] {
  return [...new Set(searchWords(text))]
    .filter(({ length }) => length >= shortestWord && length <= longestWord)
    .filter((word) => !/^\d+$/.test(word))
    .sort();
}

/** Adds the words of a published article. In sorted order, so two concurrent publications cannot deadlock. */
export async function countArticleWords(
  tx: Transaction,
  { language, text }: { language: string; text: string },
): Promise<void> {
  const words = vocabularyOf(text);
  await tx`
    insert into search_words (source, word, language, sound, uses)
    select 'articles', word, ${language}, sound, 1
    from unnest(${words}::text[], ${words.map(soundOf)}::text[]) as given (word, sound)
    on conflict (word, language, source) do update set uses = search_words.uses + 1`;
}

/** Replaces the words of the pages, each with the number of entries that use it. */
export async function replacePageWords(
  tx: Transaction,
  words: readonly { readonly language: string; readonly word: string; readonly uses: number }[],
): Promise<void> {
  await tx`delete from search_words where source = 'pages'`;
  const rows = words.map((row) => ({ ...row, sound: soundOf(row.word) }));
  await tx`
    insert into search_words (source, word, language, sound, uses)
    select 'pages', word, language, sound, uses
    from jsonb_to_recordset(${tx.json(rows)}) as row (word text, language text, sound text, uses integer)`;
}

/** Writes the sounds of article words again, by the rules of this version of the program. */
export async function renewArticleSounds(tx: Transaction): Promise<void> {
  const rows = await tx<{ word: string }[]>`
    select distinct word from search_words where source = 'articles'`;
  const words = rows.map(({ word }) => word);
  await tx`
    update search_words w set sound = given.sound
    from unnest(${words}::text[], ${words.map(soundOf)}::text[]) as given (word, sound)
    where w.source = 'articles' and w.word = given.word and w.sound <> given.sound`;
}
