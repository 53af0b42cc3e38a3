import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { commonAreas } from '../copy/copies.ts';
import { loadCopy } from '../copy/copy-store.ts';
import { onRenderError } from '../errors/render-error-event.ts';
import { readFrameHtml } from '../page/frame-html.tsx';
import { basenameOf } from '../page/page-path.ts';
import { AppRoot } from '../routing/app-root.tsx';
import { type PageData, pageDataId } from '../routing/page-data.ts';
import { closePanelsOnEscape } from '../shell/mark-place.ts';
import { shellRoute } from '../shell/shell-route.ts';
import { loginShown } from '../state/login-popup-slice.ts';
import { createAppStore } from '../state/store.ts';
import { startServiceWorker } from '../sw/offline-pages.ts';
import { aliveMark } from './alive-mark.ts';
import { browserApi } from './browser-api.ts';
import { browserContext } from './browser-context.ts';
import { knownPages, type LoadAreas } from './known-pages.ts';
import { learnRoutes } from './learn-routes.ts';
import { listenToLinks, prefetchOnPress, prefetchOnTyping } from './listen-to-links.ts';
import { prepareBrowser } from './prepare-browser.ts';

/** Hydrates the server-rendered page. Other pages are found through `loadAreas`. */
export async function startApp(document: Document, loadAreas: LoadAreas): Promise<void> {
  const root = document.getElementById('root');
  const block = document.getElementById(pageDataId);
  if (root === null || block === null) return;
  const page = JSON.parse(block.textContent ?? '') as PageData;
  // From here on the app owns the page: later streamed pieces are not inserted.
  block.remove();
  const { facts } = page;
  const frame = readFrameHtml(document);
  const store = createAppStore(page.state);
  const attribution = prepareBrowser(store);
  const known = knownPages(page.page, loadAreas);
  const { api, reporter } = browserApi(facts, store, known.list);
  onRenderError(reporter.reportRender);
  const routes = [shellRoute(facts.language, known.list())];
  const basename = basenameOf(facts.language);
  await Promise.all([loadCopy(facts.language, commonAreas), loadMatched(routes, basename)]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: page.router,
    getContext: () => browserContext(facts, store, api),
    patchRoutesOnNavigation: learnRoutes(known, facts.language),
  });
  await new Promise<void>((hydrated) => {
    const tree = (
      <AppRoot facts={facts} store={store} api={api} frame={frame}>
        <Hydrated then={hydrated}>
          {/* Without transitions: React deferred router states while the page stayed the same, and refusals and the
             progress bar never appeared. */}
          <RouterProvider router={router} useTransitions={false} />
        </Hydrated>
      </AppRoot>
    );
    // In a transition React hydrates in short slices and handles input in between.
    startTransition(() => {
      hydrateRoot(root, tree, { onUncaughtError: reporter.reportRender });
    });
  });
  listenToLinks(document, basename, known, {
    navigate: (path, keepsPlace) => void router.navigate(path, { preventScrollReset: keepsPlace }),
    open: (href) => window.location.assign(href),
    signIn: (next) => store.dispatch(loginShown({ redirectUrl: next })),
  });
  closePanelsOnEscape(document);
  prefetchOnPress(document, basename, { known, language: facts.language });
  prefetchOnTyping(document, basename, { known, language: facts.language });
  document.documentElement.setAttribute(aliveMark, '');
  startServiceWorker(facts.isDevelopment);
  if (facts.analytics.tagId !== null) {
    const [{ startAnalytics }, { allowsAnalytics }] = await Promise.all([
      import('../analytics/start-analytics.ts'),
      import('../analytics/ask-consent.ts'),
    ]);
    startAnalytics(facts.analytics.tagId, attribution, () => allowsAnalytics(api));
  }
}

/** Signals the end of hydration. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** The current page's code must be loaded before hydration, or React would discard the markup. */
async function loadMatched(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
