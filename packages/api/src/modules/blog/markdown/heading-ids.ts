import type { Root } from 'hast';
import { rewriteElements, textOf } from './tree.ts';

/** A heading in the table of contents. */
export type ContentsEntry = {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
};

/** Adds ids to headings and collects the table of contents. The page's own title is level 1, so a level-1 heading in
 * the text becomes level 2, and deeper than 4 becomes 4. Ids start with `s-`, so they never clash with those of the
 * page. */
export function addHeadingIds(tree: Root): readonly ContentsEntry[] {
  const contents: ContentsEntry[] = [];
  const seen = new Map<string, number>();
  rewriteElements(tree, (heading) => {
    const level = /^h([1-6])$/.exec(heading.tagName)?.[1];
    if (level === undefined) return undefined;
    const shown = Math.min(4, Math.max(2, Number(level)));
    const text = textOf(heading);
    const id = unused(idOf(text), seen);
    heading.tagName = `h${shown}`;
    heading.properties = { id };
    if (shown < 4 && text !== '') contents.push({ id, text, level: shown as 2 | 3 });
    return undefined;
  });
  return contents;
}

function idOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `s-${[...words].slice(0, 60).join('').replace(/-+$/, '') || 'part'}`;
}

function unused(id: string, seen: Map<string, number>): string {
  const times = (seen.get(id) ?? 0) + 1;
  seen.set(id, times);
  return times === 1 ? id : unused(`${id}-${times}`, seen);
}
