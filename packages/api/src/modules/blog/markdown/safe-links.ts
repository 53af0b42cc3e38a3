import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { Root } from 'hast';
import { rewriteElements } from './tree.ts';

/** Only to tell an address of this site from another. */
const here = 'https://this-site.invalid';
const outside = new Set(['https:', 'mailto:', 'tel:']);
/** Addresses that no language is part of. */
const withoutLanguage = /^\/(?:api|media|assets|_image|hi)(?:[/?#]|$)/;

/** Makes every link of an article safe. Pages of this site get the language's prefix; other sites are told nothing about
 * us that they could act on (`noopener`), and are marked; whatever is no address of these kinds loses its link and keeps
 * its words. The address is read as a browser reads it, so that tabs, backslashes and `//` trick nobody. */
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

/** The address as it may be written into a page, or null. */
export function safeAddress(href: string, language: Language): string | null {
  if (/^#[^\s"<>]+$/.test(href)) return href;
  const url = URL.parse(href, here);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === here) {
    // A relative address would mean another page in each place where the article is shown.
    if (!href.startsWith('/')) return null;
    const path = `${url.pathname}${url.search}${url.hash}`;
    return withoutLanguage.test(path) ? path : pathIn(language, path);
  }
  return outside.has(url.protocol) ? url.href : null;
}
