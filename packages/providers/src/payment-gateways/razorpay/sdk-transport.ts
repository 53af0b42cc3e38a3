import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { OutgoingAnswer, OutgoingHttp } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const RAZORPAY = 'razorpay';

/** What belongs to one call and not to its body. */
export type CallContext = {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The official SDK, whose requests leave through our own door. */
export type RazorpaySdk = {
  /** Makes one call of the SDK. What it answers is not trusted: `wire` says what it must be. */
  readonly call: <Wire>(
    context: CallContext,
    ask: (sdk: Razorpay) => Promise<unknown>,
    wire: z.ZodType<Wire>,
  ) => Promise<Result<Wire, ProviderFailure>>;
};

/**
 * The SDK (2.9.8) takes neither another base address nor a time-out, a signal or a header for one call, and it
 * turns a lost connection into a TypeError. Its requests all pass through `get` and `post` of its public `api`
 * object: both are replaced here, so that it says what to ask (address, parameters, body) and `outgoing-http`
 * asks it, with its limits. Signal and header of the call come through the asynchronous context.
 */
export function createRazorpaySdk(
  http: OutgoingHttp,
  account: { readonly baseUrl: string; readonly keyId: string; readonly keySecret: string },
): RazorpaySdk {
  const { baseUrl, keyId, keySecret } = account;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const contexts = new AsyncLocalStorage<CallContext>();
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function exchange(method: 'GET' | 'POST', params: SdkRequest): Promise<unknown> {
    const context = contexts.getStore();
    const isRead = method === 'GET';
    const answer = await http.send({
      method,
      url: `${baseUrl}/v1${params.url}${isRead ? queryOf(params.data) : ''}`,
      headers: { authorization, ...context?.headers },
      ...(isRead ? {} : { json: params.data ?? {} }),
      signal: context?.signal,
    });
    if (!answer.ok) throw new RazorpayCallFailed(answer.error);
    const failure = failureOfStatus(answer.value);
    if (failure !== null) throw new RazorpayCallFailed(failure);
    return parseJson(answer.value.text);
  }

  Object.assign(sdk.api, {
    get: (params: SdkRequest) => exchange('GET', params),
    post: (params: SdkRequest) => exchange('POST', params),
  });

  return {
    async call(context, ask, wire) {
      try {
        const parsed = wire.safeParse(await contexts.run(context, () => ask(sdk)));
        if (parsed.success) return ok(parsed.data);
        return err(providerFailure(RAZORPAY, 'malformed', 'answer is not of the documented shape'));
      } catch (error) {
        if (error instanceof RazorpayCallFailed) return err(error.failure);
        throw error;
      }
    },
  };
}

/** What the SDK gives to its `api` object. */
type SdkRequest = { readonly url: string; readonly data?: unknown };

/** A failure on its way through the SDK, which knows only of throwing. */
class RazorpayCallFailed extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

function queryOf(data: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(data ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

const errorWire = z.object({ error: z.object({ code: z.string(), reason: z.string().nullish() }) });

/** Below 500 a refusal: of our account (401, 403), or of one question, as about a payment that it does not know. Its text
 * may hold anything, so only its closed words are kept for the log. */
function failureOfStatus({ status, text }: OutgoingAnswer): ProviderFailure | null {
  if (status < 300) return null;
  // The documented answer while an earlier request with the same idempotency key is still at work.
  if (status === 409) return providerFailure(RAZORPAY, 'unavailable', 'answered 409 (in progress)');
  if (status < 400) return providerFailure(RAZORPAY, 'malformed', `answered ${status}`);
  const parsed = errorWire.safeParse(parseJson(text));
  const words = parsed.success ? [parsed.data.error.code, parsed.data.error.reason] : [];
  const known = words.filter((word) => /^[A-Za-z_]{3,40}$/.test(word ?? ''));
  const reason = [`answered ${status}`, ...known].join(' ');
  const refused = providerFailure(RAZORPAY, 'rejected', reason);
  return status === 401 || status === 403 ? refused : { ...refused, isOfOneQuestion: true };
}
