import type { DirectCall, DirectCalls } from '@pahiya/api/http/direct-call';
import type { Answering, Asking } from '@pahiya/api/http/exchange';
import { pageDeviceHeader } from '@pahiya/api/http/request-device';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { callUrl } from '@pahiya/api-client/call-url';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The API of this process. */
export type InProcessApi = {
  readonly app: FastifyInstance;
  readonly direct: Pick<DirectCalls, 'find'>;
};

/** Headers of the visitor that are forwarded to the API. */
const passedOn = [
  'cookie',
  'user-agent',
  'accept-language',
  'authorization',
  'host',
  'origin',
] as const;

/** Calls the API in process for one page request, as the same visitor. Cookies in responses are collected and sent with
 * the page. The page's own same-site check has passed, so its calls count as same-origin. Calls that only read are
 * made directly: as requests they would cost a seventh of the page. */
export function makeInProcessTransport(
  { app, direct }: InProcessApi,
  page: FastifyRequest,
  /** Makes the device of a visitor without one: the same for all calls of the page, made when the first of them asks. */
  newDevice: () => string,
) {
  const setCookies: string[] = [];
  let device: string | null = null;
  const headers: Record<string, string> = {
    src: 'web',
    'sec-fetch-site': 'same-origin',
    get [pageDeviceHeader]() {
      device ??= newDevice();
      return device;
    },
  };
  for (const name of passedOn) {
    const value = page.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  const cookies = { ...page.cookies };
  const takeCookies = (fresh: readonly string[]) => {
    for (const cookie of fresh) if (!setCookies.includes(cookie)) setCookies.push(cookie);
    headers.cookie = withCookies(headers.cookie, fresh);
    Object.assign(cookies, app.parseCookie(fresh.map(pairOf).join('; ')));
  };
  const visitor: Asking = {
    id: page.id,
    method: 'GET',
    headers,
    cookies,
    ip: page.ip,
    log: page.log,
  };
  const reply: Answering = {
    // A page sets its own headers.
    header: () => reply,
    setCookie: (name, value, { secure, ...options }) => {
      takeCookies([app.serializeCookie(name, value, { ...options, secure: secure === true })]);
      return reply;
    },
    clearCookie: (name, options) => reply.setCookie(name, '', { ...options, expires: new Date(1) }),
  };
  const transport: ApiTransport = async (call, input) => {
    const known = direct.find(call);
    if (known !== undefined) return readDirect(await known(visitor, reply, input));
    const answer = await inject(app, { call, input, headers, remoteAddress: page.ip });
    const set = answer.headers['set-cookie'];
    if (set !== undefined) takeCookies(Array.isArray(set) ? set : [set]);
    return toTransported(answer);
  };
  return { transport, setCookies };
}

function readDirect({ status, text, retryAfterSeconds }: Awaited<ReturnType<DirectCall>>) {
  return { status, body: parseJson(text), retryAfter: retryAfterSeconds ?? null };
}

/** Calls the API without a visitor, for pages that are the same for everyone: only the address is forwarded, for rate
 * limits, and no cookie is returned. */
export function makeNobodysTransport(
  { app, direct }: InProcessApi,
  { id, ip, log }: Pick<FastifyRequest, 'id' | 'ip' | 'log'>,
): ApiTransport {
  const headers = { src: 'web', 'sec-fetch-site': 'same-origin' };
  const nobody: Asking = { id, method: 'GET', headers, cookies: {}, ip, log };
  const ignored: Answering = {
    header: () => ignored,
    setCookie: () => ignored,
    clearCookie: () => ignored,
  };
  return async (call, input) => {
    const known = direct.find(call);
    if (known !== undefined) return readDirect(await known(nobody, ignored, input));
    return toTransported(await inject(app, { call, input, headers, remoteAddress: ip }));
  };
}

type Injected = {
  readonly call: Parameters<ApiTransport>[0];
  readonly input: Parameters<ApiTransport>[1];
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteAddress: string;
};

function inject(app: FastifyInstance, { call, input, headers, remoteAddress }: Injected) {
  return app.inject({
    method: call.method,
    url: callUrl(call, input),
    remoteAddress,
    headers: {
      ...headers,
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
}

function toTransported(answer: Awaited<ReturnType<typeof inject>>) {
  const retryAfter = Number(answer.headers['retry-after']);
  return {
    status: answer.statusCode,
    body: parseJson(answer.payload),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

/** Cookie header of the page's next call: as a browser would send it, with the cookies set by earlier responses. */
function withCookies(before: string | undefined, set: readonly string[]): string {
  const pairs = set.map(pairOf);
  const names = new Set(pairs.map((pair) => pair.split('=', 1)[0]));
  const kept = (before ?? '').split(/;\s*/).filter((pair) => !names.has(pair.split('=', 1)[0]));
  return [...kept, ...pairs].filter((pair) => pair !== '').join('; ');
}

/** Name and value of a `Set-Cookie` header. */
function pairOf(cookie: string): string {
  return cookie.split(';', 1)[0] ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
