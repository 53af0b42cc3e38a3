import type { Language } from '@pahiya/domain/shared/language';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Queryable } from '../../../db/database.ts';
import { textOf } from '../markdown/tree.ts';
import { findHtml } from './live-article-repository.ts';

/** A section of a live article as plain text. */
export type ArticleSection = {
  readonly articleId: string;
  /** Null before the first heading. */
  readonly heading: string | null;
  /** Id of the heading on the page, or null. */
  readonly anchor: string | null;
  readonly text: string;
};

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
/** Heading of the list of sources: names of laws and papers, no answers. */
const sourcesHeading = /^(?:sources|स्रोत)$/i;

/** The sections of some live articles in one language: the text below each heading, and each FAQ answer. Lists of
 * sources are omitted. */
export async function readArticleSections(
  sql: Queryable,
  articleIds: readonly string[],
  language: Language,
): Promise<readonly ArticleSection[]> {
  const rows = await findHtml(sql, articleIds, language);
  return rows.flatMap(({ articleId, html }) =>
    sectionsOfHtml(html).map((section) => ({ articleId, ...section })),
  );
}

type Section = Omit<ArticleSection, 'articleId'>;

/** Sections of an article's HTML, in order. */
export function sectionsOfHtml(html: string): readonly Section[] {
  const tree: Root = reader.parse(html);
  const sections: Section[] = [];
  let open: Section = { heading: null, anchor: null, text: '' };
  const close = () => {
    const isSources = open.heading !== null && sourcesHeading.test(open.heading);
    if (open.text !== '' && !isSources) sections.push(open);
  };
  for (const node of tree.children) {
    if (isElement(node) && /^h[2-4]$/.test(node.tagName)) {
      close();
      open = { heading: textOf(node), anchor: idOf(node), text: '' };
    } else if (isElement(node) && hasClass(node, 'article-faq')) {
      sections.push(...questionsOf(node, open.anchor));
    } else {
      open = { ...open, text: joined(open.text, plainOf(node)) };
    }
  }
  close();
  return sections;
}

function questionsOf(block: Element, anchor: string | null): readonly Section[] {
  return block.children.filter(isElement).flatMap((details) => {
    const [summary, ...answer] = details.children;
    if (summary === undefined) return [];
    const text = answer.map(plainOf).join(' ').trim();
    return text === '' ? [] : [{ heading: textOf(summary), anchor, text }];
  });
}

/** The text of a block; table rows are lines, their cells separated by a dash. */
function plainOf(node: RootContent | ElementContent): string {
  if (!isElement(node)) return textOf(node);
  const rows = tagged(node, 'tr');
  if (rows.length > 0) {
    return rows.map((row) => row.children.filter(isElement).map(textOf).join(' – ')).join('.\n');
  }
  const items = node.tagName === 'ul' || node.tagName === 'ol' ? node.children : [];
  if (items.length > 0) return items.filter(isElement).map(textOf).join('.\n');
  return textOf(node);
}

function tagged(node: Element, tagName: string): readonly Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : tagged(child, tagName)));
}

function joined(before: string, text: string): string {
  return before === '' || text === '' ? before + text : `${before}\n${text}`;
}

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === 'element';
}

function idOf({ properties }: Element): string | null {
  return typeof properties.id === 'string' ? properties.id : null;
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
