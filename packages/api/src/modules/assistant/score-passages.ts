import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Queryable } from '../../db/database.ts';
import type { Term } from '../search/question/read-question.ts';
import { readMatches, type SearchedText } from './passage-repository.ts';

/** A passage that may answer, with its words in both languages. */
export type Candidate = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly heading: string | null;
  readonly path: string;
  readonly text: string;
  /** Rank of its page in the search. */
  readonly entryScore: number;
  readonly searched: { readonly en: SearchedText; readonly hi: SearchedText };
};

export type ScoredPassage = {
  readonly candidate: Candidate;
  /** Share of the question's terms in the passage and its subject, by weight: 0 to 1. */
  readonly coverage: number;
  readonly score: number;
};

/** Below this share of the question a page contains its words but not its answer. */
const leastCoverage = 0.66;
/** Least share of the topics in a passage's subject, and in the passage at all. */
const leastSubject = 0.34;
const leastTopics = 0.6;
/** A similar word may be another word; a word that occurs nowhere is weighted like a rare one. */
const replacedFound = 0.7;
const unknownWeight = 0.5;
/** The description of an area of the site says where to go, not what the rule is. */
const signpost = 0.4;

/** Scores passages against the terms of a question, best first; those that do not answer it are left out. A passage
 * must be about the question's topic: one that only mentions it does not count. */
export async function scorePassages(
  sql: Queryable,
  candidates: readonly Candidate[],
  terms: readonly Term[],
): Promise<readonly ScoredPassage[]> {
  if (candidates.length === 0 || terms.length === 0) return [];
  const matches = await readMatches(sql, candidates, terms);
  const topics = topicsOf(terms);
  // A section's heading seldom repeats the topic of its page.
  const topicsIn = (found: ReadonlySet<Term>) => topics.filter((topic) => found.has(topic));
  // Nothing is left of the question but a guess at what was typed.
  if (topics.every(({ isReplaced }) => isReplaced)) return [];
  return candidates
    .flatMap((candidate, place): ScoredPassage[] => {
      const match = matches[place];
      if (match === undefined) return [];
      const coverage = share(terms, match.covered);
      const subject = share(topics, match.subject);
      // A heading may name what its page is not about: a table of premiums is headed "before GST".
      const isAbout =
        topicsIn(match.page).length > 0 &&
        subject >= leastSubject &&
        share(topics, match.covered) >= leastTopics;
      if (coverage < leastCoverage || !isAbout) return [];
      const score =
        coverage +
        0.5 * subject +
        0.3 * share(terms, new Set([...match.heading, ...topicsIn(match.subject)])) +
        0.15 * share(terms, match.text) +
        0.4 * candidate.entryScore -
        (candidate.kind === 'page' ? signpost : 0);
      return [{ candidate, coverage, score }];
    })
    .sort((a, b) => b.score - a.score);
}

/** The topics of a question. Vehicles and aspects (fee, papers) count only where there is no other. */
function topicsOf(terms: readonly Term[]): readonly Term[] {
  const topics = terms.filter(({ role }) => role === 'topic');
  return topics.length > 0 ? topics : terms.filter(({ role }) => role === 'aspect');
}

function share(terms: readonly Term[], found: ReadonlySet<Term>): number {
  let matched = 0;
  let all = 0;
  for (const term of terms) {
    const weight = term.isUnknown ? unknownWeight : term.weight;
    all += weight;
    if (found.has(term)) matched += term.isReplaced ? weight * replacedFound : weight;
  }
  return all === 0 ? 0 : matched / all;
}
