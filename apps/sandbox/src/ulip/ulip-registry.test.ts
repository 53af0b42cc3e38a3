import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import {
  createUlipVahanRegistry,
  type UlipVahanOptions,
  type UlipVahanRegistry,
} from '@pahiya/providers/registries/ulip/vahan-registry';
import { vehicleRegistrySuite } from '@pahiya/providers/registries/vehicle-registry.suite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox, type SandboxOptions } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;
let address: string;
const registries: UlipVahanRegistry[] = [];

beforeEach(() => startSandbox());

afterEach(async () => {
  await Promise.all(registries.splice(0).map((registry) => registry.close()));
  await sandbox.close();
});

vehicleRegistrySuite('ULIP', {
  create: async () => createRegistry(),
  known: vehicle('DL8CAF5030'),
  unknown: vehicle('KA01AB0404'),
  down: vehicle('KA01AB0005'),
});

describe('a record', () => {
  test('is read whole, with both insurance end dates and without what is not needed', async () => {
    await restartSandbox({ now: () => new Date('2026-11-20T06:00:00Z') });
    const answer = await createRegistry().find(vehicle('DL8CAF5030'));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        kind: 'found',
        plainIdentifiers: { chassis: 'MBHCZC63SMA24471K', engine: 'K12MN5283390' },
        record: {
          vehicleNumber: 'DL8CAF5030',
          status: { code: 'active', raw: 'ACTIVE', asOn: '2026-11-20' },
          registeredOn: '2021-03-15',
          registrationUpto: '2036-03-14',
          manufactured: { month: 1, year: 2021 },
          maker: 'MARUTI SUZUKI INDIA LTD',
          model: 'SWIFT VXI',
          isTransport: false,
          fuel: { code: 'petrol' },
          norm: { code: 'bs6' },
          engineCc: 1197,
          ownerSerial: 2,
          ownerNameMasked: 'R***H K***R',
          chassisLast5: '4471K',
          financier: 'HDFC BANK LTD',
          insurance: { thirdPartyUpto: '2027-03-14', ownDamageUpto: '2026-11-02' },
          puc: { upto: '2027-03-01' },
          tax: { kind: 'lifetime' },
          permit: null,
          blacklist: null,
          noc: null,
          registeredAt: 'WAZIRPUR, Delhi',
        },
      },
    });
  });

  test('of an electric car has no certificate, no cubic capacity and an unknown norm', async () => {
    const record = await recordOf('KA01MJ2022');
    expect(record).toMatchObject({
      fuel: { code: 'electric' },
      norm: { code: 'unknown', raw: '' },
      engineCc: null,
      puc: { number: null, upto: null },
    });
  });

  test('of a taxi is a transport vehicle with a permit and a tax that ends', async () => {
    const record = await recordOf('TN09BZ1234');
    expect(record).toMatchObject({
      isTransport: true,
      permit: { number: 'TN/2020/88214', type: 'Contract Carriage Permit' },
      tax: { kind: 'until' },
    });
  });

  test('of a state that writes dates the other way round is read too', async () => {
    const record = await recordOf('OD02BC4711');
    expect(record?.registeredOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(record?.insurance.thirdPartyUpto).not.toBeNull();
  });

  test('of every curated number is found', async () => {
    const registry = createRegistry();
    for (const text of ['MH12DE1433', '22BH6517A', 'UP16AB7788']) {
      expect(await registry.find(vehicle(text))).toMatchObject({
        ok: true,
        value: { kind: 'found' },
      });
    }
  });

  test('of another number than asked is not believed', async () => {
    await setFault('ulip', { mode: 'other-record' });
    expect(await findError()).toMatchObject({ kind: 'malformed', retryable: false });
  });
});

