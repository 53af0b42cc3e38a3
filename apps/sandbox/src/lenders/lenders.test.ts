import type { LenderProfile } from '@pahiya/domain/loans/ports';
import { createGatewayLender } from '@pahiya/providers/lenders/gateway/gateway-lender';
import { lenderSuite } from '@pahiya/providers/lenders/lender.suite';
import { createNetworkLender } from '@pahiya/providers/lenders/network/network-lender';
import { createNetworkOtp } from '@pahiya/providers/lenders/network/network-otp';
import { createNetworkSession } from '@pahiya/providers/lenders/network/network-session';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS, SANDBOX_LENDERS } from '../credentials.ts';

const now = new Date('2026-11-20T06:00:00Z');
const MOBILE = '9000000051';
let sandbox: SandboxOnLoopback;
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  sandbox = await startSandbox({ now: () => now });
});
afterEach(() => sandbox.close());

const session = (clientSecret: string = SANDBOX_CREDENTIALS.loanNetworkClientSecret) =>
  createNetworkSession({
    baseUrl: sandbox.address,
    clientId: SANDBOX_CREDENTIALS.loanNetworkClientId,
    clientSecret,
  });
const createOtp = (clientSecret?: string) =>
  sandbox.keep(
    createNetworkOtp({ session: session(clientSecret), name: 'Network', sandbox: true }),
  );
const messages = async (): Promise<{ channel: string; variables: { otp: string } }[]> =>
  (await sandbox.app.inject(`/inbox.json?mobile=${MOBILE}`)).json().messages;
const otpAt = async () => (await messages())[0]?.variables.otp ?? '';
const shared = {
  createOtp: () => createOtp(),
  otpAt,
  setOutcome: (outcome: string) => control({ outcome }),
  passMs: (milliseconds: number) => {
    aheadMs += milliseconds;
    return control({ aheadMs });
  },
};
const quick = <Limits extends { guard?: object }>(limits: Limits) => ({
  ...limits,
  guard: { retryDelayMs: 1, ...limits.guard },
});

lenderSuite('network', {
  ...shared,
  create: (limits = {}) => networkLender('amaltas', limits),
  createRefused: () =>
    sandbox.keep(createNetworkLender({ session: session('wrong'), profile: profile('amaltas') })),
  setFault: (fault) => sandbox.setFault('loan-network', fault),
  callCount: () => sandbox.callCount('loan-network'),
});

lenderSuite('gateway', {
  ...shared,
  create: (limits = {}) => gatewayLender('gulmohar', limits),
  createRefused: () => gatewayLender('gulmohar', {}, 'wrong'),
  setFault: (fault) => sandbox.setFault('lender-gateway', fault),
  callCount: () => sandbox.callCount('lender-gateway'),
});

describe('the gateway', () => {
  test.each(['xml-bomb', 'malformed-xml'])('%s is malformed', async (mode) => {
    const lender = gatewayLender('gulmohar', { guard: { retries: 0 } });
    await sandbox.setFault('lender-gateway', { mode });
    expect(await lender.report('one')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('refuses a signature of another hour', async () => {
    const late = sandbox.keep(
      createGatewayLender({
        baseUrl: sandbox.address,
        secret: SANDBOX_CREDENTIALS.lenderGatewaySecret,
        profile: profile('gulmohar'),
        now: () => new Date(now.getTime() - 3_600_000),
      }),
    );
    expect(await late.report('one')).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });
});

describe('the network', () => {
  test('is logged in to again when it forgot the token', async () => {
    const lender = networkLender('amaltas', {});
    await lender.report('one');
    await sandbox.setFault('loan-network', { mode: 'token-expired', times: 1 });
    expect(await lender.report('one')).toEqual({ ok: true, value: { state: 'unknown' } });
  });

  test('sends an OTP once even if the answer is lost', async () => {
    const otp = createOtp();
    // Logged in before, so that the OTP's answer is the one that is lost.
    await otp.verify({ sessionRef: 'nobody', otp: '000000' });
    await sandbox.setFault('loan-network', { mode: 'lost-answer', times: 1 });
    expect(await otp.send({ requestId: 'one', mobile: MOBILE })).toMatchObject({ ok: false });
    expect(await messages()).toHaveLength(1);
  });

  test('sends three more, each after a pause, by the channel asked for, and no fourth', async () => {
    const otp = createOtp();
    const sent = await otp.send({ requestId: 'one', mobile: MOBILE });
    if (!sent.ok) throw new Error(sent.error.reason);
    const { sessionRef } = sent.value;
    expect(await otp.resend({ sessionRef, channel: 'sms' })).toEqual({
      ok: true,
      value: 'too-soon',
    });
    for (const channel of ['sms', 'sms', 'voice'] as const) {
      await shared.passMs(31_000);
      expect(await otp.resend({ sessionRef, channel })).toMatchObject({ value: { sessionRef } });
    }
    await shared.passMs(31_000);
    expect(await otp.resend({ sessionRef, channel: 'voice' })).toEqual({
      ok: true,
      value: 'no-more',
    });
    expect((await messages()).map(({ channel }) => channel)).toEqual([
      'voice',
      'sms',
      'sms',
      'sms',
    ]);
  });

  test('ends a session after five wrong OTPs, and knows no other', async () => {
    const otp = createOtp();
    const sent = await otp.send({ requestId: 'one', mobile: MOBILE });
    if (!sent.ok) throw new Error(sent.error.reason);
    const { sessionRef } = sent.value;
    const right = await otpAt();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) {
      expect(await otp.verify({ sessionRef, otp: wrong })).toEqual({ ok: true, value: 'wrong' });
    }
    const expired = { ok: true, value: 'expired' };
    expect(await otp.verify({ sessionRef, otp: right })).toEqual(expired);
    expect(await otp.resend({ sessionRef: 'nobody', channel: 'sms' })).toEqual(expired);
  });

  test('refuses a wrong secret', async () => {
    expect(await createOtp('wrong').send({ requestId: 'one', mobile: MOBILE })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    expect(await messages()).toEqual([]);
  });
});

function networkLender(id: string, limits: { guard?: object }) {
  return sandbox.keep(
    createNetworkLender({ session: session(), profile: profile(id), ...quick(limits) }),
  );
}

function gatewayLender(
  id: string,
  limits: { guard?: object },
  secret: string = SANDBOX_CREDENTIALS.lenderGatewaySecret,
) {
  return sandbox.keep(
    createGatewayLender({
      baseUrl: sandbox.address,
      secret,
      profile: profile(id),
      now: () => now,
      ...quick(limits),
    }),
  );
}

function profile(id: string): LenderProfile {
  const found = SANDBOX_LENDERS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no lender ${id}`);
  const { over: _over, ...facts } = found;
  return { ...facts, sandbox: true } as LenderProfile;
}

async function control(payload: object): Promise<void> {
  const answer = await sandbox.app.inject({ method: 'PUT', url: '/control/lenders', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
