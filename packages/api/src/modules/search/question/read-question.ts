import type { ConceptRole } from '@pahiya/domain/search/concepts';
import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Queryable } from '../../../db/database.ts';
import {
  conceptBySound,
  conceptOf,
  findConcepts,
  type KnownConcept,
  type Run,
} from './find-concepts.ts';
import { readLetters } from './spelled-letters.ts';
import {
  findBegun,
  findClose,
  findSounding,
  findUses,
  type NearWord,
  type UsedWord,
} from './vocabulary-repository.ts';
import { takesSuffixes, wordStem } from './word-stem.ts';

/** A word or phrase of a question with all its lookup forms, in search form. */
export type Term = {
  readonly typed: string;
  /** The typed word and its synonyms, or the words used in its place. Some are phrases; `*` matches any ending. */
  readonly words: readonly string[];
  /** Whether longer words match too: for the last word, while it is being typed. */
  readonly isPrefix: boolean;
  /** How much a match counts: rare words more than common ones, topics more than what is asked about them. */
  readonly weight: number;
  readonly role: ConceptRole;
  readonly answeredBy: SearchKind | null;
  /** A similar word was used because the typed one occurs nowhere. */
  readonly isReplaced: boolean;
  /** Occurs nowhere, and nothing similar does. */
  readonly isUnknown: boolean;
};

const mostTerms = 8;
const usesOfPhrases = 5;
const roleWeight: Readonly<Record<ConceptRole, number>> = { topic: 1, aspect: 0.6, vehicle: 0.3 };
/** A number narrows a question; pages rarely have the same one. */
const number = { role: 'aspect', weight: 0.1 } as const;

/** How a question is read. */
export type Reading = {
  readonly language: string;
  /** Only words of articles count as known. */
  readonly isOfArticles?: boolean;
  /** False: the last word is complete and matches no longer one. */
  readonly isTyping?: boolean;
};

/** Reads a question into terms: concepts with their synonyms in both languages, and single words. A word that occurs
 * nowhere is replaced by those that sound or look similar. */
export async function readQuestion(
  sql: Queryable,
  text: string,
  reading: Reading,
): Promise<readonly Term[]> {
  const { isOfArticles = false, isTyping = true } = reading;
  const runs = findConcepts(text).slice(0, mostTerms);
  const last = isTyping ? runs.at(-1) : undefined;
  const typing = last?.concept === null && last.typed.length >= 3 ? last.typed : null;
  const wanted = runs.flatMap(({ typed, concept }) => concept?.lookUp ?? [typed]);
  const [known, begun] = await Promise.all([
    findUses(sql, wanted, isOfArticles),
    typing === null ? [] : findBegun(sql, typing, isOfArticles),
  ]);
  return Promise.all(
    runs.map((run) => {
      const isPrefix = run.typed === typing;
      const longer = isPrefix && !known.has(run.typed) ? begun : [];
      return readTerm(sql, run, { ...reading, isOfArticles, known, begun: longer, isPrefix });
    }),
  );
}

type TermReading = Reading & {
  readonly isOfArticles: boolean;
  readonly known: ReadonlyMap<string, number>;
  readonly begun: readonly UsedWord[];
  readonly isPrefix: boolean;
};

async function readTerm(sql: Queryable, run: Run, reading: TermReading): Promise<Term> {
  const { typed } = run;
  const { isOfArticles, language, known, begun, isPrefix } = reading;
  if (run.concept !== null) return conceptTermIn(sql, typed, run.concept, reading);
  // Matching is by stem, which an incomplete word lacks: complete words with this prefix are added.
  const letters = readLetters(typed) ?? typed;
  const stem = wordStem(typed) ?? typed;
  const uses = known.get(typed) ?? begun[0]?.uses;
  if (/^\d+$/.test(typed)) return { ...plainTerm(typed, { words: [typed], uses: 1 }), ...number };
  if (uses !== undefined || typed.length < 3) {
    const words = [...new Set([typed, stem, letters, ...begun.map(({ word }) => word)])];
    return plainTerm(typed, { words, isPrefix, uses: uses ?? 1 });
  }
  const spelled = letters === typed ? null : conceptOf(letters);
  const alike = spelled ?? conceptBySound(typed);
  if (alike !== null) return conceptTermIn(sql, typed, alike, reading);
  if (letters !== typed) return plainTerm(typed, { words: [typed, letters], uses: 1 });
  const [suffixed] =
    takesSuffixes(typed) && stem !== typed
      ? await findBegun(sql, stem.slice(0, -1), isOfArticles)
      : [];
  if (suffixed !== undefined) return plainTerm(typed, { words: [stem], uses: suffixed.uses });
  const close = await findClose(sql, typed, { isOfArticles, language });
  if (close.length === 0) {
    return { ...plainTerm(typed, { words: [typed], isPrefix, uses: 1 }), isUnknown: true };
  }
  return replacedTerm(typed, close, known);
}

