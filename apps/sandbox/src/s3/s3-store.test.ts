import { createServer, request as forward, type Server } from 'node:http';
import { fileStoreSuite } from '@pahiya/providers/file-stores/file-store.suite';
import {
  createS3Store,
  type S3Options,
  type S3Store,
} from '@pahiya/providers/file-stores/s3/s3-store';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { S3_BASE } from './routes.ts';

const KEY = 'documents/1';
const FILE = new Uint8Array([1, 2, 3]);

let sandbox: FastifyInstance;
let address: string;
const stores: S3Store[] = [];
const meddlers: Server[] = [];

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  for (const server of meddlers.splice(0)) server.close();
  await sandbox.close();
});

fileStoreSuite('S3', { create: async () => createStore() });

describe('S3 credentials', () => {
  test.each([
    [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'UNKNOWN' }, 'InvalidAccessKeyId'],
    [{ region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    [{ bucket: 'other-bucket' }, 'NoSuchBucket'],
  ])('%o is rejected and not taken for a missing file', async (overrides, code) => {
    const store = createStore(overrides);
    for (const answer of [
      await store.get(KEY),
      await store.put(KEY, FILE),
      await store.remove(KEY),
    ]) {
      expect(answer).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false, reason: expect.stringContaining(code) },
      });
    }
  });

  test('content changed in transit is refused', async () => {
    const meddler = await meddle((body) => Buffer.concat([body, Buffer.from([9])]));
    expect(await createStore({ endpoint: `${meddler}${S3_BASE}` }).put(KEY, FILE)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', reason: 'answered 400 XAmzContentSHA256Mismatch' },
    });
    const honest = await meddle((body) => body);
    expect(await createStore({ endpoint: `${honest}${S3_BASE}` }).put(KEY, FILE)).toMatchObject({
      ok: true,
    });
  });

  test('an expired or future signature is refused', async () => {
    const late = buildSandbox({ now: () => new Date(Date.now() + 16 * 60_000) });
    const endpoint = `${await late.listen({ port: 0, host: '127.0.0.1' })}${S3_BASE}`;
    const answer = await createStore({ endpoint }).put(KEY, FILE);
    await late.close();
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'rejected', reason: 'answered 403 RequestTimeTooSkewed' },
    });
  });
});

describe('S3 faults', () => {
  test.each([
    [{ mode: 'reset' }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 403 }, 'rejected'],
  ])('%o is %s', async (fault, kind) => {
    await setFault(fault);
    const store = createStore();
    expect(await store.get(KEY)).toMatchObject({ ok: false, error: { kind } });
    expect(await store.put(KEY, FILE)).toMatchObject({ ok: false, error: { kind } });
    expect(await store.remove(KEY)).toMatchObject({ ok: false, error: { kind } });
  });

  test('a response over the maximum size is malformed', async () => {
    await setFault({ mode: 'huge' });
    const store = createStore({ http: { maxResponseBytes: 1_000_000 } });
    expect(await store.get(KEY)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('a put whose response was lost is retried, and the file is complete', async () => {
    await setFault({ mode: 'lost-answer', times: 1 });
    const store = createStore();
    expect(await store.put(KEY, FILE)).toMatchObject({ ok: true });
    const read = await store.get(KEY);
    expect(read.ok ? new Uint8Array(read.value ?? []) : null).toEqual(FILE);
  });

  test('a slow response is a time-out', async () => {
    await setFault({ latencyMs: 2_000 });
    const store = createStore({ http: { timeoutMs: 60 }, guard: { retries: 0 } });
    expect(await store.get(KEY)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  test('no reason names key, bucket or URL', async () => {
    const store = createStore({ endpoint: 'http://127.0.0.1:1' });
    const answer = await store.get(KEY);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|documents|SANDBOXACCESSKEY/);
  });
});

function createStore(overrides: Partial<S3Options> = {}): S3Store {
  const store = createS3Store({
    endpoint: `${address}${S3_BASE}`,
    region: SANDBOX_CREDENTIALS.s3Region,
    bucket: SANDBOX_CREDENTIALS.s3Bucket,
    accessKeyId: SANDBOX_CREDENTIALS.s3AccessKeyId,
    secretAccessKey: SANDBOX_CREDENTIALS.s3SecretAccessKey,
    guard: { retryDelayMs: 1, breakerFailures: 100 },
    ...overrides,
  });
  stores.push(store);
  return store;
}

async function setFault(payload: object): Promise<void> {
  const answer = await sandbox.inject({ method: 'PUT', url: '/control/faults/s3', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A proxy between store and sandbox that can change requests. */
async function meddle(change: (body: Buffer) => Buffer): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const body = change(Buffer.concat(chunks));
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    const onward = forward(`${address}${incoming.url}`, { method: incoming.method, headers });
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { connection: 'close' });
      answer.pipe(outgoing);
    });
    onward.end(body);
  });
  meddlers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return `http://127.0.0.1:${bound.port}`;
}
