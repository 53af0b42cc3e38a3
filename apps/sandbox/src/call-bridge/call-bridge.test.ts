import { callBridgeSuite } from '@pahiya/providers/call-bridges/call-bridge.suite';
import {
  createExotelBridge,
  type ExotelBridge,
  type ExotelOptions,
} from '@pahiya/providers/call-bridges/exotel/exotel-bridge';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;
let address: string;
const bridges: ExotelBridge[] = [];

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await Promise.all(bridges.splice(0).map((bridge) => bridge.close()));
  await sandbox.close();
});

function create(change: Partial<ExotelOptions> = {}): ExotelBridge {
  const bridge = createExotelBridge({
    baseUrl: address,
    account: SANDBOX_CREDENTIALS.callBridgeAccount,
    key: SANDBOX_CREDENTIALS.callBridgeKey,
    token: SANDBOX_CREDENTIALS.callBridgeToken,
    callerId: SANDBOX_CREDENTIALS.voiceCallerId,
    ...change,
  });
  bridges.push(bridge);
  return bridge;
}

const call = { reference: 'r1', from: '9000000001', to: '9000000002' };
const setFault = (fault: object) =>
  sandbox.inject({ method: 'PUT', url: '/control/faults/call-bridge', payload: fault });

callBridgeSuite('Exotel', {
  create: () => create(),
  createRefused: () => create({ token: 'wrong' }),
  answered: '9000000002',
  unanswered: '9000000009',
});

test('a call whose response was lost is not made again', async () => {
  await setFault({ mode: 'reset' });
  expect(await create().connect(call)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  const counted: unknown = (await sandbox.inject('/control/calls')).json();
  expect(counted).toMatchObject({ services: { 'call-bridge': 1 } });
});

test.each([
  [{ mode: 'malformed' }, 'malformed'],
  [{ mode: 'huge' }, 'malformed'],
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'rate-limited'],
])('%o is %s, without any number', async (fault, kind) => {
  await setFault(fault);
  const answer = await create().connect(call);
  expect(answer).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(answer)).not.toMatch(/900000000/);
});

test('a slow response is a time-out', async () => {
  await setFault({ latencyMs: 2_000 });
  const answer = await create({ http: { timeoutMs: 60 } }).connect(call);
  expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
});
