import type { Language } from '@pahiya/domain/shared/language';
import type { Element, Root } from 'hast';
import { element, rewriteElements, textOf } from './tree.ts';

const words = { en: 'Table', hi: 'तालिका' } as const;

/** Wraps every table in a box that scrolls on a narrow screen, also by keyboard, labelled by its first column headers.
 * Headers have the scope of a column or, under an empty corner, of a row; an empty header becomes a plain cell (HTML,
 * "The th element": a header cell has text). */
export function wrapTables(tree: Root, language: Language): void {
  rewriteElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const [head, ...rows] = cellsByRow(table);
    const heads = (head ?? []).map(textOf);
    for (const cell of head ?? []) makeHead(cell, 'col');
    if (heads[0] === '') for (const [first] of rows) if (first) makeHead(first, 'row');
    const ariaLabel = `${words[language]}: ${heads.filter((text) => text !== '').join(', ')}`;
    const box = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel };
    return [element('div', box, [table])];
  });
}

/** The cells of every row, header row first: a Markdown table has exactly one. */
function cellsByRow(table: Element): Element[][] {
  const rows: Element[][] = [];
  rewriteElements(table, ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((child) => child.type === 'element'));
    return undefined;
  });
  return rows;
}

function makeHead(cell: Element, scope: 'col' | 'row'): void {
  const isEmpty = textOf(cell) === '';
  cell.tagName = isEmpty ? 'td' : 'th';
  if (!isEmpty) cell.properties = { ...cell.properties, scope };
}
