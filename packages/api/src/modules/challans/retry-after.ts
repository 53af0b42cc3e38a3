import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';

/** When to ask a source again, in seconds, by how it failed. */
export const retryAfterSeconds: Readonly<Record<ProviderFailure['kind'], number>> = {
  timeout: 10,
  unavailable: 30,
  'rate-limited': 60,
  malformed: 120,
  rejected: 600,
};
