import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import type { RouteHandle } from '../app/page-module.ts';
import { metaOfMatches } from '../app/route-meta.ts';
import { copyOf } from '../copy/copy-store.ts';
import { metasOf } from '../server/head.ts';
import { metasSet } from '../state/metas-slice.ts';
import { useAppDispatch } from '../state/use-app-state.ts';
import { keepForOffline } from '../sw/offline-pages.ts';

/** Updates title, description and canonical address after client-side navigation; moves focus to the content, for
 * screen readers to start there. */
export function DocumentHead() {
  const facts = usePage();
  const matches = useMatches();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  const isKept = handle?.keepOffline === true;
  const isFirst = useRef(true);
  const shown = useRef(pathname);
  useEffect(() => {
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
  }, [matches, pathname, isKept, facts, dispatch]);
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
