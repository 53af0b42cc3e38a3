import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';

/** Seconds before a failed source may be retried, by kind of failure. */
export const retryAfterSeconds: Readonly<Record<ProviderFailure['kind'], number>> = {
  timeout: 10,
  unavailable: 30,
  'rate-limited': 60,
  malformed: 120,
  rejected: 600,
};
