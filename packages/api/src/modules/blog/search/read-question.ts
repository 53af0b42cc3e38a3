import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { searchWords } from './search-form.ts';
import { changesBetween, soundOf } from './sound-of.ts';
import { readLetters } from './spelled-letters.ts';

/** A word of a question with what it may stand for, in search form. */
export type Term = {
  readonly typed: string;
  /** The typed word itself, or those taken in its place. */
  readonly words: readonly string[];
  /** Also words that begin with it: the last one, while it is being typed. */
  readonly isPrefix: boolean;
  /** How much a match counts: a rare word more than a common one. */
  readonly weight: number;
  /** The word is in no article. */
  readonly isReplaced: boolean;
};

/** Words that say nothing of what is looked for, in search form. Those of English are left out by PostgreSQL as well. */
const empty = new Set(
  searchWords(
    `a an and are at be by can do does for from have how i if in is it me my of on or should that the there this to was
    what when where which who why will with you your not no much many get
    का की के को से में पर है हैं हो होता होती था थी थे और या क्या कैसे क्यों कब कहाँ कौन कितना कितने कितनी किस यह वह ये वे इस उस मैं
    मेरा मेरी मेरे मुझे आप आपका आपकी अपना अपनी अपने तो ही भी न नहीं कर करें करना करने करे ने तक लिए एक जाता जाती जाए
    ka ki ke ko se mein hai kya kaise kyu kyun kab kahan mera meri`,
  ),
);

const mostTerms = 8;
const closeWords = 4;
const begunWords = 6;

/** How a question is read. */
export type Reading = {
  readonly language: Language;
  /** The words that are known: those of the articles, or of everything that can be found. */
  readonly vocabulary?: 'article_words' | 'search_vocabulary';
  /** Further words that a typed one stands for. */
  readonly alsoTyped?: (word: string) => readonly string[];
  /** False: the last word is whole and stands for no longer one. */
  readonly isTyping?: boolean;
};

/** Reads a question: its telling words, and for those that are nowhere the words that sound or look like them. */
export async function readQuestion(
  sql: Queryable,
  text: string,
  reading: Reading,
): Promise<readonly Term[]> {
  const { vocabulary = 'article_words', isTyping = true } = reading;
  const all = [...new Set(searchWords(text))];
  const telling = all.filter((word) => !empty.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  const last = isTyping ? words.at(-1) : undefined;
  const [known, begun] = await Promise.all([
    findUses(sql, vocabulary, words),
    last === undefined || last.length < 3 ? [] : findBegun(sql, vocabulary, last),
  ]);
  return Promise.all(
    words.map((typed) => {
      const isPrefix = typed === last && typed.length >= 3;
      const longer = isPrefix && !known.has(typed) ? begun : [];
      return readTerm(sql, typed, { ...reading, vocabulary, known, begun: longer, isPrefix });
    }),
  );
}

type TermReading = Reading & {
  readonly vocabulary: string;
  readonly known: ReadonlyMap<string, number>;
  readonly begun: readonly Used[];
  readonly isPrefix: boolean;
};

async function readTerm(
  sql: Queryable,
  typed: string,
  { vocabulary, alsoTyped, language, known, begun, isPrefix }: TermReading,
): Promise<Term> {
  const also = (alsoTyped?.(typed) ?? []).flatMap((word) => searchWords(word));
  // Words are found by their stem, which a word half typed has not: the whole ones that begin with it stand beside it.
  const letters = readLetters(typed) ?? typed;
  const words = [...new Set([typed, letters, ...begun.map(({ word }) => word), ...also])];
  const uses = known.get(typed) ?? begun[0]?.uses;
  if (uses !== undefined || also.length > 0 || typed.length < 3 || /^\d+$/.test(typed)) {
    return { typed, words, isPrefix, weight: weightOf(uses ?? 1), isReplaced: false };
  }
  if (letters !== typed) {
    return { typed, words: [typed, letters], isPrefix: false, weight: 1, isReplaced: false };
  }
  const close = await findClose(sql, typed, { vocabulary, language });
  if (close.length === 0) return { typed, words, isPrefix, weight: 1, isReplaced: false };
  return {
    typed,
    words: [...new Set(close.map(({ word }) => word))],
    isPrefix: false,
    weight: weightOf(Math.min(...close.map((one) => one.uses))),
    isReplaced: true,
  };
}

/** A term for `to_tsquery`: only letters, signs and digits of the search form reach it, in quotes. */
export function toQueryText({ words, isPrefix }: Term): string {
  return `(${words.map((word) => `'${word}'${isPrefix ? ':*' : ''}`).join(' | ')})`;
}

function weightOf(uses: number): number {
  return 1 / (1 + Math.log(1 + uses));
}

type Used = { readonly word: string; readonly uses: number };

/** How often words are used. */
async function findUses(
  sql: Queryable,
  vocabulary: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<Used[]>`
    select word, max(uses) as uses from ${sql(vocabulary)} where word = any(${[...words]})
    group by word`;
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}

/** The commonest words that begin with one that is being typed. */
async function findBegun(
  sql: Queryable,
  vocabulary: string,
  typed: string,
): Promise<readonly Used[]> {
  return sql<Used[]>`
    select word, max(uses) as uses from ${sql(vocabulary)}
    where word > ${typed} and word < ${`${typed}\u{10ffff}`}
    group by word order by max(uses) desc, word limit ${begunWords}`;
}

type Close = { readonly word: string; readonly sound: string; readonly uses: number };

/** Words of the articles that sound like a typed one, give or take a slip: one letter, two in a long word. */
async function findClose(
  sql: Queryable,
  typed: string,
  { vocabulary, language }: { vocabulary: string; language: Language },
): Promise<readonly Close[]> {
  const sound = soundOf(typed);
  if (sound.length < 2) return [];
  const most = sound.length <= 3 ? 0 : sound.length <= 6 ? 1 : 2;
  const rows = await sql<(Close & { language: string })[]>`
    select word, language, sound, uses from ${sql(vocabulary)}
    where sound = ${sound} or sound % ${sound}
    order by similarity(sound, ${sound}) desc, uses desc, word limit 24`;
  const near = rows
    .map((row) => ({ ...row, changes: changesBetween(row.sound, sound, most) }))
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
