import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import type { InsurerProfile } from '@pahiya/domain/insurance/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { createHubInsurer } from '@pahiya/providers/insurers/hub/hub-insurer';
import { createHubSession } from '@pahiya/providers/insurers/hub/hub-session';
import { insurerSuite } from '@pahiya/providers/insurers/insurer.suite';
import { createLinkInsurer } from '@pahiya/providers/insurers/link/link-insurer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS, SANDBOX_INSURERS } from '../credentials.ts';

const now = new Date('2026-11-25T06:00:00Z');
let sandbox: SandboxOnLoopback;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => now });
});
afterEach(() => sandbox.close());

const profile = (id: string): InsurerProfile => {
  const found = SANDBOX_INSURERS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  const { over: _, ...facts } = found;
  return { ...facts, sandbox: true };
};
const quick = <Limits extends { guard?: object }>(limits: Limits) => ({
  ...limits,
  guard: { retryDelayMs: 1, ...limits.guard },
});

function hubInsurer(
  id: string,
  limits: { guard?: object } = {},
  clientSecret: string = SANDBOX_CREDENTIALS.insurerHubClientSecret,
) {
  const session = createHubSession({
    baseUrl: sandbox.address,
    clientId: SANDBOX_CREDENTIALS.insurerHubClientId,
    clientSecret,
  });
  const url = `${sandbox.address}/insurer-pages/${id}/buy`;
  const secret = SANDBOX_CREDENTIALS.insurerLinkSecret;
  const page = profile(id).way === 'hand-over' ? { url, partner: 'us', secret } : null;
  return sandbox.keep(createHubInsurer({ session, profile: profile(id), page, ...quick(limits) }));
}

function linkInsurer(
  id: string,
  limits: { guard?: object } = {},
  secret: string = SANDBOX_CREDENTIALS.insurerLinkSecret,
) {
  return sandbox.keep(
    createLinkInsurer({
      ...{ baseUrl: sandbox.address, secret, profile: profile(id), page: null, now: () => now },
      ...quick(limits),
    }),
  );
}

async function setOutcome(outcome: string): Promise<void> {
  await sandbox.app.inject({
    ...{ method: 'PUT', url: '/control/insurers' },
    payload: { outcome, issueMs: 0 },
  });
}

insurerSuite('hub', {
  create: (limits = {}) => hubInsurer('aravalli', limits),
  createRefused: () => hubInsurer('aravalli', {}, 'wrong'),
  setFault: (fault) => sandbox.setFault('insurer-hub', fault),
  callCount: () => sandbox.callCount('insurer-hub'),
  setOutcome,
});

insurerSuite('link', {
  create: (limits = {}) => linkInsurer('vindhya', limits),
  createRefused: () => linkInsurer('vindhya', {}, 'wrong'),
  setFault: (fault) => sandbox.setFault('insurer-link', fault),
  callCount: () => sandbox.callCount('insurer-link'),
  setOutcome,
});

const question = (requestId: string, vehicleNumber = 'DL8CAF5030') => ({
  requestId,
  vehicle: {
    ...{ vehicleNumber, vehicle: 'car' as const, maker: null, model: null },
    power: { kind: 'engine' as const, cc: 1197, isHybrid: false },
    ...{
      registeredOn: '2022-03-15' as IstDate,
      zone: 'A' as const,
      seats: null,
      invoicePrice: null,
    },
  },
  ask: {
    ...{ cover: 'package' as const, insuredValue: null, bonus: 0, withOwnerDriver: true },
    ...{ addOns: [], ownDamageUntil: '2026-12-10' as IstDate, startsOn: '2026-11-26' as IstDate },
    extras: { ...noExtras, gasKit: { kind: 'none' as const } },
  },
});

describe('the link', () => {
  test.each(['xml-bomb', 'malformed-xml'])('%s is malformed', async (mode) => {
    await sandbox.setFault('insurer-link', { mode });
    expect(
      await linkInsurer('vindhya', { guard: { retries: 0 } }).quote(question('one')),
    ).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('is logged in to again when the hub forgot the token', async () => {
    const insurer = hubInsurer('aravalli');
    await insurer.quote(question('one'));
    await sandbox.setFault('insurer-hub', { mode: 'token-expired', times: 1 });
    expect(await insurer.quote(question('two'))).toMatchObject({ ok: true });
  });
});

describe('of the five insurers', () => {
  const all = () => [
    ...['aravalli', 'sahyadri', 'satpura'].map((id) => hubInsurer(id)),
    ...['vindhya', 'nilgiri'].map((id) => linkInsurer(id, { guard: { retries: 0 } })),
  ];
  const set = (settings: object) =>
    sandbox.app.inject({ method: 'PUT', url: '/control/insurers', payload: settings });
  const outcomes = async (vehicleNumber: string) => {
    await set({ slowMs: 0 });
    const answers = await Promise.all(all().map((one) => one.quote(question('q', vehicleNumber))));
    return answers.map((answer) =>
      answer.ok && answer.value.kind === 'quote' ? answer.value.quote : null,
    );
  };

  test('one is down for a while, and answers when asked again', async () => {
    const insurer = linkInsurer('nilgiri', { guard: { retries: 0 } });
    expect(await insurer.quote(question('one'))).toMatchObject({ error: { kind: 'unavailable' } });
    await set({ failMs: 0 });
    expect(await insurer.quote(question('one'))).toMatchObject({ value: { kind: 'quote' } });
  });

  test('one always inspects, and with the ending 3005 all do', async () => {
    await set({ failMs: 0 });
    const inspects = (quotes: Awaited<ReturnType<typeof outcomes>>) =>
      quotes.map((quote) => quote?.needsInspection);
    expect(inspects(await outcomes('DL8CAF5030'))).toEqual([false, false, false, true, false]);
    await sandbox.app.inject({ method: 'DELETE', url: '/control/insurers' });
    await set({ failMs: 0 });
    expect(inspects(await outcomes('DL8CAF3005'))).toEqual([true, true, true, true, true]);
  });

  test('with the ending 3006 only one answers', async () => {
    const quotes = await outcomes('DL8CAF3006');
    expect(quotes.map((quote) => quote !== null)).toEqual([true, false, false, false, false]);
  });

  test('one sells on its own page, which opens with our signature alone', async () => {
    const insurer = hubInsurer('satpura');
    const answer = await insurer.quote(question('one'));
    if (!answer.ok || answer.value.kind !== 'quote') throw new Error('no quote');
    const address = insurer.handOver(answer.value.quote.quoteRef) ?? '';
    expect(address).not.toContain('DL8CAF5030');
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address.replace('partner=us', 'partner=them'))).status).toBe(403);
    expect(hubInsurer('aravalli').handOver('any')).toBeNull();
  });
});
