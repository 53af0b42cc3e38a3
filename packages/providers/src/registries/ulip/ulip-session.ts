import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingHttp } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readEnvelope, type UlipAnswer } from './read-envelope.ts';
import { loginWire } from './wire.ts';

/** Where ULIP is and who we are there. */
export type UlipAccount = {
  /** With the version, without a slash at the end: `https://www.ulip.dpiit.gov.in/ulip/v1.0.0`. */
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
  /** After a refused login no other is tried for so long, so that the account is not locked. Default 30,000. */
  readonly refusedLoginPauseMs?: number;
};

/** One session with ULIP, shared by every API of it. */
export type UlipSession = {
  /**
   * Asks one API, e.g. `VAHAN/01`, through the caller's own connections: each API keeps its time-outs, its breaker and
   * its name in failures. Logs in when needed; simultaneous callers share one login.
   */
  readonly ask: (
    http: OutgoingHttp,
    api: string,
    body: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Result<UlipAnswer, ProviderFailure>>;
};

type Login = Promise<Result<string, ProviderFailure>>;

/**
 * Session of ULIP over its own protocol: login token, string flags, not found inside HTTP 200.
 * The token's lifetime is not documented: it is used until ULIP answers 401, then renewed once per call.
 * Source: ULIP API document, common section.
 */
export function createUlipSession(account: UlipAccount): UlipSession {
  let session: Login | null = null;

  function login(http: OutgoingHttp): Login {
    if (session === null) {
      const current = requestToken(http, account);
      session = current;
      void current.then((result) => forgetFailure(current, result));
    }
    return session;
  }

  function forgetFailure(login: Login, result: Awaited<Login>): void {
    if (result.ok) return;
    const forget = () => {
      if (session === login) session = null;
    };
    if (result.error.kind !== 'rejected') forget();
    else setTimeout(forget, account.refusedLoginPauseMs ?? 30_000).unref();
  }

  async function ask(
    http: OutgoingHttp,
    api: string,
    body: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Result<UlipAnswer, ProviderFailure>> {
    for (let renewals = 0; ; renewals++) {
      const used = login(http);
      const token = await used;
      if (!token.ok) return token;
      const answer = await http.send({
        method: 'POST',
        url: `${account.baseUrl}/${api}`,
        headers: { authorization: `Bearer ${token.value}` },
        json: body,
        signal,
      });
      if (!answer.ok) return answer;
      if (answer.value.status !== 401) return readAnswer(http.provider, answer.value);
      // Another caller may have renewed the session meanwhile: only the token that was refused is dropped.
      if (session === used) session = null;
      if (renewals > 0)
        return err(providerFailure(http.provider, 'rejected', 'a new token was refused (401)'));
    }
  }

  return { ask };
}

/** Not tied to any caller's signal: others may be waiting for the same login. */
async function requestToken(http: OutgoingHttp, account: UlipAccount): Login {
  const { username, password } = account;
  const answer = await http.send({
    method: 'POST',
    url: `${account.baseUrl}/user/login`,
    json: { username, password },
  });
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  if (status !== 200)
    return err(providerFailure(http.provider, 'rejected', `login answered ${status}`));
  const parsed = loginWire.safeParse(parseJson(text));
  if (parsed.success) return ok(parsed.data.response.id);
  return err(providerFailure(http.provider, 'malformed', 'login answer holds no token'));
}

function readAnswer(
  provider: string,
  answer: { readonly status: number; readonly text: string },
): Result<UlipAnswer, ProviderFailure> {
  if (answer.status === 200) return readEnvelope(provider, answer.text);
  // 400 bare without the Accept header, 403 not subscribed, 412 address or user not on the allow-list.
  if (answer.status >= 400)
    return err(providerFailure(provider, 'rejected', `answered ${answer.status}`));
  return err(providerFailure(provider, 'malformed', `answered ${answer.status}`));
}
