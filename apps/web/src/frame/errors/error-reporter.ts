import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { logFrontendError } from '@pahiya/contracts/app/app-calls';
import type { CallShape } from '@pahiya/contracts/call';
import { matchRoutes } from 'react-router';
import { readCookie } from '../page/page-cookie.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { withoutLanguage } from '../page/page-path.ts';
import type { AppStore } from '../state/store.ts';
import type { ReportSource } from './error-report.ts';
import { createReportBudget } from './report-budget.ts';

/** Reports errors to the error log, invisibly. */
export type ErrorReporter = {
  readonly reportFailure: (call: CallShape, failure: ApiFailure) => void;
  readonly reportRender: (error: unknown) => void;
};

/** Where an error happens. */
type Place = {
  readonly facts: PageFacts;
  readonly store: AppStore;
  /** The pages that the browser knows. */
  readonly pages: () => readonly { readonly path: string }[];
};

/** A reporter for this page. Failures of the log itself are not reported. */
export function createErrorReporter(place: Place, client: () => ApiClient): ErrorReporter {
  const mayReport = createReportBudget();
  // The reporting code is loaded with the first report.
  const send = async (meta: ReportSource['meta']) => {
    if (!navigator.onLine || !mayReport(performance.now())) return;
    const { makeErrorReport } = await import('./error-report.ts');
    await client().call(logFrontendError, {
      body: makeErrorReport({ ...sourceOf(place), meta }),
    });
  };
  return {
    reportFailure: (call, failure) => {
      if (call.name === logFrontendError.name) return;
      const why =
        failure.kind === 'problem'
          ? {
              status: failure.status,
              code: failure.code,
              requestId: failure.problem.requestId ?? '',
            }
          : { code: failure.kind };
      send({ call: call.name, ...why }).catch(() => undefined);
    },
    reportRender: (error) => {
      const words = error instanceof Error ? { name: error.name, message: error.message } : {};
      send({ code: 500, ...words }).catch(() => undefined);
    },
  };
}

function sourceOf({ facts, store, pages }: Place): Omit<ReportSource, 'meta'> {
  const state = store.getState();
  const routes = pages().map(({ path }) => ({ path }));
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
