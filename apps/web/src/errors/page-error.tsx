import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { statusOfError } from './error-status.ts';
import { useReportedError } from './use-reported-error.ts';

/** What stands in place of a page that could not be shown; the shell around it stays. */
export function PageError() {
  const error = useRouteError();
  useReportedError(error);
  return <ErrorPage kind={statusOfError(error) === 404 ? 'not-found' : 'server-error'} />;
}
