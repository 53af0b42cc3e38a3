import type { Language } from '@pahiya/domain/shared/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { copyOf } from '../copy/copy-store.ts';
import { HeaderMenu, MenuTabs } from '../menu/frame-menu.tsx';
import { menuGroups, placeOf } from '../menu/menu.ts';
import type { FrameHtml } from '../page/frame-html.tsx';
import { withoutLanguage } from '../page/page-path.ts';

const marked = new Set(['', 'menu', ...menuGroups.flatMap(({ places }) => places)]);
const drawn = new Map<string, FrameHtml>();

/** The menu around a page, rendered once per language and place: the same for all visitors. */
export function frameHtml(language: Language, pathname: string): FrameHtml {
  const own = placeOf(withoutLanguage(pathname));
  const place = marked.has(own) ? own : '-';
  const key = `${language} ${place}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const props = { language, place, copy: copyOf(language, 'menu') };
  const html = {
    header: renderToStaticMarkup(<HeaderMenu {...props} />),
    tabs: renderToStaticMarkup(<MenuTabs {...props} />),
  };
  drawn.set(key, html);
  return html;
}
