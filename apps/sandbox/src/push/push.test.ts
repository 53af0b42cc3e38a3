import type { LookupFunction } from 'node:net';
import type { PushSubscription } from '@pahiya/domain/messages/push';
import { createWebPushSender } from '@pahiya/providers/push/web-push/web-push-sender';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';

let sandbox: FastifyInstance;
let address: string;
let sender: ReturnType<typeof createWebPushSender>;
const lookups: string[] = [];
const lookup: LookupFunction = (host, _, done) => {
  lookups.push(host);
  if (host === 'push.example') done(null, [{ address: '203.0.114.9', family: 4 }]);
  else done(new Error('private address'), []);
};
const order = { payload: '{"title":"PUC"}', ttlSeconds: 3600, topic: 'a'.repeat(32) };

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  sender = createWebPushSender({
    secret: Buffer.alloc(32, 7),
    subject: 'mailto:care@pahiya.example',
    lookup,
    isPublicAddress: (ip) => !ip.startsWith('10.') && ip !== '::1',
    sandboxOrigin: address,
    now: () => new Date(),
  });
});
afterEach(async () => {
  await sender.close();
  await sandbox.close();
});

type Answered = PushSubscription & { readonly deviceId: string; readonly messages: unknown };
const control = async (method: string, path: string): Promise<Answered> =>
  (await (await fetch(`${address}/control${path}`, { method })).json()) as Answered;

test('a push is signed, encrypted for its device, and arrives with its life and topic', async () => {
  const device = await control('POST', '/push/devices');
  expect(await sender.accepts(device)).toBe(true);
  expect(await sender.send(device, order)).toEqual({ ok: true, value: 'sent' });
  expect((await control('GET', '/push/messages')).messages).toEqual([
    {
      deviceId: device.deviceId,
      text: order.payload,
      ...{ ttl: 3600, topic: order.topic, urgency: 'normal', sub: 'mailto:care@pahiya.example' },
    },
  ]);
});

test('a device that unsubscribed, and one that never was, are gone', async () => {
  const device = await control('POST', '/push/devices');
  await control('DELETE', `/push/devices/${device.deviceId}`);
  expect(await sender.send(device, order)).toEqual({ ok: true, value: 'gone' });
  const unknown = { ...device, endpoint: `${address}/push/unknown` };
  expect(await sender.send(unknown, order)).toEqual({ ok: true, value: 'gone' });
});

test('keys of another device, a long topic and a long text are refused, not retried', async () => {
  const device = await control('POST', '/push/devices');
  const other = await control('POST', '/push/devices');
  const kindOf = async (...given: Parameters<typeof sender.send>) => {
    const sent = await sender.send(...given);
    return sent.ok ? sent.value : sent.error.kind;
  };
  expect(await kindOf({ ...device, p256dh: other.p256dh }, order)).toBe('rejected');
  expect(await kindOf(device, { ...order, topic: 'a'.repeat(33) })).toBe('rejected');
  expect(await kindOf(device, { ...order, payload: 'x'.repeat(3001) })).toBe('rejected');
  expect(await kindOf({ ...device, auth: 'AAAA' }, order)).toBe('rejected');
  await fetch(`${address}/control/faults/web-push`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 429 }),
  });
  expect(await kindOf(device, order)).toBe('rate-limited');
});

test('an address inside the network is never a push service', async () => {
  const { p256dh, auth } = await control('POST', '/push/devices');
  const accepts = (endpoint: string) => sender.accepts({ endpoint, p256dh, auth });
  for (const inside of [
    'https://10.0.0.7/push',
    'https://[::1]/push',
    'https://metadata.internal/push',
    'https://push.example:8443/push',
    'https://user:word@push.example/push',
    'http://push.example/push',
    'file:///etc/passwd',
    'push',
  ]) {
    expect(await accepts(inside), inside).toBe(false);
  }
  expect(lookups).toContain('metadata.internal');
  expect(await accepts('https://push.example/abc')).toBe(true);
  // A name that leads inside later: the connection asks the same question.
  const sent = await sender.send({ endpoint: 'https://metadata.internal/x', p256dh, auth }, order);
  expect(sent.ok).toBe(false);
});
