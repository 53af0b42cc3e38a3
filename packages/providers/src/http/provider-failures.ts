import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';

/** Builds a {@link ProviderFailure}. `reason` is a fixed phrase with at most an HTTP status or error code: never a
 * body, URL, vehicle number or mobile, because it is logged. `retryable` follows from the kind unless specified: a
 * time-out or an unavailable provider may recover; a refusal, a malformed response or a rate limit will not. */
export function providerFailure(
  provider: string,
  kind: ProviderFailure['kind'],
  reason: string,
  retryable = kind === 'timeout' || kind === 'unavailable',
): ProviderFailure {
  return { provider, kind, reason, retryable };
}

/** Reason of a failure caused by the caller's abort: not the provider's fault, never counted. */
export const CALLER_GAVE_UP = 'the caller gave up waiting';

/** The reason while the circuit breaker is open: no request was sent. */
export const BREAKER_OPEN = 'circuit breaker is open';

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

const MALFORMED_CODES = new Set([
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_HEADERS_OVERFLOW',
]);

/** Node's names of certificate errors (`node:tls`, OpenSSL verification results). */
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME_MISMATCH/;

/**
 * Maps an error thrown by undici or Node to a failure. Never throws. An invalid certificate is `unavailable` and not
 * retryable: a retry would meet the same certificate, and nothing was sent to the impostor.
 */
export function failureOfError(provider: string, error: unknown): ProviderFailure {
  const code = errorCode(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return providerFailure(provider, 'timeout', 'no answer in time');
  }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return providerFailure(provider, 'malformed', 'answer is larger than the limit');
  }
  if (TIMEOUT_CODES.has(code))
    return providerFailure(provider, 'timeout', `no answer in time (${code})`);
  // The parser's errors always have a name but not always a code.
  if (MALFORMED_CODES.has(code) || (error instanceof Error && error.name === 'HTTPParserError')) {
    return providerFailure(provider, 'malformed', 'answer is not HTTP as it should be');
  }
  if (CERTIFICATE_CODE.test(code)) {
    return providerFailure(
      provider,
      'unavailable',
      `certificate was not accepted (${code})`,
      false,
    );
  }
  return providerFailure(provider, 'unavailable', `connection failed (${code})`);
}

function errorCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return 'unknown';
}
