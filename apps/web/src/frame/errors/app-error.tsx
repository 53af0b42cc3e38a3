import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CodeMissing } from './code-missing.ts';
import { ErrorPage } from './error-page.tsx';
import { useReportedError } from './use-reported-error.ts';

/** The outermost error boundary: the shell itself failed to render, or a page's code did not arrive. The server then
 * renders that page, whose address is already the current one; it works without its code. */
export function AppError() {
  const error = useRouteError();
  const isMissing = error instanceof CodeMissing;
  useReportedError(error);
  useEffect(() => {
    if (isMissing) window.location.reload();
  }, [isMissing]);
  return (
    <main className="wrap" id="content" aria-busy={isMissing}>
      {!isMissing && <ErrorPage kind="server-error" />}
    </main>
  );
}
