import { createHmac } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { createWebhookSender } from '@pahiya/providers/partner-webhooks/http/webhook-sender';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';

let sandbox: FastifyInstance;
let origin: string;
let sender: ReturnType<typeof createWebhookSender>;
/** Answers of the name's server, in turn: outside, or an address inside, which the border refuses. */
let answers: ('outside' | 'inside')[] = [];
const lookup: LookupFunction = (_host, _options, done) => {
  if (answers.shift() === 'outside') done(null, [{ address: '203.0.114.9', family: 4 }]);
  else done(new Error('private address'), []);
};
const at = new Date('2026-11-20T05:00:00Z');
const delivery = { secret: 'a secret', eventId: 'e-1', body: '{"event":"lead-created"}' };

beforeEach(async () => {
  sandbox = buildSandbox();
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  answers = [];
  sender = senderWith();
});
afterEach(async () => {
  await sender.close();
  await sandbox.close();
});

/** `timeoutMs` is short only where no answer is what is tested: a busy machine is slow too. */
const senderWith = (timeoutMs = 10_000) =>
  createWebhookSender({
    lookup,
    isPublicAddress: (ip) => !/^(?:10\.|127\.|169\.254\.)/.test(ip) && ip !== '::1',
    sandboxOrigin: origin,
    now: () => at,
    timeoutMs,
  });
const send = (address: string, body = delivery.body) => sender.send({ ...delivery, body, address });
const receiver = () => `${origin}/partner-webhook`;
const fault = (set: object) =>
  fetch(`${origin}/control/faults/partner-webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(set),
  });
const received = async () =>
  (
    (await (await fetch(`${origin}/control/partner-webhook/events`)).json()) as {
      events: { eventId: string; timestamp: string; signature: string; body: string }[];
    }
  ).events;

test('an event arrives with its id, and a signature over time and body that the secret proves', async () => {
  expect(await send(receiver())).toEqual({ ok: true, value: { hasErased: false } });
  const [event] = await received();
  const timestamp = String(at.getTime() / 1000);
  const signature = createHmac('sha256', delivery.secret)
    .update(`${timestamp}.${delivery.body}`)
    .digest('hex');
  expect(event).toEqual({ eventId: 'e-1', timestamp, signature, body: delivery.body });
});

test('a system confirms an erasure in its answer', async () => {
  const answer = await send(receiver(), '{"event":"erase"}');
  expect(answer).toEqual({ ok: true, value: { hasErased: true } });
});

test.each([
  ['slow', { latencyMs: 900 }, 'timeout'],
  ['failing', { status: 500 }, 'unavailable'],
  ['refusing', { status: 410 }, 'rejected'],
  ['silent', { mode: 'silent' }, 'timeout'],
  ['answering 10 MB', { mode: 'huge' }, 'malformed'],
])('a system that is %s is a failed attempt', async (_, set, kind) => {
  expect((await fault(set)).ok).toBe(true);
  if (kind === 'timeout') {
    await sender.close();
    sender = senderWith(300);
  }
  expect(await send(receiver())).toMatchObject({ ok: false, error: { kind } });
  expect(await received()).toEqual([]);
});

test('a redirect to an address inside is not followed', async () => {
  const answer = await send(`${receiver()}/inward`);
  expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected' } });
});

test.each([
  'http://dealer.example/events',
  'https://user:password@dealer.example/',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/',
  'https://[::1]/',
  'ftp://dealer.example/',
  'no address',
])('%s is not taken, and nothing is sent there', async (address) => {
  answers = ['outside', 'outside'];
  expect(await sender.accepts(address)).toBe(false);
  expect(await send(address)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  expect(answers).toHaveLength(2);
});

test('a name is checked again at the connection: one that moved inside is not reached', async () => {
  answers = ['outside', 'inside'];
  expect(await sender.accepts('https://dealer.example/events')).toBe(true);
  expect((await send('https://dealer.example/events')).ok).toBe(false);
  expect(answers).toEqual([]);
});
