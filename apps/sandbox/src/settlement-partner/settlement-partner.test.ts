import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { SettlementRequest } from '@pahiya/domain/challans/ports';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { createNationalChallanSource } from '@pahiya/providers/challan-sources/national/national-challan-source';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { createSettlementPartner } from '@pahiya/providers/settlement/partner/settlement-partner';
import { settlementPartnerSuite } from '@pahiya/providers/settlement/settlement-partner.suite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { findChallans } from '../challans/find-challans.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: SandboxOnLoopback;
let now: Date;
let references = 0;

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  sandbox = await startSandbox({ now: () => now });
});

afterEach(() => sandbox.close());

settlementPartnerSuite('partner', {
  create: async (limits) => createPartner(limits),
  createRefused: async () => createPartner({}, 'wrong'),
  request: () => requestFor('DL8CAF5030'),
  setOutcome: (outcome) => control({ outcome }),
  passMs: async (milliseconds) => pass(milliseconds),
  setFault: (fault) => sandbox.setFault('settlement-partner', fault),
  callCount: () => sandbox.callCount('settlement-partner'),
  otpsAt: async (mobile) => {
    const inbox: { messages: { variables: { otp: string }; templateId: string }[] } = (
      await sandbox.app.inject(`/inbox.json?mobile=${mobile}`)
    ).json();
    return inbox.messages
      .filter(({ templateId }) => templateId === 'VCOURT')
      .map(({ variables }) => variables.otp);
  },
});

describe('a settled challan at its source', () => {
  test('is still open when paid, and disposed with the receipt some seconds later', async () => {
    const partner = createPartner();
    const request = await requestFor('DL8CAF5030');
    await partner.submit(request);
    pass(4_000);
    const report = await partner.report(request.reference);
    expect(await challanOf(request)).toMatchObject({ status: 'unpaid' });
    pass(5_000);
    expect(await challanOf(request)).toMatchObject({
      status: 'paid',
      received: request.fine,
      receiptNumber: report.ok && report.value.state === 'paid' ? report.value.receiptNumber : '-',
    });
  });

  test('whose fine changed shows the new one, and can be settled at it', async () => {
    const partner = createPartner();
    const request = await requestFor('KA05MN0011');
    await partner.submit(request);
    pass(60_000);
    const changed = await challanOf(request);
    expect(await partner.report(request.reference)).toMatchObject({
      ok: true,
      value: { state: 'amount-changed', fine: changed?.fine },
    });
    const second = { ...(await requestFor('KA05MN0011')), fine: changed?.fine ?? paise(0) };
    expect(second.fine).toBeGreaterThan(request.fine);
    await partner.submit(second);
    pass(60_000);
    expect(await partner.report(second.reference)).toMatchObject({
      ok: true,
      value: { state: 'paid' },
    });
  });

  test('moved to court is shown there, without an amount', async () => {
    const partner = createPartner();
    const request = await requestFor('KA05MN0012');
    await partner.submit(request);
    pass(60_000);
    expect(await challanOf(request)).toMatchObject({ status: 'regular-court', fine: null });
  });
});

describe('the partner', () => {
  test.each([
    ['KA05MN0013', 'failed'],
    ['KA05MN0014', 'accepted'],
    ['KA05MN0015', 'accepted'],
  ])('says of %s that it is %s after twenty seconds', async (mark, state) => {
    const partner = createPartner();
    const request = await requestFor(mark);
    await partner.submit(request);
    pass(20_000);
    expect(await partner.report(request.reference)).toMatchObject({ ok: true, value: { state } });
  });

  test('pays neither a wrong amount nor an unknown challan', async () => {
    const partner = createPartner();
    const request = await requestFor('DL8CAF5030');
    await partner.submit({ ...request, reference: 'too-little', fine: paise(100) });
    await partner.submit({
      ...request,
      reference: 'no-such',
      challanNumber: 'DL99999999999999999',
    });
    pass(60_000);
    expect(await partner.report('too-little')).toMatchObject({
      ok: true,
      value: { state: 'amount-changed', fine: request.fine },
    });
    expect(await partner.report('no-such')).toMatchObject({
      ok: true,
      value: { state: 'failed', reason: 'no_such_challan' },
    });
  });

  test('reports the submissions of each settlement, and clears them on request', async () => {
    const partner = createPartner();
    const request = await requestFor('DL8CAF5030');
    await partner.submit(request);
    await partner.submit(request);
    const read = async () => (await sandbox.app.inject('/control/settlement-partner')).json();
    expect(await read()).toMatchObject({
      settlements: [{ challan_number: request.challanNumber, requests: 2, status: 'ACCEPTED' }],
    });
    await sandbox.app.inject({ method: 'DELETE', url: '/control/settlement-partner' });
    expect(await read()).toMatchObject({ settlements: [] });
    expect(await partner.report(request.reference)).toMatchObject({ value: { state: 'unknown' } });
  });

  test('accepts only valid settings, and a reset restores the defaults', async () => {
    const put = (payload: object) =>
      sandbox.app.inject({ method: 'PUT', url: '/control/settlement-partner', payload });
    expect((await put({ payAfterMs: -1 })).statusCode).toBe(400);
    expect((await put({ colour: 'red' })).statusCode).toBe(400);
    expect((await put({ payAfterMs: 1 })).json()).toMatchObject({ settings: { payAfterMs: 1 } });
    await sandbox.app.inject({ method: 'POST', url: '/control/reset' });
    expect((await sandbox.app.inject('/control/settlement-partner')).json()).toMatchObject({
      settings: { payAfterMs: 4_000, showAfterMs: 5_000 },
    });
  });
});

function createPartner(limits = {}, apiKey: string = SANDBOX_CREDENTIALS.settlementPartnerKey) {
  const { guard, ...rest } = { guard: {}, ...limits };
  return sandbox.keep(
    createSettlementPartner({
      baseUrl: sandbox.address,
      apiKey,
      ...rest,
      guard: { retryDelayMs: 1, ...guard },
    }),
  );
}

/** A settlement of the vehicle's first challan, with its own reference. */
async function requestFor(mark: string): Promise<SettlementRequest> {
  const [challan] = findChallans(mark, istDateOf(now));
  if (!challan || challan.fine === null) throw new Error(`nothing to settle: ${mark}`);
  references += 1;
  return {
    reference: `order-${references}`,
    challanNumber: challan.challanNumber,
    vehicleNumber: vehicle(mark),
    stateCode: challan.stateCode,
    kind: 'e-challan',
    fine: rupees(challan.fine),
    isExpress: false,
  };
}

async function challanOf(request: SettlementRequest): Promise<SourceChallan | undefined> {
  const challans = await challansOf(request.vehicleNumber);
  return challans.find(({ challanNumber }) => challanNumber === request.challanNumber);
}

async function challansOf(vehicleNumber: VehicleNumber): Promise<readonly SourceChallan[]> {
  const session = createUlipSession({
    baseUrl: `${sandbox.address}/ulip/v1.0.0`,
    username: SANDBOX_CREDENTIALS.ulipUsername,
    password: SANDBOX_CREDENTIALS.ulipPassword,
  });
  const source = sandbox.keep(createNationalChallanSource({ session, sandbox: true }));
  const answer = await source.find(vehicleNumber);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

async function control(settings: object): Promise<void> {
  const url = '/control/settlement-partner';
  const answer = await sandbox.app.inject({ method: 'PUT', url, payload: settings });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

function pass(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
