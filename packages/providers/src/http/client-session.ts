import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import type { OutgoingAnswer, OutgoingHttp } from './outgoing-http.ts';
import { parseJson } from './parse-json.ts';
import { providerFailure } from './provider-failures.ts';
import { readAnswer } from './read-answer.ts';

/** Access to a provider with a client id and secret. */
export type ClientAccount = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A call, its path without a leading slash. Without `json` it is a GET. */
type ClientCall = { readonly path: string; readonly json?: object };

/** Data, or the code of a refusal of this question. */
export type Said<T> =
  | { readonly kind: 'data'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: string };

/** One login for all calls. */
export type ClientSession = {
  readonly ask: <T>(
    http: OutgoingHttp,
    call: ClientCall,
    wire: z.ZodType<T>,
    signal: AbortSignal,
  ) => Promise<Result<Said<T>, ProviderFailure>>;
};

const refusalWire = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

const tokenWire = z.object({
  access_token: z.string().min(8).max(4_096),
  token_type: z.literal('Bearer'),
  expires_in: z.int().min(60).max(86_400),
});

/** Renewed so long before its end, for clocks that differ. */
const earlyMs = 30_000;

/** Logs in at `{root}/oauth/token` with client credentials (RFC 6749, section 4.4) and calls `{root}/v1/…`; `root` is a
 * path of the provider. Concurrent callers share one login; a token that the provider no longer takes is renewed once
 * per call. */
export function createClientSession(
  { baseUrl, clientId, clientSecret, root }: ClientAccount & { readonly root: `/${string}` },
  now: () => number = Date.now,
): ClientSession {
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
        url: `${baseUrl}${root}/oauth/token`,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        bytes: Buffer.from('grant_type=client_credentials'),
      });
      if (!answer.ok) return answer;
      const read = readSaid(over.provider, answer.value, tokenWire);
      if (!read.ok) return read;
      if (read.value.kind === 'refused') {
        return err(providerFailure(over.provider, 'rejected', 'the login was refused'));
      }
      current.until = now() + read.value.data.expires_in * 1_000 - earlyMs;
      return ok(read.value.data.access_token);
    }
  }

  async function send(http: OutgoingHttp, { path, json }: ClientCall, signal: AbortSignal) {
    const token = await tokenOf(http);
    if (!token.ok) return token;
    return http.send({
      method: json === undefined ? 'GET' : 'POST',
      url: `${baseUrl}${root}/v1/${path}`,
      headers: { authorization: `Bearer ${token.value}` },
      ...(json === undefined ? {} : { json }),
      signal,
    });
  }

  return {
    async ask(http, call, wire, signal) {
      let answer = await send(http, call, signal);
      if (answer.ok && answer.value.status === 401) {
        login = null;
        answer = await send(http, call, signal);
      }
      return answer.ok ? readSaid(http.provider, answer.value, wire) : answer;
    },
  };
}

/** Refusals of one question are 404, 409 and 410 with a code; 400, 401, 403 and 422 refuse us. */
function readSaid<T>(
  provider: string,
  answer: OutgoingAnswer,
  wire: z.ZodType<T>,
): Result<Said<T>, ProviderFailure> {
  if (answer.status === 404 || answer.status === 409 || answer.status === 410) {
    const refusal = refusalWire.safeParse(parseJson(answer.text));
    if (refusal.success) return ok({ kind: 'refused', code: refusal.data.error });
  }
  const read = readAnswer(provider, answer, wire);
  return read.ok ? ok({ kind: 'data', data: read.value }) : read;
}
