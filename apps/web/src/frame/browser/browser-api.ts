import { type ApiClient, createApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { fetchTransport } from '@pahiya/api-client/fetch-transport';
import { logout, verifySession } from '@pahiya/contracts/auth/session-calls';
import type { CallShape } from '@pahiya/contracts/call';
import { createErrorReporter, type ErrorReporter } from '../errors/error-reporter.ts';
import { readCookie } from '../page/page-cookie.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { raiseGenericError, raiseSessionExpired } from '../session/app-events.ts';
import { followAnswers } from '../session/session-answers.ts';
import { createSessionGuard } from '../session/session-guard.ts';
import { rememberExpiry } from '../session/session-memory.ts';
import { createLoaderCounter } from '../shell/loader-counter.ts';
import { loaderHidden, loaderShown } from '../state/loader-slice.ts';
import type { AppStore } from '../state/store.ts';
import { forgetOfflinePages } from '../sw/offline-pages.ts';

/** The browser's API client with app-wide handling: calls are counted for the loader, failures reported, and a 401
 * starts the session check. */
export function browserApi(
  facts: PageFacts,
  store: AppStore,
  pages: () => readonly { readonly path: string }[],
): { api: ApiClient; reporter: ErrorReporter } {
  const loader = createLoaderCounter(
    () => store.dispatch(loaderShown()),
    () => store.dispatch(loaderHidden()),
  );
  const reporter = createErrorReporter({ facts, store, pages }, () => api);
  const guard = sessionGuard(() => api);
  const transport = followAnswers(transportOf(facts), store.dispatch, forgetOfflinePages);
  const api = createApiClient(transport, {
    onStart: (call) => call.silent || loader.raise(),
    onEnd: (call) => call.silent || loader.lower(),
    onFailure: (call, failure) => {
      reporter.reportFailure(call, failure);
      if (failure.kind === 'problem' && failure.status === 401) void guard();
      else if (isUnexpected(call, failure)) raiseGenericError();
    },
  });
  return { api, reporter };
}

function transportOf(facts: PageFacts) {
  return fetchTransport({
    bases: facts.apiBases,
    fetch: (url, init) => fetch(url, init),
    readCookie: (name) => readCookie(document.cookie, name),
    readStored: (name) => sessionStorage.getItem(name),
  });
}

function sessionGuard(client: () => ApiClient): () => Promise<void> {
  return createSessionGuard({
    verify: async () => {
      const answer = await client().call(verifySession, {});
      return answer.ok ? answer.value.result : 'no-answer';
    },
    raiseExpired: () => {
      rememberExpiry(sessionStorage);
      raiseSessionExpired();
    },
    logout: () => client().call(logout, {}),
    reload: () => window.location.reload(),
  });
}

/** A failed mutation is our fault; look-ups have their own error page. */
function isUnexpected(call: CallShape, failure: ApiFailure): boolean {
  if (call.method === 'GET' || call.silent) return false;
  return failure.kind === 'network' || failure.status >= 500;
}
