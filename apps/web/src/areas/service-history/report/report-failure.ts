import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';

/** Why a report cannot be shown. Its address is all that was given: if it names no order, nothing on the page can be
 * corrected. */
export function reportFailure(failure: ApiFailure): PageFailure {
  const shown = toPageFailure(failure);
  return shown.status === 400 ? { code: 'order/not-found', status: 404, retryAfter: null } : shown;
}
