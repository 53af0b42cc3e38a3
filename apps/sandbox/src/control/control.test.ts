import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SERVICES } from './faults.ts';

let sandbox: FastifyInstance;

beforeEach(() => {
  sandbox = buildSandbox();
});

afterEach(() => sandbox.close());

test('a fault can be set, read and removed', async () => {
  const fault = { latencyMs: 5, times: 2 };
  expect((await put('ulip', fault)).statusCode).toBe(200);
  expect((await sandbox.inject('/control/faults/ulip')).json()).toEqual({ fault });
  expect((await sandbox.inject({ method: 'DELETE', url: '/control/faults/ulip' })).statusCode).toBe(
    204,
  );
  expect((await sandbox.inject('/control/faults/ulip')).json()).toEqual({ fault: null });
});

test('a fault for a number of calls expires', async () => {
  await put('msg91', { status: 503, times: 1 });
  expect(
    (await sandbox.inject({ method: 'POST', url: '/api/v5/flow', payload: {} })).statusCode,
  ).toBe(503);
  expect(
    (await sandbox.inject({ method: 'POST', url: '/api/v5/flow', payload: {} })).statusCode,
  ).toBe(401);
});

test('an empty or unknown fault is refused with the reason', async () => {
  for (const fault of [
    {},
    { mode: 'explode' },
    { status: 200 },
    { latencyMs: -1 },
    { colour: 'red' },
  ]) {
    const answer = await put('ulip', fault);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).not.toBe('');
  }
});

test('an unknown service is not found, and the known ones are listed', async () => {
  const answer = await put('vahan', { status: 500 });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ services: [...SERVICES] });
});

test('reset clears faults, counts and messages', async () => {
  await put('ulip', { mode: 'down' });
  await sandbox.inject({ method: 'POST', url: '/api/v5/flow', payload: {} });
  await sandbox.inject({ method: 'POST', url: '/control/reset' });
  expect((await sandbox.inject('/control/calls')).json()).toEqual({ services: {}, vehicles: {} });
  expect((await sandbox.inject('/control/faults')).json()).toEqual(
    Object.fromEntries(SERVICES.map((service) => [service, null])),
  );
});

test('callers from other machines and pages of other sites are refused', async () => {
  const far = await sandbox.inject({ url: '/control/calls', remoteAddress: '192.0.2.7' });
  expect(far.statusCode).toBe(403);
  const site = await sandbox.inject({
    method: 'POST',
    url: '/control/reset',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(site.statusCode).toBe(403);
});

test('ULIP responds with a bare 400 to a caller that does not accept JSON', async () => {
  const answer = await sandbox.inject({
    method: 'POST',
    url: '/ulip/v1.0.0/user/login',
    payload: { username: 'sandbox', password: 'sandbox' },
    headers: { accept: 'text/html' },
  });
  expect([answer.statusCode, answer.body]).toEqual([400, '']);
});

test('a vehicle number that does not match the pattern is code "400" inside a response', async () => {
  const answer = await askVahan('MH-12-AB');
  expect(answer).toMatchObject({
    error: 'true',
    code: '400',
    message: expect.stringContaining('^[a-zA-Z0-9]{5,11}$'),
  });
});

test('a number that is not registered is an error inside HTTP 200, with flags as strings', async () => {
  expect(await askVahan('KA01AB0404')).toMatchObject({
    response: [{ responseStatus: 'ERROR' }],
    error: 'false',
    code: '200',
  });
});

test("a record is XML as a string, with the registry's own spelling", async () => {
  const answer = await askVahan('DL8CAF5030');
  expect(answer.response[0]?.response).toContain('<stautsMessage>OK</stautsMessage>');
});

function put(service: string, payload: object) {
  return sandbox.inject({ method: 'PUT', url: `/control/faults/${service}`, payload });
}

async function askVahan(vehiclenumber: string) {
  const headers = { accept: 'application/json' };
  const login = await sandbox.inject({
    method: 'POST',
    url: '/ulip/v1.0.0/user/login',
    payload: { username: 'sandbox', password: 'sandbox' },
    headers,
  });
  const token = login.json<{ response: { id: string } }>().response.id;
  const answer = await sandbox.inject({
    method: 'POST',
    url: '/ulip/v1.0.0/VAHAN/01',
    payload: { vehiclenumber },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return answer.json<{ response: { response: string }[] }>();
}
