import type { ChallanSourceId, SourceChallan } from '@pahiya/domain/challans/challan';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { challanSourceSuite } from '@pahiya/providers/challan-sources/challan-source.suite';
import type {
  ChallanSourceLimits,
  GuardedChallanSource,
} from '@pahiya/providers/challan-sources/guarded-source';
import { createNationalChallanSource } from '@pahiya/providers/challan-sources/national/national-challan-source';
import { createStatePoliceChallanSource } from '@pahiya/providers/challan-sources/state-police/state-police-challan-source';
import { createVirtualCourtChallanSource } from '@pahiya/providers/challan-sources/virtual-court/virtual-court-challan-source';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { createUlipVahanRegistry } from '@pahiya/providers/registries/ulip/vahan-registry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const SERVICE_OF = {
  national: 'echallan',
  'virtual-court': 'virtual-courts',
  'state-police': 'state-police',
} as const satisfies Record<ChallanSourceId, string>;

let sandbox: SandboxOnLoopback;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => NOW });
});

afterEach(() => sandbox.close());

for (const id of ['national', 'virtual-court', 'state-police'] as const) {
  challanSourceSuite(id, {
    create: async (limits) => createSource(id, limits),
    createRefused: async () => createSource(id, {}, 'wrong'),
    known: vehicle('KA05MN0007'),
    unknown: vehicle('KA05MN0006'),
    setFault: (fault) => sandbox.setFault(SERVICE_OF[id], fault),
    callCount: () => sandbox.callCount(SERVICE_OF[id]),
  });
}

