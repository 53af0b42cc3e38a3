import { getAccount } from '@pahiya/contracts/account/account-calls';
import { checkLogin, logout } from '@pahiya/contracts/auth/session-calls';
import { generateOtp } from '@pahiya/contracts/auth/sign-in-calls';
import { allCities, findRtoOffice } from '@pahiya/contracts/places/places-calls';
import { getVehicle } from '@pahiya/contracts/vehicle/vehicle-calls';
import { describe, expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import type { ApiTransport, WireAnswer } from './api-transport.ts';
import { callUrl } from './call-url.ts';
import { baseOf, fetchTransport } from './fetch-transport.ts';

const answering =
  (answer: Partial<WireAnswer>): ApiTransport =>
  async () => ({ status: 200, body: null, retryAfter: null, ...answer });

describe('client', () => {
  test('a success returns the content of data', async () => {
    const client = createApiClient(
      answering({ body: { data: { isLoggedIn: false, user: null } } }),
    );
    const result = await client.call(checkLogin, {});
    expect(result).toEqual({ ok: true, value: { isLoggedIn: false, user: null } });
  });

  test.each([
    ['a known code', 429, { code: '1003', retryAfter: 60 }, { code: '1003', retryAfter: 60 }],
    ['a code nobody declared', 400, { code: 'made/up' }, { code: 'unknown', retryAfter: null }],
    ['the error page of a proxy', 502, null, { code: 'unknown', retryAfter: null }],
    ['a 200 that is not our envelope', 200, 'hello', { code: 'unknown', retryAfter: null }],
  ])('%s is a problem, never an exception', async (_, status, body, expected) => {
    const result = await createApiClient(answering({ status, body })).call(allCities, {});
    expect(result).toMatchObject({ ok: false, error: { kind: 'problem', status, ...expected } });
  });

  test('a request without any response is a network failure', async () => {
    const client = createApiClient(async () => Promise.reject(new TypeError('offline')));
    expect(await client.call(allCities, {})).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('every start has an end, and failures are reported before the caller gets them', async () => {
    const seen: string[] = [];
    const client = createApiClient(answering({ status: 401, body: { code: 'auth/required' } }), {
      onStart: (call) => seen.push(`start ${call.path}`),
      onEnd: (call) => seen.push(`end ${call.path}`),
      onFailure: (call, failure) => seen.push(`${call.name} ${failure.kind}`),
    });
    await client.call(getAccount, {});
    expect(seen).toEqual(['start /user/account', 'end /user/account', 'getAccount problem']);
  });

  test('a call aborted by the page is not reported as a failure', async () => {
    const failures: string[] = [];
    const client = createApiClient(async () => Promise.reject(new DOMException('', 'AbortError')), {
      onFailure: (call) => failures.push(call.name),
    });
    const result = await client.call(allCities, {}, { signal: AbortSignal.abort() });
    expect(result.ok).toBe(false);
    expect(failures).toEqual([]);
  });
});

describe('addresses', () => {
  test('parameters are encoded and empty query values left out', () => {
    expect(callUrl(getVehicle, { params: { vehicleNumber: 'DL 8C/1' } })).toBe(
      '/api/v1/web/vehicle/DL%208C%2F1',
    );
    expect(callUrl(findRtoOffice, { query: { code: 'dl-8', x: undefined } })).toBe(
      '/api/v1/web/rto/office?code=dl-8',
    );
  });

  test('paths that carry their own prefix keep it', () => {
    expect(callUrl(logout, {})).toBe('/api/auth/logout');
  });

  test('each area has its service', () => {
    expect([logout, getVehicle, allCities].map(baseOf)).toEqual(['core', 'optimus', 'core']);
  });
});

describe('fetch transport', () => {
  async function sent(cookies: Record<string, string>, stored: Record<string, string>) {
    const requests: { url: string; init: RequestInit }[] = [];
    const transport = fetchTransport({
      bases: { core: '/core', optimus: '', jazz: '' },
      fetch: async (url, init) => {
        requests.push({ url, init });
        return new Response('{"data":{}}', { status: 200, headers: { 'retry-after': '7' } });
      },
      readCookie: (name) => cookies[name] ?? null,
      readStored: (name) => stored[name] ?? null,
    });
    const answer = await transport(generateOtp, { body: { a: 1 }, idempotencyKey: 'k1' });
    return { answer, request: requests[0] };
  }

  test('sends the marker, JSON, the key, and the base address of its service', async () => {
    const { answer, request } = await sent({}, {});
    expect(answer).toEqual({ status: 200, body: { data: {} }, retryAfter: 7 });
    expect(request?.url).toBe('/core/api/v1/web/auth/user/generateOtp');
    expect(request?.init).toMatchObject({ credentials: 'same-origin', body: '{"a":1}' });
    expect(request?.init.headers).toEqual({
      src: 'web',
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
  });

  test('city headers are sent when the cookies exist, and the address when stored', async () => {
    const { request } = await sent({ city: 'Delhi', cityId: '10084' }, { User_IP: '203.0.113.7' });
    expect(request?.init.headers).toMatchObject({
      city: 'Delhi',
      cityId: '10084',
      User_IP: '203.0.113.7',
    });
  });
});
