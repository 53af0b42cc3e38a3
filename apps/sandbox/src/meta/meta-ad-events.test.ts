import {
  createMetaAdEvents,
  type MetaAdEvents,
  type MetaOptions,
} from '@pahiya/providers/ad-events/meta/meta-ad-events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import type { Fault } from '../control/faults.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;
let address: string;
const made: MetaAdEvents[] = [];

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await Promise.all(made.splice(0).map((one) => one.close()));
  await sandbox.close();
});

const hash = 'a'.repeat(64);
const event = () => ({
  id: '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11',
  name: 'Lead' as const,
  happenedAt: Math.floor(Date.now() / 1000),
  pageUrl: 'https://pahiya.example/rc-details/:x',
  emailHash: hash,
  mobileHash: null,
  userAgent: 'Test browser',
  value: { amountPaise: 19_950 },
});
function meta(over: Partial<MetaOptions> = {}): MetaAdEvents {
  const one = createMetaAdEvents({
    baseUrl: `${address}/meta/v23.0`,
    pixelId: SANDBOX_CREDENTIALS.metaPixelId,
    accessToken: SANDBOX_CREDENTIALS.metaAccessToken,
    ...over,
  });
  made.push(one);
  return one;
}
const told = async () =>
  (await sandbox.inject('/control/meta')).json<{ events: unknown[] }>().events;

test('an event arrives with the field names of Meta, rupees and hashes', async () => {
  expect(await meta().send(event())).toEqual({ ok: true, value: undefined });
  const [one] = await told();
  expect(one).toEqual({
    event_name: 'Lead',
    event_time: expect.any(Number),
    event_id: event().id,
    event_source_url: 'https://pahiya.example/rc-details/:x',
    action_source: 'website',
    user_data: {
      client_user_agent: 'Test browser',
      em: [hash],
      country: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    },
    custom_data: { currency: 'INR', value: 199.5 },
  });
});

test('an event sent twice counts once', async () => {
  const one = event();
  await meta().send(one);
  await meta().send(one);
  expect(await told()).toHaveLength(1);
});

describe('refusals', () => {
  test.each<[string, Partial<MetaOptions>]>([
    ['a wrong token', { accessToken: 'wrong' }],
    ['another pixel', { pixelId: '7' }],
  ])('%s', async (_, over) => {
    const result = await meta(over).send(event());
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', retryable: false } });
    expect(JSON.stringify(result)).not.toMatch(/wrong|aaaa/);
  });

  test('an event older than seven days', async () => {
    const happenedAt = Math.floor(Date.now() / 1000) - 8 * 86_400;
    expect(await meta().send({ ...event(), happenedAt })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
  });
});

test.each<[Fault, string]>([
  [{ status: 500 }, 'unavailable'],
  [{ status: 429 }, 'rate-limited'],
  [{ mode: 'malformed' }, 'malformed'],
  [{ mode: 'reset' }, 'unavailable'],
  [{ mode: 'silent' }, 'timeout'],
])('%o is %s', async (fault, kind) => {
  await sandbox.inject({ method: 'PUT', url: '/control/faults/meta', payload: fault });
  const over = kind === 'timeout' ? { http: { timeoutMs: 300 } } : {};
  expect(await meta(over).send(event())).toMatchObject({ ok: false, error: { kind } });
});
