import {
  createWebhookSink,
  type WebhookSink,
  type WebhookSinkOptions,
} from '@pahiya/providers/sinks/webhook/webhook-sink';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import type { Fault } from '../control/faults.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;
let address: string;
const made: WebhookSink[] = [];

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await Promise.all(made.splice(0).map((sink) => sink.close()));
  await sandbox.close();
});

const id = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';
const message = () => ({
  id,
  sentAt: new Date().toISOString(),
  payload: { type: 'form.submitted', values: { message: 'नमस्ते "x"' } },
});
function sink(name: string, over: Partial<WebhookSinkOptions> = {}): WebhookSink {
  const one = createWebhookSink({
    name,
    url: `${address}/sinks/${name}`,
    secret: SANDBOX_CREDENTIALS.sinkSecret,
    kind: name === 'webhook' ? 'webhook' : 'script',
    ...over,
  });
  made.push(one);
  return one;
}
const arrived = async () =>
  (await sandbox.inject('/control/sinks')).json<{ messages: unknown[] }>().messages;
const bend = (fault: Fault) =>
  sandbox.inject({ method: 'PUT', url: '/control/faults/sinks', payload: fault });

test.each(['webhook', 'sheet-leads'])('%s accepts a signed message', async (name) => {
  expect(await sink(name).deliver(message())).toEqual({ ok: true, value: undefined });
  expect(await arrived()).toMatchObject([
    { sink: name, id, arrivals: 1, body: { id, values: { message: 'नमस्ते "x"' } } },
  ]);
});

describe('unauthentic messages are refused', () => {
  test.each(['webhook', 'sheet-feedback'])('%s refuses another key', async (name) => {
    const other = sink(name, { secret: 'another-secret-of-somebody' });
    expect(await other.deliver(message())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', provider: name },
    });
    expect(await arrived()).toEqual([]);
  });

  test('a message older than five minutes', async () => {
    const sentAt = new Date(Date.now() - 301_000).toISOString();
    const late = await sink('webhook').deliver({ ...message(), sentAt });
    expect(late).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });
});

test.each<[Fault, string]>([
  [{ status: 500 }, 'unavailable'],
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'rate-limited'],
  [{ status: 404 }, 'rejected'],
  [{ mode: 'reset' }, 'unavailable'],
  [{ mode: 'silent' }, 'timeout'],
])('%o is %s, and tells nothing of a person or an address', async (fault, kind) => {
  await bend(fault);
  const over = kind === 'timeout' ? { http: { timeoutMs: 300 } } : {};
  const result = await sink('webhook', over).deliver(message());
  expect(result).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(result)).not.toMatch(/127\.0\.0\.1|नमस्ते|sandbox-sink/);
  expect(await arrived()).toEqual([]);
});

test('a message resent after a lost response is one message received twice', async () => {
  await bend({ mode: 'lost-answer', times: 1 });
  const webhook = sink('webhook');
  expect(await webhook.deliver(message())).toMatchObject({ ok: false });
  expect(await webhook.deliver(message())).toMatchObject({ ok: true });
  expect(await arrived()).toMatchObject([{ id, arrivals: 2 }]);
});

test('a redirect is not followed', async () => {
  const leading = sink('webhook', { url: `${address}/` });
  expect(await leading.deliver(message())).toMatchObject({
    ok: false,
    error: { kind: 'rejected' },
  });
});

test('a URL may have its own query', async () => {
  const script = sink('sheet-leads', { url: `${address}/sinks/sheet-leads?deployment=7` });
  expect((await script.deliver(message())).ok).toBe(true);
});
