import { generateOtp, loginUser } from '@pahiya/contracts/auth/session-contracts';
import { type CallShape, callAddress } from '@pahiya/contracts/call';
import type { AnswerOf, Contract } from '@pahiya/contracts/contract';
import type { Problem } from '@pahiya/contracts/problem';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import type { TestApi } from './test-api.ts';

/** Input of a call; loosely typed, so tests can send what no client would. */
export type TestInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A response as a test reads it. */
export type TestAnswer<Data> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  /** `data` of a success; throws for a failure, with its problem document. */
  readonly data: Data;
  /** The problem document of a failure; throws for a success. */
  readonly problem: Problem;
};

type AnyContract = Contract<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

/** A browser: keeps cookies, sends its name and address, may be pointed at another server. */
export type TestBrowser = {
  readonly cookies: Map<string, string>;
  /** `set-cookie` headers as received, newest last. */
  readonly setCookies: string[];
  readonly call: <C extends AnyContract>(
    contract: C,
    input?: TestInput,
  ) => Promise<TestAnswer<AnswerOf<C>>>;
  /** Sends a request outside of the contracts. */
  readonly send: (request: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly url: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }) => Promise<LightMyRequestResponse>;
  readonly useServer: (api: Pick<TestApi, 'app'>) => void;
};

/** Opens a browser on a server. */
export function createTestBrowser(
  server: Pick<TestApi, 'app'>,
  { address = '203.0.113.7', userAgent = '' }: { address?: string; userAgent?: string } = {},
): TestBrowser {
  let { app } = server;
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const send: TestBrowser['send'] = async ({ method, url, query = {}, headers = {}, body }) => {
    const answer = await app.inject({
      method,
      url,
      query,
      remoteAddress: address,
      headers: {
        'user-agent': userAgent,
        'sec-fetch-site': 'same-origin',
        src: 'web',
        ...(cookies.size === 0 ? {} : { cookie: cookieHeader(cookies) }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    keepCookies(answer, cookies, setCookies);
    return answer;
  };
  return {
    cookies,
    setCookies,
    send,
    useServer: (other) => {
      app = other.app;
    },
    call: async ({ call }, { params = {}, ...input } = {}) =>
      toTestAnswer(await send({ ...input, method: call.method, url: urlOf(call, params) })),
  };
}

/** Signs a browser in by requesting an OTP and reading it from the messages. */
export async function signIn(api: TestApi, browser: TestBrowser, mobile: string) {
  const asked = await browser.call(generateOtp, { body: { mobile } });
  const { challengeId } = asked.data;
  const otp = api.messages.at(-1)?.variables.otp;
  const signedIn = await browser.call(loginUser, { body: { mobile, challengeId, otp } });
  return signedIn.data.user;
}

function urlOf(call: CallShape, params: Readonly<Record<string, string>>): string {
  return callAddress(call).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

function keepCookies(
  answer: LightMyRequestResponse,
  cookies: Map<string, string>,
  setCookies: string[],
): void {
  setCookies.push(...[answer.headers['set-cookie'] ?? []].flat());
  for (const { name, value, maxAge, expires } of answer.cookies) {
    const isCleared = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
    if (isCleared) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function toTestAnswer<Data>(answer: LightMyRequestResponse): TestAnswer<Data> {
  const isSuccess = answer.statusCode < 400;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    get data() {
      if (!isSuccess) throw new Error(`answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<{ data: Data }>().data;
    },
    get problem() {
      if (isSuccess) throw new Error(`answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<Problem>();
    },
  };
}
