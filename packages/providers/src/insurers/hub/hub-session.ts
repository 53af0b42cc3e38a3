import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { OutgoingAnswer, OutgoingHttp } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { refusalWire, tokenWire } from './wire.ts';

/** Access to the hub. */
export type HubAccount = {
  /** Without a trailing slash; `/insurer-hub/…` is appended. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Data, or the code of a refusal of this question. */
export type HubAnswer<T> =
  | { readonly kind: 'data'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: string };

/** One login for all insurers of the hub. */
export type HubSession = {
  readonly ask: <T>(
    http: OutgoingHttp,
    call: { readonly path: string; readonly json: object },
    wire: z.ZodType<T>,
    signal: AbortSignal,
  ) => Promise<Result<HubAnswer<T>, ProviderFailure>>;
};

/** Renewed so long before its end, for clocks that differ. */
const earlyMs = 30_000;

/** Logs in with client credentials (RFC 6749, section 4.4). Concurrent callers share one login; a token that the hub no
 * longer takes is renewed once per call. */
export function createHubSession(
  { baseUrl, clientId, clientSecret }: HubAccount,
  now: () => number = Date.now,
): HubSession {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let login: { token: Promise<Result<string, ProviderFailure>>; until: number } | null = null;

  function tokenOf(http: OutgoingHttp): Promise<Result<string, ProviderFailure>> {
    if (login !== null && now() < login.until) return login.token;
    const current = { token: requestToken(http), until: Number.POSITIVE_INFINITY };
    login = current;
    void current.token.then((result) => {
      if (!result.ok && login === current) login = null;
    });
    return current.token;

    async function requestToken(over: OutgoingHttp): Promise<Result<string, ProviderFailure>> {
      const answer = await over.send({
        method: 'POST',
        url: `${baseUrl}/insurer-hub/oauth/token`,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        bytes: Buffer.from('grant_type=client_credentials'),
      });
      if (!answer.ok) return answer;
      const read = readData(over.provider, answer.value, tokenWire);
      if (!read.ok) return read;
      if (read.value.kind === 'refused') {
        return err(providerFailure(over.provider, 'rejected', 'the hub refused the login'));
      }
      current.until = now() + read.value.data.expires_in * 1_000 - earlyMs;
      return ok(read.value.data.access_token);
    }
  }

  return {
    async ask(http, { path, json }, wire, signal) {
      const send = async () => {
        const token = await tokenOf(http);
        if (!token.ok) return token;
        return http.send({
          method: 'POST',
          url: `${baseUrl}/insurer-hub/v1/${path}`,
          headers: { authorization: `Bearer ${token.value}` },
          json,
          signal,
        });
      };
      let answer = await send();
      if (answer.ok && answer.value.status === 401) {
        login = null;
        answer = await send();
      }
      return answer.ok ? readData(http.provider, answer.value, wire) : answer;
    },
  };
}

/** Refusals of one question are 404, 409 and 410 with a code; 400, 401, 403 and 422 refuse us. */
function readData<T>(
  provider: string,
  { status, text }: OutgoingAnswer,
  wire: z.ZodType<T>,
): Result<HubAnswer<T>, ProviderFailure> {
  const json = parseJson(text);
  if (status === 404 || status === 409 || status === 410) {
    const refusal = refusalWire.safeParse(json);
    return refusal.success
      ? ok({ kind: 'refused', code: refusal.data.error })
      : err(providerFailure(provider, 'rejected', `answered ${status}`));
  }
  if (status >= 400) return err(providerFailure(provider, 'rejected', `answered ${status}`));
  const parsed = status < 300 ? wire.safeParse(json) : null;
  return parsed?.success
    ? ok({ kind: 'data', data: parsed.data })
    : err(providerFailure(provider, 'malformed', 'answer is not as documented'));
}
