import type { CallShape } from '@pahiya/contracts/call';
import type { ApiTransport, CallInput, WireAnswer } from './api-transport.ts';
import { callUrl } from './call-url.ts';

/** The three proxy prefixes of the specification; each may be deployed at its own address. */
export type ApiBases = { readonly core: string; readonly optimus: string; readonly jazz: string };

/** Sources of the headers, read at each call because they change while the page is open. */
export type FetchSettings = {
  readonly bases: ApiBases;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readCookie: (name: string) => string | null;
  readonly readStored: (name: string) => string | null;
};

/** Session storage key (and header) of the client's IP address. */
export const userIpKey = 'User_IP';

/** Browser transport: JSON, `src: web`, city headers when those cookies exist, `User_IP` when stored. */
export function fetchTransport(settings: FetchSettings): ApiTransport {
  return async (call, input) => {
    const base = settings.bases[baseOf(call)];
    const response = await settings.fetch(base + callUrl(call, input), {
      method: call.method,
      headers: headersOf(settings, input),
      credentials: base.startsWith('http') ? 'include' : 'same-origin',
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    return readAnswer(response);
  };
}

/** The service of a call: accounts and the app shell, vehicles, or the rest. */
export function baseOf(call: CallShape): keyof ApiBases {
  const area = call.path.replace(/^\/api/, '').split('/')[1] ?? '';
  if (['auth', 'user', 'util', 'layout', 'services', 'city'].includes(area)) return 'core';
  if (['vehicle', 'vehicle-searches', 'garage', 'rto'].includes(area)) return 'optimus';
  return 'jazz';
}

function headersOf(settings: FetchSettings, input: CallInput): Record<string, string> {
  const headers: Record<string, string> = {
    src: 'web',
    accept: 'application/json',
    'content-type': 'application/json',
  };
  for (const name of ['city', 'cityId']) {
    const value = settings.readCookie(name);
    if (value !== null) headers[name] = encodeURIComponent(value);
  }
  const userIp = settings.readStored(userIpKey);
  if (userIp !== null) headers[userIpKey] = userIp;
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
  return headers;
}

async function readAnswer(response: Response): Promise<WireAnswer> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    status: response.status,
    body: await readJson(response),
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}
