import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { statusOfError } from './error-status.ts';
import { useReportedError } from './use-reported-error.ts';

/** Shown instead of a page that failed; the shell stays. */
export function PageError() {
  const error = useRouteError();
  useReportedError(error);
  return <ErrorPage kind={statusOfError(error) === 404 ? 'not-found' : 'server-error'} />;
}