/** Languages whose words the list of concepts has. */
const listed: readonly string[] = ['en', 'hi'];

/** A concept, with the words that sound like it in a language which the list does not have. */
async function conceptTermIn(
  sql: Queryable,
  typed: string,
  concept: KnownConcept,
  { language, known }: TermReading,
): Promise<Term> {
  const term = conceptTerm(typed, concept, known);
  if (listed.includes(language) && !takesSuffixes(typed)) return term;
  const heard = listed.includes(language) ? [] : await findSounding(sql, concept.sounds, language);
  const own = takesSuffixes(typed) ? [typed, ...heard] : heard;
  const words = own.map((word) => wordStem(word) ?? word);
  return { ...term, words: [...new Set([...term.words, ...words])] };
}

function conceptTerm(
  typed: string,
  { role, answeredBy, lookUp }: KnownConcept,
  known: ReadonlyMap<string, number>,
): Term {
  const uses = Math.max(0, ...lookUp.map((word) => known.get(word) ?? 0)) || usesOfPhrases;
  const weight = weightOf(uses) * roleWeight[role];
  const words = lookUp.includes(typed) ? [...new Set([typed, ...lookUp])] : lookUp;
  return {
    ...plainTerm(typed, { words, uses }),
    weight,
    role,
    answeredBy,
  };
}

function plainTerm(
  typed: string,
  { words, uses, isPrefix = false }: { words: readonly string[]; uses: number; isPrefix?: boolean },
): Term {
  return {
    typed,
    words,
    isPrefix,
    weight: weightOf(uses),
    role: 'topic',
    answeredBy: null,
    isReplaced: false,
    isUnknown: false,
  };
}

/** A slip of the fingers is reported to the reader; the same sound in the other script is not. */
function replacedTerm(
  typed: string,
  close: readonly NearWord[],
  known: ReadonlyMap<string, number>,
): Term {
  const concept = close.map(({ word }) => conceptOf(word)).find((one) => one !== null) ?? null;
  const words = [...new Set(close.map(({ word }) => word))];
  const isReplaced = close.some(
    ({ changes, word }) => changes > 0 || isLatin(word) === isLatin(typed),
  );
  if (concept !== null) {
    const term = conceptTerm(typed, concept, known);
    return { ...term, words: [...new Set([...words, ...concept.lookUp])], isReplaced };
  }
  const uses = Math.min(...close.map((one) => one.uses));
  return { ...plainTerm(typed, { words, uses }), isReplaced };
}

/** A term for `to_tsquery`: only letters, signs and digits of the search form reach it, in quotes. */
export function toQueryText({ words, isPrefix }: Term): string {
  const parts = words.map((word) =>
    word.endsWith('*') ? `'${word.slice(0, -1)}':*` : `'${word}'${isPrefix ? ':*' : ''}`,
  );
  return `(${parts.join(' | ')})`;
}

/** The single words to mark in a text where these terms were found; `*` matches any ending. Of phrases only those
 * that were typed: their words alone mean something else. */
export function wordsToMark(terms: readonly Term[]): readonly string[] {
  return terms.flatMap(({ typed, words, isPrefix }) => [
    ...(isPrefix ? [`${typed}*`] : typed.split(' ')),
    ...words.filter((word) => !word.includes(' ')),
  ]);
}

function weightOf(uses: number): number {
  return 1 / (1 + Math.log(1 + uses));
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}
