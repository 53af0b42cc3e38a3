import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { useReportedError } from './use-reported-error.ts';

/** The last net: the shell itself could not be shown. */
export function AppError() {
  useReportedError(useRouteError());
  return (
    <main className="wrap" id="content">
      <ErrorPage kind="server-error" />
    </main>
  );
}
