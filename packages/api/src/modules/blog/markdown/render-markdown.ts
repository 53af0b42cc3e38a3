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

/** What is made of an article's Markdown when it is saved. */
export type RenderedArticle = {
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
  readonly questions: readonly Question[];
  /** The text without any marks: what is searched. */
  readonly plainText: string;
  /** Whole minutes, at least one. */
  readonly readingMinutes: number;
};

/** Words a minute. Source: Brysbaert 2019, "How many words do we read per minute?": 238 for English; tables and
 * paragraphs of the law are read slower, and Hindi has more words for the same. */
const wordsAMinute = 200;

const footnotes = {
  en: { label: 'Notes', back: 'Back to the text' },
  hi: { label: 'टिप्पणियाँ', back: 'लेख पर वापस' },
} as const;

const parser = unified().use(remarkParse).use(remarkGfm);
const cleaner = unified().use(rehypeSanitize, articleSchema).use(rehypeStringify);

/** Reads Markdown (CommonMark with the tables, notes and lists of GFM) and writes the HTML of an article. HTML inside the
 * Markdown is left out, whatever it is; the tree is cleaned by `article-schema.ts` before it becomes text. */
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
