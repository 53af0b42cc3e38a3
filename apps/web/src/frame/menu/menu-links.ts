import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { AreaLink } from '@pahiya/ui/area-group';
import type { Copies } from '../copy/copies.ts';
import type { MenuEntry } from './menu.ts';
import { menuIcons } from './menu-icons.tsx';

/** Entries as links in a language. */
export function menuLinks(
  entries: readonly MenuEntry[],
  language: Language,
  copy: Copies['menu'],
): readonly AreaLink[] {
  return entries.map(({ id, path }) => ({
    href: pathIn(language, path),
    icon: menuIcons[id],
    ...copy.entries[id],
  }));
}
