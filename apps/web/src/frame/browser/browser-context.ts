import type { ApiClient } from '@pahiya/api-client/api-client';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { RouterContextProvider } from 'react-router';
import { readCookie } from '../page/page-cookie.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { providePageTools } from '../page/page-tools.ts';
import type { AppStore } from '../state/store.ts';
import { setBrowserCookie } from './browser-cookies.ts';

/** The loaders' context in the browser; created per navigation, to keep the date current. */
export function browserContext(
  facts: PageFacts,
  store: AppStore,
  api: ApiClient,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const now = new Date();
  providePageTools(context, {
    api,
    language: facts.language,
    brand: facts.brand,
    today: istDateOf(now),
    nowIso: now.toISOString(),
    isDevelopment: facts.isDevelopment,
    layoutVersion: null,
    operator: null,
    // Read on every call: an action may have ended the session before the loaders run.
    get isLoggedInHint() {
      return store.getState().auth.isLoggedIn;
    },
    cookie: (name) => readCookie(document.cookie, name),
    setCookie: (cookie) => setBrowserCookie(cookie, store),
  });
  return context;
}
