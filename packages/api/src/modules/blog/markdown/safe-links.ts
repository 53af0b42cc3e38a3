import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { Root } from 'hast';
import { rewriteElements } from './tree.ts';

/** Only to distinguish internal from external addresses. */
const here = 'https://this-site.invalid';
const outside = new Set(['https:', 'mailto:', 'tel:']);
/** Addresses without a language prefix. */
const withoutLanguage = /^\/(?:api|media|assets|_image|hi)(?:[/?#]|$)/;

/** Makes every link of an article safe. Internal links get the language prefix; external ones get `noopener` and are
 * marked; an invalid address loses its link and keeps its text. Addresses are parsed as a browser does, so tabs,
 * backslashes and `//` have no effect. */
export function makeLinksSafe(tree: Root, language: Language): void {
  rewriteElements(tree, (link) => {
    if (link.tagName !== 'a') return undefined;
    const { href, ariaLabel, id } = link.properties;
    const address = safeAddress(typeof href === 'string' ? href : '', language);
    if (address === null) return link.children;
    link.properties = {
      href: address,
      ...(address.startsWith('https:') ? { rel: ['noopener', 'external'] } : {}),
      ...(typeof ariaLabel === 'string' ? { ariaLabel } : {}),
      ...(typeof id === 'string' ? { id } : {}),
    };
    return undefined;
  });
}

/** The address if it is safe in a page, else null. */
export function safeAddress(href: string, language: Language): string | null {
  if (/^#[^\s"<>]+$/.test(href)) return href;
  const url = URL.parse(href, here);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === here) {
    // A relative address would resolve differently on each page that shows the article.
    if (!href.startsWith('/')) return null;
    const path = `${url.pathname}${url.search}${url.hash}`;
    return withoutLanguage.test(path) ? path : pathIn(language, path);
  }
  return outside.has(url.protocol) ? url.href : null;
}
