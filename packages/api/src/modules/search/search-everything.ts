import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  DirectHit,
  SearchResult,
  searchUniversal,
} from '@pahiya/contracts/search/search-contracts';
import { normaliseOfficeCode } from '@pahiya/domain/places/rto-offices';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { findWritten, type WrittenPost } from '../community/words/find-written.ts';
import { rankEntries, readEntryTexts, readOffice } from './entry-repository.ts';
import { excerptOf, markText } from './question/mark-text.ts';
import { readQuestion, type Term, toQueryText, wordsToMark } from './question/read-question.ts';
import type { EntryText, RankedEntry } from './ranked-entry.ts';

type Found = AnswerOf<typeof searchUniversal>;

/** Share of the best score, and of the question's terms, below which nothing is shown. */
const closeToBest = 0.55;
const leastCoverage = 0.5;
const mostResults = 20;
/** A post is a few words about one thing: most of the question must be in it. */
const leastOfPost = 0.66;
const excerptLength = 200;
/** With fewer articles, those that have only some of the terms count too. */
const enough = 3;
/** Coverage is a sum of weights. */
const everything = 0.999;
/** A vehicle number without its last digits: `DL 8C`, `MH 12 AB`. */
const partOfNumber = /^\s*([a-z]{2})[\s-]*(\d{1,2})[\s-]*[a-z](?:\s?[a-z]){0,2}\s*$/i;

/** All results for a text, by kind, in the reader's language. The text is not stored. */
export async function searchEverything(
  sql: Queryable,
  { text, language, perKind }: { text: string; language: Language; perKind: number },
): Promise<Found> {
  const direct = await findDirect(sql, text, language);
  // A vehicle number is looked up and never searched.
  if (direct?.kind === 'vehicle') {
    return { direct, groups: [], total: 0, instead: [], posts: [] };
  }
  const searched = direct === null ? text : direct.code;
  const { terms, entries } = await findEntries(sql, searched, { language, isTyping: true });
  const words = wordsToMark(terms);
  const posts = await findPosts(sql, terms, perKind);
  const groups = groupByKind(cutAtRelevance(entries), perKind).map(({ kind, ranked }) => ({
    kind,
    results: ranked.map(([entry, rank]) => toResult(entry, rank, words)),
  }));
  return {
    direct,
    groups,
    total: groups.reduce((sum, { results }) => sum + results.length, 0),
    instead: replacedWords(terms),
    posts: posts.map((post) => toPost(post, words)),
  };
}

/** Shown posts of the community for the terms of a question. A typed word counts also where no page has it. */
export function findPosts(
  sql: Queryable,
  terms: readonly Term[],
  most: number,
): Promise<readonly WrittenPost[]> {
  const parts = terms.map((term) => ({
    query: toQueryText({ ...term, words: [...new Set([term.typed, ...term.words])] }),
    weight: term.weight,
  }));
  return findWritten(sql, { parts, leastCoverage: leastOfPost, most });
}

function toPost(
  { plainText, ...post }: WrittenPost,
  words: readonly string[],
): Found['posts'][number] {
  return {
    ...post,
    title: markText(post.title, words),
    excerpt: excerptOf(plainText, words) ?? markText(plainText.slice(0, excerptLength), words),
  };
}

type FoundEntries = {
  readonly terms: readonly Term[];
  readonly entries: readonly RankedEntry[];
};

/** Entries for a text, best first, with its parsed terms. */
export async function findEntries(
  sql: Queryable,
  text: string,
  reading: { readonly language: string; readonly isTyping: boolean },
): Promise<FoundEntries> {
  const terms = await readQuestion(sql, text, reading);
  return { terms, entries: terms.length === 0 ? [] : await rankEntries(sql, terms, reading) };
}

/** Articles for a text, best first, with its parsed terms: those that have every term, or where these are few, those
 * that have some. */
export async function findArticles(
  sql: Queryable,
  text: string,
  language: string,
): Promise<FoundEntries> {
  const terms = await readQuestion(sql, text, { language, isOfArticles: true });
  if (terms.length === 0) return { terms, entries: [] };
  const found = await rankEntries(sql, terms, { language, articles: 'with-all-terms' });
  const complete = found.filter(({ coverage }) => coverage >= everything);
  if (complete.length >= enough) return { terms, entries: complete };
  if (terms.length === 1) return { terms, entries: found };
  return {
    terms,
    entries: await rankEntries(sql, terms, { language, articles: 'with-some-terms' }),
  };
}

/** The same entries in another language, articles without their body. */
export function readTranslations(
  sql: Queryable,
  entries: readonly RankedEntry[],
  language: Language,
): Promise<readonly EntryText[]> {
  return entries.length === 0 ? Promise.resolve([]) : readEntryTexts(sql, entries, language);
}

/** The words that were searched in place of typed ones. */
export function replacedWords(terms: readonly Term[]): Found['instead'] {
  return terms
    .filter(({ isReplaced }) => isReplaced)
    .map(({ typed, words: taken }) => ({ typed, taken: [...taken] }));
}

/** Drops what is far less relevant than the best result, or has too little of the question. */
function cutAtRelevance(entries: readonly RankedEntry[]): readonly RankedEntry[] {
  const best = entries[0]?.score ?? 0;
  return entries
    .filter(({ score, coverage }) => score >= best * closeToBest && coverage >= leastCoverage)
    .slice(0, mostResults);
}

/** A direct hit: a vehicle number, or an office by its code or by the start of a vehicle number. */
async function findDirect(
  sql: Queryable,
  text: string,
  language: Language,
): Promise<DirectHit | null> {
  const [, state = '', office = ''] = partOfNumber.exec(text) ?? [];
  const code = normaliseOfficeCode(state === '' ? text : state + office);
  if (code !== null) {
    const office = await readOffice(sql, code, language);
    return office === null ? null : { kind: 'office', code, ...office };
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
