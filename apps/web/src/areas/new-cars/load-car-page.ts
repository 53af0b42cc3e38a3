import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data } from 'react-router';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';

export type FailedCarPage = { readonly kind: 'failed'; readonly failure: PageFailure };

/** The page of a failed call. Throws the page for an unknown address when there is no such car. */
export function failedCarPage(error: ApiFailure) {
  const failure = toPageFailure(error);
  // 400: a name that no car can have.
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data<FailedCarPage>({ kind: 'failed', failure }, { status: failure.status });
}