describe('the demonstration vehicle', () => {
  test('has two E-Challans, one court challan, one in progress and one settled', async () => {
    const all = await challansOf('DL8CAF5030');
    const numbers = new Set(all.map(({ challanNumber }) => challanNumber));
    expect(numbers.size).toBe(5);
    const open = all.filter((one) => one.status === 'unpaid' && one.received === null);
    expect(new Set(open.map(({ challanNumber }) => challanNumber)).size).toBe(2);
    expect(all.filter(({ status }) => status === 'virtual-court')).toMatchObject([
      { source: 'national', fine: null, court: { cnr: null } },
      { source: 'virtual-court', fine: 100_000, court: { cnr: expect.stringMatching(/^\w{16}$/) } },
    ]);
    expect(all.filter((one) => one.status === 'unpaid' && one.received !== null)).toMatchObject([
      { source: 'national', fine: 100_000, received: 100_000, receiptNumber: null },
    ]);
    expect(all.filter(({ status }) => status === 'paid')).toMatchObject([
      { source: 'national', receiptNumber: expect.stringMatching(/^DLRCP\d{12}$/) },
    ]);
  });

  test('has challans under both regimes', async () => {
    const days = (await challansOf('DL8CAF5030')).map(({ issuedAt }) => issuedAt ?? '');
    expect(days.some((day) => day < '2026-01-20T18:30')).toBe(true);
    expect(days.some((day) => day > '2026-10-01')).toBe(true);
  });

  test('is read exact to the minute and paisa', async () => {
    const [speed] = await found('national', 'DL8CAF5030');
    expect(speed).toMatchObject({
      stateCode: 'DL',
      place: 'Outer Ring Road near Wazirabad flyover',
      offences: [{ section: '112/183(1)(i)', name: 'Driving above the speed limit' }],
      fine: 200_000,
      isImpounded: false,
      court: null,
    });
    expect(speed?.issuedAt?.slice(0, 10)).toBe('2026-11-08');
    const [same] = await found('state-police', 'DL8CAF5030');
    expect(same?.challanNumber).toBe(speed?.challanNumber);
    expect(same?.issuedAt?.slice(0, 16)).toBe(speed?.issuedAt?.slice(0, 16));
  });

  test('has photographs that are valid images', async () => {
    const photos = (await found('state-police', 'DL8CAF5030')).flatMap((one) => one.photoUrls);
    expect(photos.length).toBeGreaterThan(1);
    const picture = await fetch(photos[0] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

describe('the last digits of a number', () => {
  test('0001: the virtual courts respond after 3 s, the others at once', async () => {
    const started = performance.now();
    const came: string[] = [];
    const ask = async (source: ChallanSourceId) => {
      const challans = await found(source, 'KA05MN0001');
      came.push(source);
      return challans;
    };
    const slow = ask('virtual-court');
    await Promise.all([ask('national'), ask('state-police')]);
    expect(came).toHaveLength(2);
    expect(await slow).not.toHaveLength(0);
    expect(performance.now() - started).toBeGreaterThan(2_900);
  }, 10_000);

  test('0002: the state police never responds', async () => {
    const limits = { guard: { totalTimeoutMs: 200 } };
    const answer = await createSource('state-police', limits).find(vehicle('KA05MN0002'));
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(await found('national', 'KA05MN0002')).not.toHaveLength(0);
  });

  test('0003: the central system responds with 500 twice, then works', async () => {
    expect(await found('national', 'KA05MN0003')).not.toHaveLength(0);
    expect(await sandbox.callCount('echallan')).toBe(3);
  });

  test('0004: the virtual courts send a malformed response', async () => {
    expect(await errorOf('virtual-court', 'KA05MN0004')).toMatchObject({ kind: 'malformed' });
    expect(await found('state-police', 'KA05MN0004')).not.toHaveLength(0);
  });

  test('0005: ULIP is down, the other two are not', async () => {
    expect(await errorOf('national', 'KA05MN0005')).toMatchObject({ kind: 'unavailable' });
    expect(await found('virtual-court', 'KA05MN0005')).not.toHaveLength(0);
    expect(await found('state-police', 'KA05MN0005')).not.toHaveLength(0);
  });

  test('0006: no source has challans', async () => {
    expect(await challansOf('MH12AB0006')).toEqual([]);
  });

  test('0007: sixty different challans', async () => {
    const numbers = (await challansOf('MH12AB0007')).map(({ challanNumber }) => challanNumber);
    expect(new Set(numbers).size).toBe(60);
  });

  test('0008: the same challan from two sources, paid at one', async () => {
    const [central] = await found('national', 'MH12AB0008');
    const [police] = await found('state-police', 'MH12AB0008');
    expect(police?.challanNumber).toBe(central?.challanNumber);
    expect([central?.status, police?.status]).toEqual(['unpaid', 'paid']);
    expect(police?.receiptNumber).not.toBeNull();
  });

  test('0009: court challans only, some with a fine, one at the regular court', async () => {
    const all = await challansOf('MH12AB0009');
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['virtual-court', 'regular-court']),
    );
    expect(all.filter(({ fine }) => fine !== null).length).toBeGreaterThanOrEqual(2);
    const regular = all.find(({ status }) => status === 'regular-court');
    expect(regular).toMatchObject({ fine: null, court: { hearingOn: expect.any(String) } });
  });
});

describe('any number', () => {
  test('has up to six challans, the same on every day except for their dates', async () => {
    const marks = Array.from({ length: 40 }, (_, index) => `RJ14CD${1200 + index}`);
    const counts: number[] = [];
    for (const mark of marks) {
      const numbers = (await challansOf(mark)).map(({ challanNumber }) => challanNumber);
      counts.push(new Set(numbers).size);
    }
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBe(6);
    const before = (await challansOf('RJ14CD1203')).map(({ challanNumber }) => challanNumber);
    await sandbox.close();
    sandbox = await startSandbox({ now: () => new Date('2026-11-25T06:00:00Z') });
    const after = (await challansOf('RJ14CD1203')).map(({ challanNumber }) => challanNumber);
    expect(after).toEqual(before);
  });

  test('is read in every observed format of ECHALLAN/01', async () => {
    for (let index = 0; index < 40; index++) {
      const mark = `GJ01KL${2000 + index}`;
      expect(await errorOf('national', mark)).toBeNull();
    }
  });

  test('of another vehicle is refused', async () => {
    for (const id of ['virtual-court', 'state-police'] as const) {
      await sandbox.setFault(SERVICE_OF[id], { mode: 'other-record' });
      expect(await errorOf(id, 'DL8CAF5030')).toMatchObject({ kind: 'malformed' });
    }
  });
});

test('registry and challans share one ULIP login', async () => {
  const account = ulipAccount();
  const session = createUlipSession(account);
  const registry = sandbox.keep(createUlipVahanRegistry({ account, session, sandbox: true }));
  const source = sandbox.keep(createNationalChallanSource({ session, sandbox: true }));
  const [record, challans] = await Promise.all([
    registry.find(vehicle('DL8CAF5030')),
    source.find(vehicle('DL8CAF5030')),
  ]);
  expect([record.ok, challans.ok]).toEqual([true, true]);
  expect(await sandbox.callCount('ulip-login')).toBe(1);
  await sandbox.setFault('echallan', { mode: 'token-expired', times: 1 });
  expect(await source.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
  expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
  expect(await sandbox.callCount('ulip-login')).toBe(2);
});

test('a company without the subscription cannot get challans (403)', async () => {
  const session = createUlipSession({ ...ulipAccount(), username: 'unsubscribed' });
  const source = sandbox.keep(createNationalChallanSource({ session, sandbox: true }));
  expect(await source.find(vehicle('DL8CAF5030'))).toMatchObject({
    ok: false,
    error: { kind: 'rejected', reason: 'answered 403' },
  });
});

function createSource(
  id: ChallanSourceId,
  { http, guard }: Pick<ChallanSourceLimits, 'http' | 'guard'> = {},
  key = 'sandbox',
): GuardedChallanSource {
  const limits = { sandbox: true, http: { ...http }, guard: { retryDelayMs: 1, ...guard } };
  const baseUrl = sandbox.address;
  if (id === 'virtual-court') {
    return sandbox.keep(createVirtualCourtChallanSource({ ...limits, baseUrl, apiKey: key }));
  }
  if (id === 'state-police') {
    return sandbox.keep(createStatePoliceChallanSource({ ...limits, baseUrl, apiKey: key }));
  }
  const session = createUlipSession({ ...ulipAccount(), password: key });
  return sandbox.keep(createNationalChallanSource({ ...limits, session }));
}

function ulipAccount() {
  return {
    baseUrl: `${sandbox.address}/ulip/v1.0.0`,
    username: SANDBOX_CREDENTIALS.ulipUsername,
    password: SANDBOX_CREDENTIALS.ulipPassword,
  };
}

async function found(id: ChallanSourceId, mark: string): Promise<readonly SourceChallan[]> {
  const answer = await createSource(id).find(vehicle(mark));
  if (!answer.ok) throw new Error(`${id}: ${answer.error.reason}`);
  return answer.value;
}

async function errorOf(id: ChallanSourceId, mark: string) {
  const answer = await createSource(id).find(vehicle(mark));
  return answer.ok ? null : answer.error;
}

async function challansOf(mark: string): Promise<readonly SourceChallan[]> {
  return [
    ...(await found('national', mark)),
    ...(await found('virtual-court', mark)),
    ...(await found('state-police', mark)),
  ];
}

function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
