import { createHttpFeed } from '@pahiya/providers/catalogue-feeds/http/http-feed';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: SandboxOnLoopback;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

function feed(apiKey: string | null = SANDBOX_CREDENTIALS.carFeedKey, http = {}) {
  const url = `${sandbox.address}/car-feed/v1/cars.csv`;
  return sandbox.keep(createHttpFeed({ url, apiKey, http, guard: { retryDelayMs: 1 } }));
}
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

async function list(of = feed(), etag: string | null = null) {
  const answer = await of.fetchList(etag);
  if (!answer.ok || answer.value.kind !== 'list') throw new Error(JSON.stringify(answer));
  return answer.value;
}

test('a list comes with its version, and not again until it changes', async () => {
  const first = await list();
  expect(first).toMatchObject({ format: 'csv', etag: expect.stringMatching(/^"/) });
  expect(textOf(first.bytes)).toContain('Example Motors,Sandbox One,Base');
  expect(await feed().fetchList(first.etag)).toEqual({ ok: true, value: { kind: 'unchanged' } });
  await sandbox.app.inject({ method: 'PUT', url: '/control/car-feed', payload: { change: 1 } });
  const second = await list(feed(), first.etag);
  expect(second.etag).not.toBe(first.etag);
  expect(textOf(second.bytes)).toContain('710000,2026-07');
});

test('a wrong key is rejected', async () => {
  for (const key of ['wrong', null]) {
    expect(await feed(key).fetchList(null)).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
  }
});

test.each([
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'rate-limited'],
  [{ mode: 'reset' }, 'unavailable'],
  [{ mode: 'oversized' }, 'malformed'],
] as const)('%o is a failure', async (fault, kind) => {
  await sandbox.setFault('car-feed', fault);
  expect(await feed().fetchList(null)).toMatchObject({ ok: false, error: { kind } });
});

test('a slow feed times out', async () => {
  await sandbox.setFault('car-feed', { latencyMs: 5000 });
  const slow = feed(SANDBOX_CREDENTIALS.carFeedKey, { timeoutMs: 50 });
  expect(await slow.fetchList(null)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
});

test('ten megabytes are taken, whatever they hold: the import reads them', async () => {
  await sandbox.setFault('car-feed', { mode: 'huge' });
  expect((await list()).bytes.length).toBeGreaterThan(10 * 1024 * 1024);
  await sandbox.setFault('car-feed', { mode: 'malformed' });
  expect((await list()).format).toBe('json');
});

test('one failure is made up for by the second try', async () => {
  await sandbox.setFault('car-feed', { status: 503, times: 1 });
  expect((await list()).etag).not.toBeNull();
});
