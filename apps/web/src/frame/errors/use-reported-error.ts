import { useEffect } from 'react';
import { statusOfError } from './error-status.ts';
import { reportRenderError } from './render-error-event.ts';

/** Reports a rendering error once, with code 500; a 404 is not an error. */
export function useReportedError(error: unknown): void {
  useEffect(() => {
    if (statusOfError(error) >= 500) reportRenderError(error);
  }, [error]);
}
