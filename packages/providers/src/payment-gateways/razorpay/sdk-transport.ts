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

/** Options of a call that are not part of its body. */
export type CallContext = {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The official SDK over our own HTTP client. */
export type RazorpaySdk = {
  /** Makes a call of the SDK and validates its result against `wire`. */
  readonly call: <Wire>(
    context: CallContext,
    ask: (sdk: Razorpay) => Promise<unknown>,
    wire: z.ZodType<Wire>,
  ) => Promise<Result<Wire, ProviderFailure>>;
};

/** The SDK (2.9.8) supports no base URL, time-out, signal or header per call, and turns a lost connection into a
 * TypeError. All its requests pass through `get` and `post` of its public `api` object: both are replaced here, so
 * the SDK builds the request (path, parameters, body) and `outgoing-http` sends it, with its limits. Signal and
 * headers of the call are passed through AsyncLocalStorage. */
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

/** Arguments that the SDK passes to its `api` object. */
type SdkRequest = { readonly url: string; readonly data?: unknown };

/** Carries a failure through the SDK, which only supports exceptions. */
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

/** Below 500 the API refused: our account (401, 403) or this request, such as an unknown payment. Its text may
 * contain anything, so only its codes are kept for the log. */
function failureOfStatus({ status, text }: OutgoingAnswer): ProviderFailure | null {
  if (status < 300) return null;
  // Documented response while an earlier request with the same idempotency key is in progress.
  if (status === 409) return providerFailure(RAZORPAY, 'unavailable', 'answered 409 (in progress)');
  if (status < 400) return providerFailure(RAZORPAY, 'malformed', `answered ${status}`);
  const parsed = errorWire.safeParse(parseJson(text));
  const words = parsed.success ? [parsed.data.error.code, parsed.data.error.reason] : [];
  const known = words.filter((word) => /^[A-Za-z_]{3,40}$/.test(word ?? ''));
  const reason = [`answered ${status}`, ...known].join(' ');
  const refused = providerFailure(RAZORPAY, 'rejected', reason);
  return status === 401 || status === 403 ? refused : { ...refused, isOfOneQuestion: true };
}
