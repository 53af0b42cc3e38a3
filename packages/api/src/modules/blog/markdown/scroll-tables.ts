import type { Language } from '@pahiya/domain/shared/language';
import type { Root } from 'hast';
import { element, rewriteElements, textOf } from './tree.ts';

const words = { en: 'Table', hi: 'तालिका' } as const;

/** Puts every table into a box that scrolls by itself on a narrow screen, also by keyboard, named by its first column
 * heads. Heads of columns say that they are. */
export function wrapTables(tree: Root, language: Language): void {
  rewriteElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const heads: string[] = [];
    rewriteElements(table, (cell) => {
      if (cell.tagName === 'th') {
        cell.properties = { ...cell.properties, scope: 'col' };
        heads.push(textOf(cell));
      }
      return undefined;
    });
    const ariaLabel = `${words[language]}: ${heads.filter((head) => head !== '').join(', ')}`;
    const box = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel };
    return [element('div', box, [table])];
  });
}
