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

/** Reads a question: its telling words, and for those that are in no article the words that sound or look like them. */
export async function readQuestion(
  sql: Queryable,
  text: string,
  language: Language,
): Promise<readonly Term[]> {
  const all = [...new Set(searchWords(text))];
  const telling = all.filter((word) => !empty.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  const last = words.at(-1);
  const known = await findUses(sql, words, last);
  return Promise.all(
    words.map(async (typed): Promise<Term> => {
      const isPrefix = typed === last && typed.length >= 3;
      const uses = known.get(typed);
      if (uses !== undefined || typed.length < 3 || /^\d+$/.test(typed)) {
        return { typed, words: [typed], isPrefix, weight: weightOf(uses ?? 1), isReplaced: false };
      }
      const letters = readLetters(typed);
      if (letters !== null) {
        return { typed, words: [typed, letters], isPrefix: false, weight: 1, isReplaced: false };
      }
      const close = await findClose(sql, typed, language);
      if (close.length === 0) {
        return { typed, words: [typed], isPrefix, weight: 1, isReplaced: false };
      }
      const weight = weightOf(Math.min(...close.map((one) => one.uses)));
      return {
        typed,
        words: close.map(({ word }) => word),
        isPrefix: false,
        weight,
        isReplaced: true,
      };
    }),
  );
}

function weightOf(uses: number): number {
  return 1 / (1 + Math.log(1 + uses));
}

/** How often words are used; the last one counts as known when some word begins with it. */
async function findUses(
  sql: Queryable,
  words: readonly string[],
  last: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ word: string; uses: number }[]>`
    select word, max(uses) as uses from article_words where word = any(${[...words]}) group by word`;
  const known = new Map(rows.map(({ word, uses }) => [word, uses]));
  if (last !== undefined && last.length >= 3 && !known.has(last)) {
    const [begun] = await sql<{ uses: number }[]>`
      select uses from article_words
      where word >= ${last} and word < ${`${last}\u{10ffff}`} order by word limit 1`;
    if (begun !== undefined) known.set(last, begun.uses);
  }
  return known;
}

type Close = { readonly word: string; readonly sound: string; readonly uses: number };

/** Words of the articles that sound like a typed one, give or take a slip: one letter, two in a long word. */
async function findClose(
  sql: Queryable,
  typed: string,
  language: Language,
): Promise<readonly Close[]> {
  const sound = soundOf(typed);
  if (sound.length < 2) return [];
  const most = sound.length <= 3 ? 0 : sound.length <= 6 ? 1 : 2;
  const rows = await sql<(Close & { language: string })[]>`
    select word, language, sound, uses from article_words
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
