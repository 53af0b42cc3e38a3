import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createWhatsAppCloudSender,
  type WhatsAppCloudOptions,
} from '@pahiya/providers/whatsapp/cloud/cloud-sender';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;
let address: string;
let hook: Server;
let posts: { body: Buffer; signature: string }[];
const senders: ReturnType<typeof createWhatsAppCloudSender>[] = [];

const keys = SANDBOX_CREDENTIALS;
const open = (change: Partial<WhatsAppCloudOptions> = {}) => {
  const sender = createWhatsAppCloudSender({
    baseUrl: `${address}/whatsapp/v23.0`,
    phoneNumberId: keys.whatsAppPhoneNumberId,
    accessToken: keys.whatsAppAccessToken,
    appSecret: keys.whatsAppAppSecret,
    verifyToken: keys.whatsAppVerifyToken,
    templates: keys.whatsAppTemplates,
    ...change,
  });
  senders.push(sender);
  return sender;
};
const message = {
  mobile: '9000000007',
  template: 'vehicle-due',
  language: 'en',
  variables: { item: 'PUC', date: '31/12/2026' },
  path: 'reminders?key=abc',
  reference: 'ref-1',
} as const;
const control = async (method: string, path: string, body?: object) =>
  (
    await fetch(`${address}/control${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  ).json() as Promise<Record<string, unknown>>;
const inbox = async () =>
  (await sandbox.inject('/inbox.json?mobile=9000000007')).json().messages as {
    channel: string;
    text: string;
  }[];
const kindOf = async (given: Parameters<(typeof senders)[number]['send']>[0], by = open()) => {
  const sent = await by.send(given);
  return sent.ok ? 'sent' : sent.error.kind;
};

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  posts = [];
  hook = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://hook');
    if (request.method === 'GET') {
      const isOurs = open().isVerifyToken(url.searchParams.get('hub.verify_token') ?? '');
      return response.writeHead(isOurs ? 200 : 403).end(url.searchParams.get('hub.challenge'));
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posts.push({
        body: Buffer.concat(parts),
        signature: String(request.headers['x-hub-signature-256']),
      });
      response.end();
    });
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.close();
  hook.close();
  await sandbox.close();
});

const listen = (change: object = {}) =>
  control('PUT', '/whatsapp', {
    webhookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    ...change,
  });

test('a template arrives in its language, with its values and its button', async () => {
  expect(await kindOf(message)).toBe('sent');
  expect(await kindOf({ ...message, language: 'hi' })).toBe('sent');
  const [hindi, english] = await inbox();
  expect(english).toMatchObject({ channel: 'whatsapp' });
  expect(english?.text).toContain('PUC of your vehicle: last day 31/12/2026');
  expect(english?.text).toContain('/reminders?key=abc');
  expect(hindi?.text).toMatch(/आख़िरी दिन 31\/12\/2026/);
});

test('wrong keys, another template and other parameters are refused, a rate is not', async () => {
  expect(await kindOf(message, open({ accessToken: 'x' }))).toBe('rejected');
  expect(await kindOf(message, open({ phoneNumberId: '1' }))).toBe('rejected');
  expect(await kindOf(message, open({ templates: {} }))).toBe('rejected');
  expect(await kindOf(message, open({ templates: { 'vehicle-due': 'nobody' } }))).toBe('rejected');
  expect(await kindOf({ ...message, variables: { item: 'PUC' } })).toBe('rejected');
  expect(await kindOf({ ...message, variables: { item: 'PUC', date: ' ' } })).toBe('rejected');
  await control('PUT', '/faults/whatsapp', { status: 429 });
  expect(await kindOf(message)).toBe('rate-limited');
  expect(await inbox()).toEqual([]);
});

test('a lost answer is no refusal: the message may have been sent', async () => {
  for (const fault of [{ mode: 'reset' }, { mode: 'malformed' }, { status: 503 }]) {
    await control('PUT', '/faults/whatsapp', fault);
    expect(['timeout', 'unavailable', 'malformed']).toContain(await kindOf(message));
  }
});

test('statuses and answers come signed, and only with the right signature are they read', async () => {
  expect(await listen({ statuses: ['sent', 'read', 'failed'] })).toMatchObject({
    isVerified: true,
  });
  const sender = open();
  await sender.send(message);
  await control('POST', '/whatsapp/replies', { mobile: '9000000007', text: 'STOP' });
  await control('POST', '/whatsapp/replies', { mobile: '9000000007', text: 'बंद', isButton: true });
  await control('GET', '/whatsapp/posted');
  const events = posts.flatMap(({ body, signature }) => sender.readEvents(body, signature) ?? []);
  expect(events).toMatchObject([
    { kind: 'status', reference: 'ref-1', state: 'sent' },
    { kind: 'status', reference: 'ref-1', state: 'delivered' },
    { kind: 'status', reference: 'ref-1', state: 'failed' },
    { kind: 'text', mobile: '9000000007', text: 'STOP' },
    { kind: 'text', mobile: '9000000007', text: 'बंद' },
  ]);
  const [first] = posts;
  if (first === undefined) throw new Error('nothing was posted');
  expect(open({ appSecret: 'other' }).readEvents(first.body, first.signature)).toBeNull();
  expect(
    sender.readEvents(Buffer.concat([first.body, Buffer.from(' ')]), first.signature),
  ).toBeNull();
  for (const wrong of ['', 'sha256=', `sha1=${first.signature.slice(7)}`]) {
    expect(sender.readEvents(first.body, wrong)).toBeNull();
  }
});

test('a signed post of another shape tells nothing', () => {
  const sender = open();
  const read = (text: string) => {
    const hex = createHmac('sha256', keys.whatsAppAppSecret).update(text).digest('hex');
    return sender.readEvents(Buffer.from(text), `sha256=${hex}`);
  };
  for (const text of ['', 'null', '{"entry":1}', '[]', '{']) expect(read(text)).toBeNull();
  const value = { statuses: [{ status: 'exploded' }, 7], messages: [{ from: '14155550100' }] };
  expect(read(JSON.stringify({ entry: [{ changes: [{ value }] }] }))).toEqual([]);
  expect(sender.isVerifyToken('wrong')).toBe(false);
});

test.each([
  ['own-vehicle', { item: 'new challan', date: '31/12/2026' }],
  ['tag-balance', { item: 'FASTag balance ₹85', date: '31/12/2026' }],
  ['saved-search', { count: '2' }],
  ['price-drop', { amount: '₹4,50,000' }],
  ['vehicle-sold', { item: 'Form 29 report', date: '31/12/2026' }],
  ['loan-noc', { news: 'papers overdue since', date: '31/12/2026' }],
  ['notice-single-ends', { amount: '₹170', date: '31/12/2026' }],
  ['notice-record-nears', { amount: '₹170', date: '31/12/2026' }],
  ['test-drive', {}],
  ['car-free', {}],
  ['listing-decided', {}],
] as const)(
  'the template of %s takes the values of its message in both languages',
  async (template, variables) => {
    for (const language of ['en', 'hi'] as const) {
      expect(await kindOf({ ...message, template, variables, language })).toBe('sent');
    }
    const texts = (await inbox()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const value of Object.values(variables)) {
      expect(texts.every((text) => text.includes(value))).toBe(true);
    }
    expect(open().hasTemplate(template)).toBe(true);
    expect(open({ templates: {} }).hasTemplate(template)).toBe(false);
  },
);
