import { calls } from '@pahiya/contracts/calls';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { makeInProcessTransport } from './in-process-transport.ts';

/** An API that gives a browser without a device the one that its page names, and answers with the device it sees. */
function someApi() {
  const app = Fastify();
  app.all('/*', async (request, reply) => {
    const known = /deviceId=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const device = known ?? String(request.headers['x-page-device']);
    if (known === undefined) reply.header('set-cookie', `deviceId=${device}; Path=/`);
    return { data: device };
  });
  return app;
}

function pageOf(cookie?: string): FastifyRequest {
  return { headers: cookie === undefined ? {} : { cookie }, ip: '203.0.113.7' } as FastifyRequest;
}

test('what a page asks side by side for a new visitor is asked as one browser, which gets one cookie', async () => {
  const { transport, setCookies } = makeInProcessTransport(someApi(), pageOf(), 'fresh');
  const asked = [calls.getLayout, calls.initChallans, calls.challanSourceStatus];
  const answers = await Promise.all(
    asked.map((call) => transport(call, { params: { section: 'footer' } })),
  );
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ data: 'fresh' }));
  expect(setCookies).toEqual(['deviceId=fresh; Path=/']);
});

test('a known browser keeps its device', async () => {
  const { transport, setCookies } = makeInProcessTransport(
    someApi(),
    pageOf('deviceId=mine'),
    'fresh',
  );
  const answer = await transport(calls.challanSourceStatus, {});
  expect(answer.body).toEqual({ data: 'mine' });
  expect(setCookies).toEqual([]);
});
