import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { matchRoutes } from 'react-router';
import type { PageEntry } from '../app/lazy-page.ts';
import { pages } from '../app/pages.ts';
import { loadCopy } from '../copy/copy-store.ts';
import { formOpens } from './form-opens.ts';
import { meaningOf } from './in-app-links.ts';

/** Handlers for our two kinds of links. */
export type LinkActions = {
  readonly navigate: (path: string) => void;
  readonly signIn: (next: string) => void;
};

/** One event handler for the plain links of all pages: client-side navigation at no cost per link. */
export function listenToLinks(document: Document, basename: string, actions: LinkActions): void {
  const known = pages.filter((page) => page.path !== '*').map(({ path }) => ({ path }));
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null;
    if (target === null || target.getAttribute('href') === null) return;
    const meaning = meaningOf({
      href: target.href,
      here: window.location.href,
      basename,
      isPlain: isPlainClick(event, target),
      isPage: (path) => matchRoutes(known, path) !== null,
    });
    if (meaning.kind === 'leave-alone') return;
    event.preventDefault();
    if (meaning.kind === 'page') actions.navigate(meaning.path);
    else actions.signIn(meaning.next);
  });
}

/** Pointer down precedes the click by a tenth of a second: starts loading the page's code. */
export function prefetchOnPress(document: Document, basename: string, language: Language): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin) return;
      prefetchPage(link.pathname, basename, language);
    },
    { passive: true },
  );
}

/** Focusing a field of such a form prefetches its next page. */
export function prefetchOnTyping(document: Document, basename: string, language: Language): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest(`form[${formOpens}]`) : null;
    const path = form?.getAttribute(formOpens);
    if (path != null) prefetchPage(pathIn(language, path), basename, language);
  });
}

function prefetchPage(pathname: string, basename: string, language: Language): void {
  const match = matchRoutes(pages.map(routeOfPage), pathname, basename)?.at(-1);
  const page = match?.route.handle;
  // Pages outside the app (reading pages) are left to the browser.
  if (page === undefined || page.path === '*') return;
  Promise.all([page.load(), loadCopy(language, page.areas)]).catch(() => undefined);
}

function routeOfPage(page: PageEntry) {
  return { path: page.path, handle: page };
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    // Offline only the cached document is available, which requires a real navigation.
    navigator.onLine &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.dataset.document === undefined
  );
}
