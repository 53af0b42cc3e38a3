import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  DirectHit,
  SearchResult,
  searchUniversal,
} from '@pahiya/contracts/search/search-contracts';
import { normaliseOfficeCode } from '@pahiya/domain/places/rto-offices';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { SearchKind } from '@pahiya/domain/search/search-entry';
import { alsoTyped } from '@pahiya/domain/search/typed-hindi';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { excerptOf, markText } from '../blog/search/mark-text.ts';
import { readQuestion, type Term } from '../blog/search/read-question.ts';
import { type RankedEntry, rankEntries } from './rank-entries.ts';

type Found = AnswerOf<typeof searchUniversal>;

/** With fewer found, entries that have only some of the words count too. */
const enough = 4;

/** Everything that a text finds, by kind, in the reader's language. Nothing is kept of the text. */
export async function searchEverything(
  sql: Queryable,
  { text, language, perKind }: { text: string; language: Language; perKind: number },
): Promise<Found> {
  const direct = await findDirect(sql, text, language);
  // A vehicle number is looked up and never searched.
  if (direct?.kind === 'vehicle') return { direct, groups: [], total: 0, instead: [] };
  const { terms, entries } = await findEntries(sql, text, { language, isTyping: true });
  const words = terms.flatMap((term) =>
    term.isPrefix ? [`${term.typed}*`, ...term.words] : term.words,
  );
  const groups = groupByKind(entries, perKind).map(({ kind, ranked }) => ({
    kind,
    results: ranked.map(([entry, rank]) => toResult(entry, rank, words)),
  }));
  return {
    direct,
    groups,
    total: groups.reduce((sum, { results }) => sum + results.length, 0),
    instead: terms
      .filter(({ isReplaced }) => isReplaced)
      .map(({ typed, words: taken }) => ({ typed, taken: [...taken] })),
  };
}

/** Entries for a text with the terms it was read as: those that have all of them first, then others when those are few. */
export async function findEntries(
  sql: Queryable,
  text: string,
  { language, isTyping }: { language: Language; isTyping: boolean },
): Promise<{ readonly terms: readonly Term[]; readonly entries: readonly RankedEntry[] }> {
  const vocabulary = 'search_vocabulary';
  const terms = await readQuestion(sql, text, { language, vocabulary, alsoTyped, isTyping });
  if (terms.length === 0) return { terms, entries: [] };
  const whole = await rankEntries(sql, terms, { language, needed: 'all' });
  if (whole.length >= enough || terms.length === 1) return { terms, entries: whole };
  const some = await rankEntries(sql, terms, { language, needed: 'some' });
  const known = new Set(whole.map(nameOf));
  const entries = [...whole, ...some.filter((entry) => !known.has(nameOf(entry)))];
  return { terms, entries: entries.toSorted((a, b) => b.score - a.score) };
}

/** What the text itself names: a vehicle that can be looked up, or an office by its code. */
async function findDirect(
  sql: Queryable,
  text: string,
  language: Language,
): Promise<DirectHit | null> {
  const code = normaliseOfficeCode(text);
  if (code !== null) {
    const [office] = await sql<{ title: string; path: string }[]>`
      select title, path from search_entries
      where kind = 'office' and ref = ${code} and language = ${language}`;
    return office === undefined ? null : { kind: 'office', code, ...office };
  }
  const mark = parseMark(text);
  if (!mark.ok || !mark.value.isLookupable) return null;
  const { vehicleNumber, display } = mark.value;
  return { kind: 'vehicle', vehicleNumber, display, path: `/rc-details/${vehicleNumber}` };
}

type Ranked = readonly [entry: RankedEntry, rank: number];

function groupByKind(entries: readonly RankedEntry[], perKind: number) {
  const groups = new Map<SearchKind, Ranked[]>();
  for (const [place, entry] of entries.entries()) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < perKind) group.push([entry, place + 1]);
    groups.set(entry.kind, group);
  }
  return [...groups].map(([kind, ranked]) => ({ kind, ranked }));
}

function toResult(entry: RankedEntry, rank: number, words: readonly string[]): SearchResult {
  const { kind, ref, path } = entry;
  const excerpt =
    (kind === 'article' ? excerptOf(entry.body, words) : null) ?? markText(entry.summary, words);
  return { kind, ref, path, rank, title: markText(entry.title, words), excerpt };
}

function nameOf({ kind, ref }: RankedEntry): string {
  return `${kind}/${ref}`;
}
