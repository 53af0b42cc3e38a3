import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { countScreen } from '../analytics/count-screen.ts';
import { copyOf } from '../copy/copy-store.ts';
import { usePage } from '../page/page-facts.tsx';
import { metasOf } from '../routing/head.ts';
import type { RouteHandle } from '../routing/page-module.ts';
import { metaOfMatches } from '../routing/route-meta.ts';
import { metasSet } from '../state/metas-slice.ts';
import { useAppDispatch } from '../state/use-app-state.ts';
import { keepForOffline } from '../sw/offline-pages.ts';

/** Names the page to analytics; after client-side navigation updates title, description and canonical address and moves focus to the content, for
 * screen readers to start there. */
export function DocumentHead() {
  const facts = usePage();
  const matches = useMatches();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  const isKept = handle?.keepOffline === true;
  const screen = handle?.screen;
  const isFirst = useRef(true);
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = isFirst.current || shown.current !== pathname;
    if (isNew && screen !== undefined) countScreen(screen);
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const metas = metasOf({
      language: facts.language,
      brand: facts.brand,
      meta: metaOfMatches(pagesOf(matches), facts),
      path: pathname,
      defaultDescription: copyOf(facts.language, 'shell').defaultDescription,
    });
    dispatch(metasSet(metas));
    writeHead(metas);
    if (shown.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true });
    if (shown.current !== pathname && isKept) void keepForOffline(window.location.pathname);
    shown.current = pathname;
  }, [matches, pathname, screen, isKept, facts, dispatch]);
  return null;
}

function pagesOf(matches: ReturnType<typeof useMatches>) {
  return {
    matches: matches.map(({ id, handle, params }) => ({ route: { id, handle }, params })),
    loaderData: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    errors: null,
  };
}

function writeHead(metas: { title: string; description: string; canonical: string }): void {
  document.title = metas.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', metas.description);
  const canonical = document.querySelector('link[rel=canonical]');
  if (metas.canonical === '') canonical?.remove();
  else canonical?.setAttribute('href', metas.canonical);
}
