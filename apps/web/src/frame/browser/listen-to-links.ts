import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { matchRoutes } from 'react-router';
import { loadCopy } from '../copy/copy-store.ts';
import { formOpens } from '../page/form-opens.ts';
import type { LazyPage } from '../routing/lazy-page.ts';
import { type LinkMeaning, meaningOf } from './in-app-links.ts';
import type { KnownPages } from './known-pages.ts';

/** Handlers for our kinds of links. */
export type LinkActions = {
  /** `keepsPlace`: without scrolling to the top, for a list that changes in place. */
  readonly navigate: (path: string, keepsPlace: boolean) => void;
  /** Opens an address as a new document. */
  readonly open: (href: string) => void;
  readonly signIn: (next: string) => void;
};

/** One event handler for the plain links of all pages: client-side navigation at no cost per link. */
export function listenToLinks(
  document: Document,
  basename: string,
  known: KnownPages,
  actions: LinkActions,
): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null;
    if (target === null || target.getAttribute('href') === null) return;
    const { href } = target;
    const click = {
      href,
      here: window.location.href,
      basename,
      isPlain: isPlainClick(event, target),
      isPage: (path: string) => isPage(known, path),
    };
    const meaning = meaningOf(click);
    if (meaning.kind === 'leave-alone') return;
    event.preventDefault();
    const go = (known: LinkMeaning) => follow(known, target, actions);
    if (meaning.kind !== 'not-known-yet') go(meaning);
    else
      known.complete().then(
        () => go(meaningOf(click)),
        () => actions.open(href),
      );
  });
}

function follow(meaning: LinkMeaning, link: HTMLAnchorElement, actions: LinkActions): void {
  if (meaning.kind === 'page') actions.navigate(meaning.path, link.dataset.keep === 'place');
  else if (meaning.kind === 'sign-in') actions.signIn(meaning.next);
  else actions.open(link.href);
}

/** Whether a path is a page of the app; null while that is not known. */
function isPage(known: KnownPages, path: string): boolean | null {
  const routes = known
    .list()
    .filter((page) => page.path !== '*')
    .map((page) => ({ path: page.path }));
  if (matchRoutes(routes, path) !== null) return true;
  return known.isComplete() ? false : null;
}

/** Where to look for a page to prefetch. */
type Prefetched = { readonly known: KnownPages; readonly language: Language };

/** Pointer down precedes the click by a tenth of a second: starts loading the page's code. */
export function prefetchOnPress(document: Document, basename: string, site: Prefetched): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin) return;
      prefetchPage(link.pathname, basename, site);
    },
    { passive: true },
  );
}

/** Focusing a field of such a form prefetches its next page. */
export function prefetchOnTyping(document: Document, basename: string, site: Prefetched): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest(`form[${formOpens}]`) : null;
    const path = form?.getAttribute(formOpens);
    if (path != null) prefetchPage(pathIn(site.language, path), basename, site);
  });
}

function prefetchPage(pathname: string, basename: string, site: Prefetched): void {
  loadPage(pathname, basename, site).catch(() => undefined);
}

async function loadPage(pathname: string, basename: string, { known, language }: Prefetched) {
  const routes = (await known.complete()).map(routeOfPage);
  const page = matchRoutes(routes, pathname, basename)?.at(-1)?.route.handle;
  // Pages outside the app (reading pages) are left to the browser.
  if (page === undefined || page.path === '*') return;
  await Promise.all([page.load(), loadCopy(language, page.copy)]);
}

function routeOfPage(page: LazyPage) {
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
