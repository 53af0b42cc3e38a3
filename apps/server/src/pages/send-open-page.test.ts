import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { sendOpenPage } from './send-open-page.ts';

let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

/** A server whose one page continues with `more`, and a visitor with this encoding. */
async function visit(more: () => AsyncIterable<string>, encoding: string) {
  app = Fastify();
  const left = Promise.withResolvers<void>();
  app.get('/', (request, reply) => {
    reply.raw.once('close', left.resolve);
    return sendOpenPage(request, reply.type('text/html'), { html: '<p>page</p>', more: more() });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { 'accept-encoding': encoding } }, resolve).on(
      'error',
      reject,
    );
  });
  const unpacking = { br: createBrotliDecompress, gzip: createGunzip }[encoding];
  const text = unpacking === undefined ? answer : answer.pipe(unpacking());
  return { answer, left: left.promise, chunks: text.setEncoding('utf8')[Symbol.asyncIterator]() };
}

test.each(['br', 'gzip', 'identity'])(
  'in %s the page is sent before its first piece is known, and each piece before the next',
  async (encoding) => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const { answer, chunks } = await visit(async function* () {
      yield await first.promise;
      yield await second.promise;
    }, encoding);
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers['content-length']).toBeUndefined();
    expect(await chunks.next()).toEqual({ done: false, value: '<p>page</p>' });
    first.resolve('<b>one</b>');
    expect(await chunks.next()).toEqual({ done: false, value: '<b>one</b>' });
    second.resolve('<b>two</b>');
    expect(await chunks.next()).toEqual({ done: false, value: '<b>two</b>' });
    expect((await chunks.next()).done).toBe(true);
  },
);

test('a failing piece ends the page as it is', async () => {
  const { chunks } = await visit(async function* () {
    yield 'one';
    throw new Error('no');
  }, 'identity');
  let text = '';
  for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) text += chunk;
  expect(text).toBe('<p>page</p>one');
});

test('when the visitor disconnects, no further piece is made', async () => {
  const next = Promise.withResolvers<string>();
  const made = vi.fn();
  const ended = Promise.withResolvers<void>();
  const { answer, left, chunks } = await visit(async function* () {
    try {
      yield await next.promise;
      made();
      yield 'two';
    } finally {
      ended.resolve();
    }
  }, 'identity');
  await chunks.next();
  answer.destroy();
  await left;
  next.resolve('one');
  await ended.promise;
  expect(made).not.toHaveBeenCalled();
});
