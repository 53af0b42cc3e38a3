import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { useReportedError } from './use-reported-error.ts';

/** The outermost error boundary: the shell itself failed to render. */
export function AppError() {
  useReportedError(useRouteError());
  return (
    <main className="wrap" id="content">
      <ErrorPage kind="server-error" />
    </main>
  );
}
