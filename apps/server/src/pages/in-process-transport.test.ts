import cookie from '@fastify/cookie';
import { createDirectCalls, type DirectCall, type DirectCalls } from '@pahiya/api/http/direct-call';
import { challanSourceStatus, initChallans } from '@pahiya/contracts/challans/challans-calls';
import { getLayout } from '@pahiya/contracts/layout/layout-calls';
import { getVehicle } from '@pahiya/contracts/vehicle/vehicle-calls';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { makeInProcessTransport, makeNobodysTransport } from './in-process-transport.ts';

/** An API that gives a browser without a device the one named by its page, and returns the device it sees. */
async function someApi(direct: DirectCall | null = null) {
  const app = Fastify();
  await app.register(cookie);
  app.all('/*', async (request, reply) => {
    const known = /deviceId=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const device = known ?? String(request.headers['x-page-device']);
    if (known === undefined) reply.header('set-cookie', `deviceId=${device}; Path=/`);
    return { data: device };
  });
  await app.ready();
  const find: DirectCalls['find'] = ({ path }) =>
    path === getVehicle.path ? (direct ?? undefined) : undefined;
  return { app, direct: direct === null ? createDirectCalls() : { find } };
}

function pageOf(cookies: Record<string, string> = {}): FastifyRequest {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const headers = cookie === '' ? {} : { cookie };
  return { id: 'page-1', headers, cookies, ip: '203.0.113.7' } as unknown as FastifyRequest;
}

test('parallel calls of a page for a new visitor share one device and one cookie', async () => {
  const { transport, setCookies } = makeInProcessTransport(
    await someApi(),
    pageOf(),
    () => 'fresh',
  );
  const asked = [getLayout, initChallans, challanSourceStatus];
  const answers = await Promise.all(
    asked.map((call) => transport(call, { params: { section: 'footer' } })),
  );
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ data: 'fresh' }));
  expect(setCookies).toEqual(['deviceId=fresh; Path=/']);
});

test('a known browser keeps its device', async () => {
  const page = pageOf({ deviceId: 'mine' });
  const { transport, setCookies } = makeInProcessTransport(await someApi(), page, () => 'fresh');
  const answer = await transport(challanSourceStatus, {});
  expect(answer.body).toEqual({ data: 'mine' });
  expect(setCookies).toEqual([]);
});

test("a direct call has the visitor's cookies, and the cookies it sets are sent with later calls", async () => {
  const seen: unknown[] = [];
  const direct: DirectCall = async (request, reply, input) => {
    const { id, method, headers, cookies, ip } = request;
    seen.push({ id, method, ip, device: cookies.deviceId, sent: headers.cookie, input });
    reply.header('cache-control', 'public').setCookie('deviceId', 'new one', {
      path: '/',
      sameSite: 'lax',
      secure: true,
    });
    reply.clearCookie('old', { path: '/' });
    return { status: 429, contentType: '', text: '{"code":"x"}', retryAfterSeconds: 7 };
  };
  const api = await someApi(direct);
  const { transport, setCookies } = makeInProcessTransport(
    api,
    pageOf({ old: 'a' }),
    () => 'fresh',
  );
  const input = { params: { vehicleNumber: 'DL8CAF5030' } };
  expect(await transport(getVehicle, input)).toEqual({
    status: 429,
    body: { code: 'x' },
    retryAfter: 7,
  });
  const set = [
    'deviceId=new%20one; Path=/; Secure; SameSite=Lax',
    'old=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ];
  expect(setCookies).toEqual(set);
  await transport(getVehicle, input);
  const visitor = { id: 'page-1', method: 'GET', ip: '203.0.113.7', input };
  expect(seen).toEqual([
    { ...visitor, device: undefined, sent: 'old=a' },
    { ...visitor, device: 'new one', sent: 'deviceId=new%20one; old=' },
  ]);
  expect(setCookies).toEqual(set);
});

test('a state-changing call goes over HTTP, and direct calls see the cookies it sets', async () => {
  const direct: DirectCall = async ({ cookies }) => ({
    status: 200,
    contentType: '',
    text: JSON.stringify({ data: cookies }),
  });
  const { transport } = makeInProcessTransport(await someApi(direct), pageOf(), () => 'fresh');
  expect((await transport(initChallans, { body: {} })).body).toEqual({ data: 'fresh' });
  expect((await transport(initChallans, { idempotencyKey: 'k' })).body).toEqual({
    data: 'fresh',
  });
  expect((await transport(getVehicle, {})).body).toEqual({ data: { deviceId: 'fresh' } });
});

test('a page for everyone is nobody: its calls see no cookie, and those they set are dropped', async () => {
  const seen: unknown[] = [];
  const direct: DirectCall = async ({ id, headers, cookies, ip }, reply) => {
    seen.push({ id, headers, cookies, ip });
    reply.setCookie('deviceId', 'new', { path: '/' }).header('x', 'y');
    return { status: 200, contentType: '', text: '{"data":1}' };
  };
  const transport = makeNobodysTransport(await someApi(direct), pageOf({ deviceId: 'mine' }));
  const answer = { status: 200, body: { data: 1 }, retryAfter: null };
  expect(await transport(getVehicle, {})).toEqual(answer);
  expect(await transport(getVehicle, {})).toEqual(answer);
  const headers = { src: 'web', 'sec-fetch-site': 'same-origin' };
  const nobody = { id: 'page-1', headers, cookies: {}, ip: '203.0.113.7' };
  expect(seen).toEqual([nobody, nobody]);
  expect((await transport(initChallans, { body: {} })).body).toEqual({ data: 'undefined' });
});
