/** Failure of an outside service. Adapters return it and never throw it.
 * - `timeout`: no response in time. - `unavailable`: refused, reset, 5xx, breaker open, "3rd party service is
 * down".
 * - `rejected`: our credentials, address or plan were refused (needs an operator).
 * - `malformed`: a response not of the documented shape, or too large.
 * - `rate-limited`: the provider's rate limit. */
export type ProviderFailure = {
  readonly kind: 'timeout' | 'unavailable' | 'rejected' | 'malformed' | 'rate-limited';
  /** Stable id of the provider, e.g. `ulip-vahan`. */
  readonly provider: string;
  readonly retryable: boolean;
  /** The provider refused this request only: it says nothing about the next one. */
  readonly isOfOneQuestion?: true;
  /** For logs only; contains no personal data and no vehicle number. */
  readonly reason: string;
};
