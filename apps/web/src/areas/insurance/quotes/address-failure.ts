import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';

/** What failed behind an address. One that cannot be read is that of nothing: there is no form to correct. */
export function addressFailure(
  error: Parameters<typeof toPageFailure>[0],
  missing: PageFailure['code'],
): PageFailure {
  const failure = toPageFailure(error);
  return failure.status === 400 ? { code: missing, status: 404, retryAfter: null } : failure;
}