describe('the session', () => {
  test('is opened once for many simultaneous callers', async () => {
    const registry = createRegistry();
    const numbers = Array.from({ length: 20 }, (_, index) => vehicle(`KA05MN${1000 + index}`));
    const answers = await Promise.all(numbers.map((number) => registry.find(number)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await callCounts()).toMatchObject({ 'ulip-login': 1, ulip: 20 });
  });

  test('is renewed once when its token is refused, and the look-up goes on', async () => {
    const registry = createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    await setFault('ulip', { mode: 'token-expired', times: 1 });
    expect(await registry.find(vehicle('MH12DE1433'))).toMatchObject({ ok: true });
    expect(await callCounts()).toMatchObject({ 'ulip-login': 2, ulip: 3 });
  });

  test('is renewed when the token has outlived its time', async () => {
    let now = new Date('2026-11-20T06:00:00Z');
    await restartSandbox({ now: () => now });
    const registry = createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    now = new Date('2026-11-20T07:00:00Z');
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect(await callCounts()).toMatchObject({ 'ulip-login': 2 });
  });

  test('renewed by many callers at once is renewed once', async () => {
    const registry = createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    await setFault('ulip', { mode: 'token-expired', times: 1 });
    const answers = await Promise.all(
      ['KA05MN1001', 'KA05MN1002', 'KA05MN1003'].map((text) => registry.find(vehicle(text))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await callCounts())['ulip-login']).toBeLessThanOrEqual(3);
  });

  test('that is refused again with a new token is a refusal, not a loop', async () => {
    await setFault('ulip', { status: 401 });
    expect(await findError()).toMatchObject({ kind: 'rejected', retryable: false });
    expect(await callCounts()).toMatchObject({ ulip: 2, 'ulip-login': 2 });
  });

  test('with a wrong password is refused, and the account is not hammered', async () => {
    const registry = createRegistry({ account: { password: 'wrong' } });
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    }
    expect(await callCounts()).toMatchObject({ 'ulip-login': 1 });
  });

  test('is tried anew after the pause that follows a refused login', async () => {
    const registry = createRegistry({ account: { refusedLoginPauseMs: 20 } });
    await setFault('ulip-login', { status: 412, times: 1 });
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: false });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
  });

  test('of a user who is not on the allow-list is refused (412)', async () => {
    expect(await findError({ account: { username: 'nobody' } })).toMatchObject({
      kind: 'rejected',
      reason: 'login answered 412',
    });
  });

  test('of a company without the subscription is refused (403)', async () => {
    expect(await findError({ account: { username: 'unsubscribed' } })).toMatchObject({
      kind: 'rejected',
      reason: 'answered 403',
    });
  });
});

