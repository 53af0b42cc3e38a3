import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data } from 'react-router';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';

type FailedUsedCarPage = { readonly kind: 'failed'; readonly failure: PageFailure };

/** The page of a failed call. Throws the page for an unknown address when there is no such car or city. */
export function failedUsedCarPage(error: ApiFailure) {
  const failure = toPageFailure(error);
  if (failure.status === 404) throw data(null, { status: 404 });
  return data<FailedUsedCarPage>({ kind: 'failed', failure }, { status: failure.status });
}
