import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { readArticleSections } from '../blog/reading/article-sections.ts';
import type { Term } from '../blog/search/read-question.ts';
import type { RankedEntry } from '../search/rank-entries.ts';
import { findEntries } from '../search/search-everything.ts';
import { coverageOf, tellingTerms } from './passage-score.ts';

/** A stretch of one of our pages, and how well it answers. */
export type FoundPassage = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly heading: string | null;
  readonly path: string;
  readonly text: string;
  /** Share of the question that it has, 0 to 1. */
  readonly coverage: number;
};

/** Pages that are looked into, and articles among them: the longest texts. */
const entriesRead = 12;
const articlesRead = 5;
const longestPassage = 700;
const mostPassages = 3;
const mostOfOnePage = 2;
/** Below this share of the question nothing is said: the page may have its words and not its answer. */
const leastCoverage = 0.62;
/** What is this much worse than the best is left out. */
const closeToBest = 0.7;

/** Stretches of our own pages that answer a question, the best first; none when no page has enough of it. */
export async function findPassages(
  sql: Queryable,
  question: string,
  language: Language,
): Promise<readonly FoundPassage[]> {
  const found = await findEntries(sql, question, { language, isTyping: false });
  const terms = tellingTerms(found.terms);
  const entries = found.entries.slice(0, entriesRead);
  const candidates = await passagesOf(sql, entries, language);
  const scored = candidates
    .map((passage, place) => ({ ...scorePassage(passage, terms), place }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const best = scored[0];
  if (best === undefined || best.coverage < leastCoverage) return [];
  const chosen: FoundPassage[] = [];
  for (const { score: _score, place: _place, ...passage } of scored) {
    if (chosen.length === mostPassages || passage.coverage < best.coverage * closeToBest) break;
    const page = pageOf(passage.path);
    const ofPage = chosen.filter(({ path }) => pageOf(path) === page).length;
    if (ofPage < mostOfOnePage) chosen.push(passage);
  }
  return chosen;
}

type Candidate = Omit<FoundPassage, 'coverage'>;

async function passagesOf(
  sql: Queryable,
  entries: readonly RankedEntry[],
  language: Language,
): Promise<readonly Candidate[]> {
  const articles = entries.filter(({ kind }) => kind === 'article').slice(0, articlesRead);
  const sections = await readArticleSections(
    sql,
    articles.map(({ ref }) => ref),
    language,
  );
  return entries.flatMap((entry): Candidate[] => {
    const { kind, title, path } = entry;
    if (kind !== 'article') {
      return [{ kind, title, path, heading: null, text: shorten(entry.body || entry.summary) }];
    }
    return sections
      .filter(({ articleId }) => articleId === entry.ref)
      .flatMap(({ heading, anchor, text }) =>
        splitText(text).map((part) => ({
          kind,
          title,
          heading,
          path: anchor === null ? path : `${path}#${encodeURIComponent(anchor)}`,
          text: part,
        })),
      );
  });
}

/** The words of a passage's headings count as its own: they say what it is about. Those that stand there count a little
 * more, so that the part wins that is about the question over one that mentions it. */
function scorePassage(
  passage: Candidate,
  terms: readonly Term[],
): FoundPassage & { readonly score: number } {
  const headings = `${passage.title} ${passage.heading ?? ''}`;
  const coverage = coverageOf(terms, `${headings} ${passage.text}`);
  const ownHeading = coverageOf(terms, passage.heading ?? passage.title);
  const score = coverage + 0.3 * ownHeading + 0.15 * coverageOf(terms, passage.text);
  return { ...passage, coverage, score };
}

/** A long part in stretches that end where lines or sentences do. */
function splitText(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestPassage) {
    const part = shorten(rest);
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

function shorten(text: string): string {
  if (text.length <= longestPassage) return text;
  const cut = text.slice(0, longestPassage);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1, cut.lastIndexOf('। ') + 1);
  return cut.slice(0, end > longestPassage / 3 ? end : cut.lastIndexOf(' ')).trim();
}

function pageOf(path: string): string {
  return path.split('#', 1)[0] ?? path;
}