describe('a fault of the registry', () => {
  test('"3rd party service is down" is unavailable and worth trying again', async () => {
    await setFault('ulip', { mode: 'down' });
    expect(await findError()).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('two answers of 500 are bridged by retries', async () => {
    await setFault('ulip', { status: 500, times: 2 });
    expect(await createRegistry().find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect(await callCounts()).toMatchObject({ ulip: 3 });
  });

  test('an address that is not allowed any more (412) is refused and not repeated', async () => {
    await setFault('ulip', { status: 412 });
    expect(await findError()).toMatchObject({ kind: 'rejected' });
    expect(await callCounts()).toMatchObject({ ulip: 1 });
  });

  test('its own limit (429) is said as such and not repeated', async () => {
    await setFault('ulip', { status: 429 });
    expect(await findError()).toMatchObject({ kind: 'rate-limited', retryable: false });
    expect(await callCounts()).toMatchObject({ ulip: 1 });
  });

  test.each(['malformed', 'malformed-xml', 'xml-bomb', 'huge'] as const)(
    'an answer that is %s is malformed',
    async (mode) => {
      await setFault('ulip', { mode });
      expect(await findError()).toMatchObject({ kind: 'malformed', retryable: false });
    },
  );

  test('a connection that is reset is unavailable, and one reset is bridged', async () => {
    await setFault('ulip', { mode: 'reset', times: 1 });
    expect(await createRegistry().find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    await setFault('ulip', { mode: 'reset' });
    expect(await findError()).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('an answer that takes too long is a time-out', async () => {
    await setFault('ulip', { latencyMs: 2_000 });
    const error = await findError({ http: { timeoutMs: 80 }, guard: { retries: 0 } });
    expect(error).toMatchObject({ kind: 'timeout', retryable: true });
  });

  test('retries end with the time for the whole call', async () => {
    await setFault('ulip', { latencyMs: 5_000 });
    const error = await findError({ http: { timeoutMs: 4_000 }, guard: { totalTimeoutMs: 900 } });
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(await callCounts()).toMatchObject({ ulip: 1 });
  });

  test('a port where nothing listens is unavailable', async () => {
    const error = await findError({ account: { baseUrl: 'http://127.0.0.1:1/ulip/v1.0.0' } });
    expect(error).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('no reason names the vehicle, the address or what was answered', async () => {
    for (const mode of ['malformed', 'down', 'reset', 'other-record'] as const) {
      await setFault('ulip', { mode });
      const error = await findError();
      expect(error?.reason).not.toMatch(/DL8C|127\.0\.0\.1|VehicleDetails|3rd party/);
    }
  });
});

describe('the circuit breaker', () => {
  const guard = { retries: 0, breakerFailures: 3 };

  test('opens after consecutive failures, then lets nothing through', async () => {
    const registry = createRegistry({ guard });
    await setFault('ulip', { status: 503 });
    for (let attempt = 0; attempt < 3; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(registry.breakerState()).toBe('open');
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect(await callCounts()).toMatchObject({ ulip: 3 });
  });

  test('closes again when a call after the pause succeeds', async () => {
    const registry = createRegistry({ guard: { ...guard, breakerOpenMs: 60 } });
    await setFault('ulip', { status: 503, times: 3 });
    for (let attempt = 0; attempt < 3; attempt++) await registry.find(vehicle('DL8CAF5030'));
    await new Promise((resolve) => setTimeout(resolve, 90));
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect(registry.breakerState()).toBe('closed');
  });

  test('is not opened by vehicles that are not found or by refusals', async () => {
    const registry = createRegistry({ guard });
    for (let attempt = 0; attempt < 5; attempt++) await registry.find(vehicle('KA01AB0404'));
    await setFault('ulip', { status: 403, times: 5 });
    for (let attempt = 0; attempt < 5; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(registry.breakerState()).toBe('closed');
  });

  test('tells metrics what happened, without the vehicle', async () => {
    const outcomes: string[] = [];
    const registry = createRegistry({
      guard: { ...guard, onCall: (call) => outcomes.push(`${call.provider} ${call.outcome}`) },
    });
    await registry.find(vehicle('DL8CAF5030'));
    await setFault('ulip', { status: 503 });
    for (let attempt = 0; attempt < 4; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(outcomes).toEqual([
      'ulip-vahan ok',
      'ulip-vahan unavailable',
      'ulip-vahan unavailable',
      'ulip-vahan unavailable',
      'ulip-vahan breaker-open',
    ]);
  });
});

test('the sandbox counts calls for each vehicle', async () => {
  const registry = createRegistry();
  await registry.find(vehicle('DL8CAF5030'));
  await registry.find(vehicle('DL8CAF5030'));
  const calls: unknown = (await sandbox.inject('/control/calls')).json();
  expect(calls).toMatchObject({ vehicles: { DL8CAF5030: 2 } });
});

async function startSandbox(options: SandboxOptions = {}): Promise<void> {
  sandbox = buildSandbox(options);
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
}

async function restartSandbox(options: SandboxOptions): Promise<void> {
  await sandbox.close();
  await startSandbox(options);
}

type Overrides = Pick<UlipVahanOptions, 'http' | 'guard'> & {
  account?: Partial<UlipVahanOptions['account']>;
};

function createRegistry({ account, http, guard }: Overrides = {}): UlipVahanRegistry {
  const registry = createUlipVahanRegistry({
    account: {
      baseUrl: `${address}/ulip/v1.0.0`,
      username: SANDBOX_CREDENTIALS.ulipUsername,
      password: SANDBOX_CREDENTIALS.ulipPassword,
      ...account,
    },
    sandbox: true,
    http: { ...http },
    guard: { retryDelayMs: 1, ...guard },
  });
  registries.push(registry);
  return registry;
}

async function findError(overrides: Overrides = {}) {
  const answer = await createRegistry(overrides).find(vehicle('DL8CAF5030'));
  return answer.ok ? null : answer.error;
}

async function recordOf(text: string) {
  const answer = await createRegistry().find(vehicle(text));
  return answer.ok && answer.value.kind === 'found' ? answer.value.record : null;
}

async function setFault(service: string, fault: object): Promise<void> {
  const answer = await sandbox.inject({
    method: 'PUT',
    url: `/control/faults/${service}`,
    payload: fault,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function callCounts(): Promise<Record<string, number>> {
  const calls: { services: Record<string, number> } = (
    await sandbox.inject('/control/calls')
  ).json();
  return calls.services;
}

function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
