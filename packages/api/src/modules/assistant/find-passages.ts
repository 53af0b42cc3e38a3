import { declineReason } from '@pahiya/domain/assistant/out-of-scope';
import type { SearchKind } from '@pahiya/domain/search/search-entry';
import { type Language, languages } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { type ArticleSection, readArticleSections } from '../blog/reading/article-sections.ts';
import type { WrittenPost } from '../community/words/find-written.ts';
import type { EntryText, RankedEntry } from '../search/ranked-entry.ts';
import { findEntries, findPosts, readTranslations } from '../search/search-everything.ts';
import type { SearchedText } from './passage-repository.ts';
import { type Candidate, scorePassages } from './score-passages.ts';

/** A passage of one of our pages, and how well it answers. */
export type FoundPassage = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly heading: string | null;
  readonly path: string;
  readonly text: string;
  /** Share of the question that it covers, 0 to 1. */
  readonly coverage: number;
};

/** Pages read, and the articles among them: the longest texts. */
const entriesRead = 14;
const articlesRead = 5;
const longestPassage = 700;
const mostPassages = 3;
const mostOfOnePage = 2;
const mostPosts = 3;
/** Passages with a score further below the best are left out. */
const closeToBest = 0.75;

/** What was found for a question. Posts are what people wrote: never passages, never read by a model. */
export type FoundForQuestion = {
  readonly passages: readonly FoundPassage[];
  readonly posts: readonly WrittenPost[];
};

/** Passages of our own pages that answer a question, best first, and posts about it; none when the question is out of
 * scope, no passages when no page covers enough of it. */
export async function findPassages(
  sql: Queryable,
  question: string,
  { language, hadVehicleNumber = false }: { language: Language; hadVehicleNumber?: boolean },
): Promise<FoundForQuestion> {
  const declined = declineReason(question, { hadVehicleNumber });
  if (declined === 'personal-data') return { passages: [], posts: [] };
  const { terms, entries } = await findEntries(sql, question, { language, isTyping: false });
  const posts = await findPosts(sql, terms, mostPosts);
  // Our pages do not have what people ask each other: which car, which garage.
  if (declined !== null) return { passages: [], posts };
  const candidates = await candidatesOf(sql, entries.slice(0, entriesRead), language);
  const scored = await scorePassages(sql, candidates, terms);
  const best = scored[0]?.score ?? 0;
  const chosen: FoundPassage[] = [];
  for (const { score, candidate, coverage } of scored) {
    if (chosen.length === mostPassages || score < best * closeToBest) break;
    const { kind, title, heading, path, text } = candidate;
    const page = pageOf(path);
    const ofPage = chosen.filter((one) => pageOf(one.path) === page);
    if (ofPage.length === mostOfOnePage || ofPage.some((one) => one.text === text)) continue;
    chosen.push({ kind, title, heading, path, text, coverage });
  }
  return { passages: chosen, posts };
}

/** Every passage of the entries in the reader's language, with the same passage in the other language: a question in
 * either language, or a mix of both, is compared with both. */
async function candidatesOf(
  sql: Queryable,
  entries: readonly RankedEntry[],
  language: Language,
): Promise<readonly Candidate[]> {
  const articles = entries.filter(({ kind }) => kind === 'article').slice(0, articlesRead);
  const ids = articles.map(({ ref }) => ref);
  const other = languages.find((one) => one !== language) ?? language;
  const [own, theirs, texts] = await Promise.all([
    readArticleSections(sql, ids, language),
    readArticleSections(sql, ids, other),
    readTranslations(sql, entries, other),
  ]);
  return entries.flatMap((entry) => {
    const translated = texts.find(({ kind, ref }) => kind === entry.kind && ref === entry.ref);
    if (entry.kind !== 'article') return [pageCandidate(entry, translated, language)];
    const of = (sections: readonly ArticleSection[]) =>
      sections.filter(({ articleId }) => articleId === entry.ref);
    return articleCandidates(entry, translated, { own: of(own), theirs: of(theirs), language });
  });
}

function pageCandidate(
  entry: RankedEntry,
  translated: EntryText | undefined,
  language: Language,
): Candidate {
  const { kind, title, path, score } = entry;
  const text = shorten(entry.body || entry.summary);
  const side = (of: EntryText | undefined) => ({
    ...bothOf(of === undefined ? '' : `${of.title} ${of.tags}`),
    heading: of?.title ?? '',
    text: of?.body || of?.summary || '',
  });
  return {
    ...{ kind, title, path, text, heading: null, entryScore: score },
    searched: bilingual(language, side(entry), side(translated)),
  };
}

type Sections = {
  readonly own: readonly ArticleSection[];
  readonly theirs: readonly ArticleSection[];
  readonly language: Language;
};

/** Sections of both languages belong together where an article has as many in each. */
function articleCandidates(
  entry: RankedEntry,
  translated: EntryText | undefined,
  { own, theirs, language }: Sections,
): readonly Candidate[] {
  const isParallel = own.length === theirs.length;
  return own.flatMap(({ heading, anchor, text }, place) => {
    const also = isParallel ? theirs[place] : undefined;
    const parts = splitText(text);
    const alsoParts = also === undefined ? [] : splitText(also.text);
    return parts.map((part, index): Candidate => {
      const alsoText = parts.length === alsoParts.length ? (alsoParts[index] ?? '') : also?.text;
      return {
        kind: entry.kind,
        title: entry.title,
        heading,
        path: anchor === null ? entry.path : `${entry.path}#${encodeURIComponent(anchor)}`,
        text: part,
        entryScore: entry.score,
        searched: bilingual(
          language,
          {
            page: `${entry.title} ${entry.tags}`,
            subject: `${entry.title} ${entry.tags} ${heading ?? ''}`,
            heading: heading ?? entry.title,
            text: part,
          },
          {
            page: `${translated?.title ?? ''} ${translated?.tags ?? ''}`,
            subject: `${translated?.title ?? ''} ${translated?.tags ?? ''} ${also?.heading ?? ''}`,
            heading: also?.heading ?? translated?.title ?? '',
            text: alsoText ?? '',
          },
        ),
      };
    });
  });
}

/** A page without sections: what it is about is what its passage is about. */
function bothOf(page: string): Pick<SearchedText, 'page' | 'subject'> {
  return { page, subject: page };
}

function bilingual(
  language: Language,
  own: SearchedText,
  other: SearchedText,
): Candidate['searched'] {
  return language === 'en' ? { en: own, hi: other } : { en: other, hi: own };
}

/** A long section in parts that end where lines or sentences do. */
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
