import type { Language } from '@pahiya/domain/shared/language';
import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { optimizeImages } from './article-images.ts';
import { articleSchema } from './article-schema.ts';
import { foldQuestions, type Question } from './faq-block.ts';
import { addHeadingIds, type ContentsEntry } from './heading-ids.ts';
import { makeLinksSafe } from './safe-links.ts';
import { wrapTables } from './scroll-tables.ts';
import { textOf } from './tree.ts';

/** Results of rendering an article's Markdown on save. */
export type RenderedArticle = {
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
  readonly questions: readonly Question[];
  /** The text without markup, for the search. */
  readonly plainText: string;
  /** Whole minutes, at least one. */
  readonly readingMinutes: number;
};

/** Words per minute. Source: Brysbaert 2019, "How many words do we read per minute?": 238 for English; tables and legal
 * text are read more slowly, and Hindi needs more words. */
const wordsAMinute = 200;

const footnotes = {
  en: { label: 'Notes', back: 'Back to the text' },
  hi: { label: 'टिप्पणियाँ', back: 'लेख पर वापस' },
} as const;

const parser = unified().use(remarkParse).use(remarkGfm);
const cleaner = unified().use(rehypeSanitize, articleSchema).use(rehypeStringify);

/** Renders Markdown (CommonMark with the tables, footnotes and lists of GFM) as an article's HTML. HTML in the Markdown
 * is removed; the tree is sanitised by `article-schema.ts` before it is serialised. */
export async function renderMarkdown(
  markdown: string,
  language: Language,
): Promise<RenderedArticle> {
  const toHtml = unified().use(remarkRehype, {
    clobberPrefix: 's-',
    footnoteLabel: footnotes[language].label,
    footnoteBackLabel: footnotes[language].back,
    footnoteLabelProperties: {},
  });
  const tree = (await toHtml.run(parser.parse(markdown))) as Root;
  const questions = foldQuestions(tree);
  const contents = addHeadingIds(tree);
  makeLinksSafe(tree, language);
  optimizeImages(tree);
  wrapTables(tree, language);
  const clean = (await cleaner.run(tree)) as Root;
  const plainText = textOf(clean);
  const words = plainText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    html: cleaner.stringify(clean),
    contents,
    questions,
    plainText,
    readingMinutes: Math.max(1, Math.round(words / wordsAMinute)),
  };
}
