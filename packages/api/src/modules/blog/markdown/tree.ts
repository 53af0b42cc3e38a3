import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Calls `visit` for every element of a tree, parents first. Its result replaces the element, and nothing removes it.
 * The result is not visited again. */
export function rewriteElements(
  tree: Root | Element,
  visit: (element: Element) => readonly ElementContent[] | undefined,
): void {
  const children: (RootContent | ElementContent)[] = [];
  for (const child of tree.children) {
    const replaced = child.type === 'element' ? visit(child) : undefined;
    if (replaced !== undefined) {
      children.push(...replaced);
      continue;
    }
    if (child.type === 'element') rewriteElements(child, visit);
    children.push(child);
  }
  tree.children = children as typeof tree.children;
}

/** Text of a tree as a reader sees it: blocks separated by a space, images by their description. */
export function textOf(node: Root | RootContent | ElementContent): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

const blocks = /^(?:p|h[1-6]|li|t[dh]|blockquote|pre|div|section|summary|details|br|hr)$/;

function rawText(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  const inside = node.children.map(rawText).join('');
  return node.type === 'element' && blocks.test(node.tagName) ? ` ${inside} ` : inside;
}

/** An element with only the given attributes. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
