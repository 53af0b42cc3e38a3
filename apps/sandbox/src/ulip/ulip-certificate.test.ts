import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { createUlipVahanRegistry } from '@pahiya/providers/registries/ulip/vahan-registry';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestCertificate } from '../../test/test-certificate.ts';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

const certificate = makeTestCertificate();
let sandbox: FastifyInstance;
let address: string;

beforeEach(async () => {
  sandbox = buildSandbox({ https: certificate });
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => sandbox.close());

test('a server with an untrusted certificate is refused', async () => {
  const answer = await ask({});
  expect(answer).toMatchObject({
    ok: false,
    error: {
      kind: 'unavailable',
      retryable: false,
      reason: expect.stringContaining('certificate'),
    },
  });
  const calls: unknown = (await sandbox.inject('/control/calls')).json();
  expect(calls).toEqual({ services: {}, vehicles: {} });
});

test('a certificate of a configured authority is accepted', async () => {
  expect(await ask({ certificateAuthority: certificate.cert })).toMatchObject({ ok: true });
});

async function ask(http: { certificateAuthority?: string }) {
  const registry = createUlipVahanRegistry({
    account: {
      baseUrl: `${address}/ulip/v1.0.0`,
      username: SANDBOX_CREDENTIALS.ulipUsername,
      password: SANDBOX_CREDENTIALS.ulipPassword,
    },
    sandbox: true,
    http,
    guard: { retryDelayMs: 1 },
  });
  const vehicleNumber = toVehicleNumber('DL8CAF5030');
  if (vehicleNumber === null) throw new Error('not a mark');
  const answer = await registry.find(vehicleNumber);
  await registry.close();
  return answer;
}
