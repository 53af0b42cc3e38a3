import { useEffect } from 'react';
import { statusOfError } from './error-status.ts';
import { reportRenderError } from './render-error-event.ts';

/** Reports a rendering fault once, with code 500; a page that answered "not found" is no fault. */
export function useReportedError(error: unknown): void {
  useEffect(() => {
    if (statusOfError(error) >= 500) reportRenderError(error);
  }, [error]);
}
