import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { commonAreas } from '../copy/copy-areas.ts';
import { loadCopy } from '../copy/copy-store.ts';
import { onRenderError } from '../errors/render-error-event.ts';
import { listenToLinks, prefetchOnPress, prefetchOnTyping } from '../shell/listen-to-links.ts';
import { closePanelsOnEscape } from '../shell/mark-place.ts';
import { loginShown } from '../state/login-popup-slice.ts';
import { createAppStore } from '../state/store.ts';
import { startServiceWorker } from '../sw/offline-pages.ts';
import { aliveMark } from './alive-mark.ts';
import { AppRoot } from './app-root.tsx';
import { browserApi } from './browser-api.ts';
import { browserContext } from './browser-context.ts';
import { readFrameHtml } from './frame-html.tsx';
import { type PageData, pageDataId } from './page-data.ts';
import { basenameOf } from './page-path.ts';
import { prepareBrowser } from './prepare-browser.ts';
import { createRoutes } from './routes.ts';

/** Hydrates the server-rendered page. */
export async function startApp(document: Document): Promise<void> {
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
  const { api, reporter } = browserApi(facts, store);
  onRenderError(reporter.reportRender);
  const routes = createRoutes(facts.language);
  const basename = basenameOf(facts.language);
  await Promise.all([loadCopy(facts.language, commonAreas), loadMatched(routes, basename)]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: page.router,
    getContext: () => browserContext(facts, store, api),
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
  listenToLinks(document, basename, {
    navigate: (path) => void router.navigate(path),
    signIn: (next) => store.dispatch(loginShown({ redirectUrl: next })),
  });
  closePanelsOnEscape(document);
  prefetchOnPress(document, basename, facts.language);
  prefetchOnTyping(document, basename, facts.language);
  document.documentElement.setAttribute(aliveMark, '');
  startServiceWorker(facts.isDevelopment);
  if (facts.analytics.tagId !== null) {
    const { startAnalytics } = await import('../analytics/start-analytics.ts');
    startAnalytics(facts.analytics.tagId, api, attribution);
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
