import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingHttp } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readEnvelope, type UlipAnswer } from './read-envelope.ts';
import { loginWire } from './wire.ts';

/** Address and credentials of ULIP. */
export type UlipAccount = {
  /** With the version, without a trailing slash: `https://www.ulip.dpiit.gov.in/ulip/v1.0.0`. */
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
  /** Pause after a refused login, to avoid locking the account. Default 30,000. */
  readonly refusedLoginPauseMs?: number;
};

/** A ULIP session, shared by all its APIs. */
export type UlipSession = {
  /** Calls an API, e.g. `VAHAN/01`, over the caller's connections: each API keeps its time-outs, breaker and name in
   * failures. Logs in when needed; concurrent callers share one login. */
  readonly ask: (
    http: OutgoingHttp,
    api: string,
    body: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Result<UlipAnswer, ProviderFailure>>;
};

type Login = Promise<Result<string, ProviderFailure>>;

/** ULIP session: login token, string flags, not found inside HTTP 200. The token's lifetime is not documented: it is
 * used until ULIP responds with 401, then renewed once per call.
 * Source: ULIP API document, common section. */
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
      // Another caller may have renewed the session already: drop only the refused token.
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
  // 400 without the Accept header, 403 not subscribed, 412 IP address or user not on the allow-list.
  if (answer.status >= 400)
    return err(providerFailure(provider, 'rejected', `answered ${answer.status}`));
  return err(providerFailure(provider, 'malformed', `answered ${answer.status}`));
}
