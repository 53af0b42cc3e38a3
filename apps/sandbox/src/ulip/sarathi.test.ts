import type { IstDate } from '@pahiya/domain/shared/ist-date';
import {
  createUlipLicenceRegistry,
  type UlipSarathiOptions,
} from '@pahiya/providers/licence-registries/ulip/ulip-sarathi';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

const now = new Date('2026-11-20T06:00:00Z');
const bornOn = '1990-01-31' as IstDate;
let sandbox: SandboxOnLoopback;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => now });
});
afterEach(() => sandbox.close());

function registry(limits: Pick<UlipSarathiOptions, 'http' | 'guard'> = {}) {
  const session = createUlipSession({
    baseUrl: `${sandbox.address}/ulip/v1.0.0`,
    username: SANDBOX_CREDENTIALS.ulipUsername,
    password: SANDBOX_CREDENTIALS.ulipPassword,
  });
  const guard = { retryDelayMs: 1, ...limits.guard };
  return sandbox.keep(createUlipLicenceRegistry({ session, sandbox: true, ...limits, guard }));
}
const ask = (number: string, born = bornOn) => registry().licenceOf({ number, bornOn: born });

test('a licence comes with its classes, its last days and a masked name', async () => {
  expect(await ask('MH1220210012345')).toEqual({
    ok: true,
    value: {
      number: 'MH1220210012345',
      holder: 'S*N*B*X P*R*O*',
      status: 'Active',
      issuedOn: '2021-06-15',
      privateUpto: '2031-06-14',
      transportUpto: null,
      classes: [
        { code: 'MCWG', isTransport: false },
        { code: 'LMV', isTransport: false },
      ],
    },
  });
});

test.each([
  ['MH1220210000001', { privateUpto: '2026-10-11' }],
  ['MH1220210000002', { privateUpto: '2024-11-20' }],
  ['MH1220210000003', { transportUpto: '2028-11-19' }],
  ['MH1220210000009', { privateUpto: null, issuedOn: '2021-06-15' }],
])('the licence %s has %o', async (number, facts) => {
  expect(await ask(number)).toMatchObject({ ok: true, value: facts });
});

test('an unknown number and a wrong date of birth are answers, not failures', async () => {
  expect(await ask('MH1220210000404')).toEqual({ ok: true, value: null });
  expect(await ask('MH1220210012345', '2010-01-01' as IstDate)).toEqual({ ok: true, value: null });
});

test.each([
  [{ status: 503 }, 'unavailable', 3],
  [{ mode: 'reset' }, 'unavailable', 3],
  [{ mode: 'down' }, 'unavailable', 3],
  [{ status: 429 }, 'rate-limited', 1],
  [{ status: 403 }, 'rejected', 1],
  [{ mode: 'malformed' }, 'malformed', 1],
  [{ mode: 'huge' }, 'malformed', 1],
  [{ mode: 'other-record' }, 'malformed', 1],
] as const)('%o is met as %s after %i calls', async (fault, kind, calls) => {
  await sandbox.setFault('sarathi', fault);
  const failure = { ok: false, error: { kind, provider: 'ulip-sarathi' } };
  expect(await ask('MH1220210012345')).toMatchObject(failure);
  expect(await sandbox.callCount('sarathi')).toBe(calls);
});

test('without an answer it is a time-out', async () => {
  await sandbox.setFault('sarathi', { mode: 'silent' });
  const slow = registry({ guard: { totalTimeoutMs: 100 } });
  expect(await slow.licenceOf({ number: 'MH1220210012345', bornOn })).toMatchObject({
    ok: false,
    error: { kind: 'timeout' },
  });
});
