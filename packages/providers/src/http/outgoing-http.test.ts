import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import {
  createOutgoingHttp,
  type OutgoingHttp,
  type OutgoingHttpOptions,
} from './outgoing-http.ts';

const servers: Server[] = [];
const clients: OutgoingHttp[] = [];

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a body is sent as JSON, and JSON is requested', async () => {
  const url = await listen((request, response) => {
    const { accept, 'content-type': contentType } = request.headers;
    request
      .setEncoding('utf8')
      .once('data', (body) => response.end(JSON.stringify({ accept, contentType, body })));
  });
  const answer = await client().send({ method: 'POST', url, json: { a: 1 } });
  if (!answer.ok) throw new Error(answer.error.reason);
  expect(JSON.parse(answer.value.text)).toEqual({
    accept: 'application/json',
    contentType: 'application/json',
    body: '{"a":1}',
  });
});

test('bytes are sent and received unchanged', async () => {
  const file = new Uint8Array([0, 255, 128, 10, 13]);
  const url = await listen((request, response) => {
    request.once('data', (body: Buffer) => response.end(Buffer.concat([body, body])));
  });
  expect(await client().fetchBytes({ method: 'PUT', url, bytes: file })).toEqual({
    ok: true,
    value: {
      ...{ status: 200, bytes: new Uint8Array([...file, ...file]) },
      ...{ etag: null, contentType: null },
    },
  });
});

test('a status below 500 is returned to the adapter', async () => {
  const url = await listen((_request, response) => response.writeHead(418).end('teapot'));
  expect(await client().send({ method: 'GET', url })).toEqual({
    ok: true,
    value: { status: 418, text: 'teapot' },
  });
});

test('a redirect is not followed', async () => {
  const url = await listen((_request, response) =>
    response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
  );
  expect(await client().send({ method: 'GET', url })).toMatchObject({
    ok: true,
    value: { status: 302 },
  });
});

test('a response over the size limit is aborted, with or without Content-Length', async () => {
  const announced = await listen((_request, response) => response.end('x'.repeat(5_000)));
  const streamed = await listen((_request, response) => {
    for (let chunk = 0; chunk < 50; chunk++) response.write('x'.repeat(100));
    response.end();
  });
  for (const url of [announced, streamed]) {
    const answer = await client({ maxResponseBytes: 1_000 }).send({ method: 'GET', url });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed', retryable: false } });
  }
});

test('a response that trickles is a time-out', async () => {
  const url = await listen((_request, response) => {
    const timer = setInterval(() => response.write('.'), 10);
    response.once('close', () => clearInterval(timer));
  });
  const answer = await client({ timeoutMs: 120 }).send({ method: 'GET', url });
  expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout', retryable: true } });
});

test('a response that breaks off is unavailable', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await client().send({ method: 'GET', url })).toMatchObject({
    ok: false,
    error: { kind: 'unavailable' },
  });
});

test('a response that is not HTTP is malformed', async () => {
  const url = await listen((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
  expect(await client().send({ method: 'GET', url })).toMatchObject({
    ok: false,
    error: { kind: 'malformed' },
  });
});

test('an unknown host is unavailable, and not named in the failure', async () => {
  const answer = await client().send({ method: 'GET', url: 'http://registry.invalid/MH12AB1234' });
  expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  expect(JSON.stringify(answer)).not.toMatch(/registry\.invalid|MH12AB1234/);
});

function client(options: Partial<OutgoingHttpOptions> = {}): OutgoingHttp {
  const created = createOutgoingHttp({ provider: 'test', ...options });
  clients.push(created);
  return created;
}

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}
