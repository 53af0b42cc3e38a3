import type { LookupFunction } from 'node:net';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { Agent, type Dispatcher, request } from 'undici';
import { CALLER_GAVE_UP, failureOfError, providerFailure } from './provider-failures.ts';

/** Limits of one outgoing connection pool. Times in milliseconds, size in bytes. */
export type OutgoingHttpOptions = {
  /** Stable id of the provider, used in failures, e.g. `ulip-vahan`. */
  readonly provider: string;
  /** Connect time-out including TLS. Default 3,000. */
  readonly connectTimeoutMs?: number;
  /** Time-out for the whole response. Default 8,000. */
  readonly timeoutMs?: number;
  /** Larger responses are aborted as `malformed`. Default 1 MiB. */
  readonly maxResponseBytes?: number;
  /** Extra certificate authority (PEM) trusted besides the system's, for a private gateway. */
  readonly certificateAuthority?: string;
  /** Resolves names, and may refuse some. Default: the system's. */
  readonly lookup?: LookupFunction;
};

/** One request. The body is JSON or bytes; `path` is an absolute URL. */
export type OutgoingRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
  readonly signal?: AbortSignal | undefined;
};

/** A complete response with any status below 500. */
export type OutgoingAnswer = {
  readonly status: number;
  readonly text: string;
};

/** A complete response as bytes. */
export type OutgoingBytes = {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** Headers of the same names; null without one. */
  readonly etag: string | null;
  readonly contentType: string | null;
};

/** HTTP client of all adapters. */
export type OutgoingHttp = {
  readonly provider: string;
  /** Sends a request and reads the response as text. Redirects are not followed. Refuses with `timeout`,
   * `unavailable` (connection, certificate, 5xx), `rate-limited` (429) or `malformed` (too large, not HTTP). Other
   * statuses are returned to the adapter. */
  readonly send: (request: OutgoingRequest) => Promise<Result<OutgoingAnswer, ProviderFailure>>;
  /** The same for a binary response. */
  readonly fetchBytes: (
    request: OutgoingRequest,
  ) => Promise<Result<OutgoingBytes, ProviderFailure>>;
  readonly close: () => Promise<void>;
};

/** Opens a connection pool with the given limits; close it with {@link OutgoingHttp.close}. */
export function createOutgoingHttp(options: OutgoingHttpOptions): OutgoingHttp {
  const timeoutMs = options.timeoutMs ?? 8_000;
  const agent = new Agent({
    connect: {
      timeout: options.connectTimeoutMs ?? 3_000,
      ...(options.certificateAuthority === undefined ? {} : { ca: options.certificateAuthority }),
      ...(options.lookup === undefined ? {} : { lookup: options.lookup }),
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: options.maxResponseBytes ?? 1024 * 1024,
    connections: 64,
  });

  async function exchange<Answer>(
    outgoing: OutgoingRequest,
    read: (response: Dispatcher.ResponseData) => Promise<Answer>,
  ): Promise<Result<Answer, ProviderFailure>> {
    const { provider } = options;
    const signals = [AbortSignal.timeout(timeoutMs), ...(outgoing.signal ? [outgoing.signal] : [])];
    try {
      const response = await request(outgoing.url, {
        method: outgoing.method,
        dispatcher: agent,
        signal: AbortSignal.any(signals),
        headers: {
          accept: 'application/json',
          ...(outgoing.json === undefined ? {} : { 'content-type': 'application/json' }),
          ...outgoing.headers,
        },
        body: bodyOf(outgoing),
      });
      const answer = await read(response);
      const status = response.statusCode;
      if (status >= 500) return err(providerFailure(provider, 'unavailable', `answered ${status}`));
      if (status === 429) return err(providerFailure(provider, 'rate-limited', 'answered 429'));
      return ok(answer);
    } catch (error) {
      if (outgoing.signal?.aborted && !isTimeout(outgoing.signal.reason)) {
        return err(providerFailure(provider, 'timeout', CALLER_GAVE_UP));
      }
      return err(failureOfError(provider, error));
    }
  }

  return {
    provider: options.provider,
    send: (outgoing) =>
      exchange(outgoing, async ({ statusCode, body }) => ({
        status: statusCode,
        text: await body.text(),
      })),
    fetchBytes: (outgoing) =>
      exchange(outgoing, async ({ statusCode, headers, body }) => ({
        status: statusCode,
        bytes: await body.bytes(),
        etag: oneOf(headers.etag),
        contentType: oneOf(headers['content-type']),
      })),
    close: () => agent.destroy(),
  };
}

function bodyOf({ json, bytes }: OutgoingRequest): string | Uint8Array | null {
  if (bytes !== undefined) return bytes;
  return json === undefined ? null : JSON.stringify(json);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

function oneOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}
