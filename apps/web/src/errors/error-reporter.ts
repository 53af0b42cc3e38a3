import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { CallName } from '@pahiya/contracts/calls';
import { matchRoutes } from 'react-router';
import { readCookie } from '../app/page-cookie.ts';
import type { PageFacts } from '../app/page-facts.tsx';
import { withoutLanguage } from '../app/page-path.ts';
import { pages } from '../app/pages.ts';
import type { AppStore } from '../state/store.ts';
import type { ReportSource } from './error-report.ts';
import { createReportBudget } from './report-budget.ts';

/** Reports errors to the error log, invisibly. */
export type ErrorReporter = {
  readonly reportFailure: (name: CallName, failure: ApiFailure) => void;
  readonly reportRender: (error: unknown) => void;
};

/** A reporter for this page. Failures of the log itself are not reported. */
export function createErrorReporter(
  facts: PageFacts,
  store: AppStore,
  client: () => ApiClient,
): ErrorReporter {
  const mayReport = createReportBudget();
  // The reporting code is loaded with the first report.
  const send = async (meta: ReportSource['meta']) => {
    if (!navigator.onLine || !mayReport(performance.now())) return;
    const { makeErrorReport } = await import('./error-report.ts');
    await client().call('logFrontendError', {
      body: makeErrorReport({ ...sourceOf(facts, store), meta }),
    });
  };
  return {
    reportFailure: (name, failure) => {
      if (name === 'logFrontendError') return;
      const why =
        failure.kind === 'problem'
          ? {
              status: failure.status,
              code: failure.code,
              requestId: failure.problem.requestId ?? '',
            }
          : { code: failure.kind };
      send({ call: name, ...why }).catch(() => undefined);
    },
    reportRender: (error) => {
      const words = error instanceof Error ? { name: error.name, message: error.message } : {};
      send({ code: 500, ...words }).catch(() => undefined);
    },
  };
}

function sourceOf(facts: PageFacts, store: AppStore): Omit<ReportSource, 'meta'> {
  const state = store.getState();
  const routes = pages.map(({ path }) => ({ path }));
  const path = withoutLanguage(window.location.pathname);
  return {
    brand: facts.brand.name,
    platform: state.app.platform,
    deviceId: readCookie(document.cookie, 'deviceId') ?? state.app.deviceId,
    isLoggedIn: state.auth.isLoggedIn,
    city: state.cityData.city,
    href: window.location.href,
    routePattern: matchRoutes(routes, path)?.at(-1)?.route.path ?? '*',
    cookieNames: document.cookie.split(';').map((part) => part.split('=')[0]?.trim() ?? ''),
  };
}
