/** Why an outside service gave no usable answer. Adapters return it, they never throw it.
 * - `timeout`: no answer in time. - `unavailable`: refused, reset, 5xx, breaker open, "3rd party service is down".
 * - `rejected`: our credentials, address or plan were refused (an operator must act).
 * - `malformed`: an answer that is not of the documented shape, or too large.
 * - `rate-limited`: the provider's own limit. */
export type ProviderFailure = {
  readonly kind: 'timeout' | 'unavailable' | 'rejected' | 'malformed' | 'rate-limited';
  /** Stable id of the provider, e.g. `ulip-vahan`. */
  readonly provider: string;
  readonly retryable: boolean;
  /** The provider answers, and refused this one question alone: it says nothing about the next. */
  readonly isOfOneQuestion?: true;
  /** For logs only; holds no personal data and no vehicle number. */
  readonly reason: string;
};
