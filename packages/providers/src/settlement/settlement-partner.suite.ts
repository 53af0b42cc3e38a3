import type { SettlementRequest } from '@pahiya/domain/challans/ports';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import type { GuardedSettlementPartner, PartnerOptions } from './partner/settlement-partner.ts';

/** What the port's test suite needs from a partner's adapter. */
export type SettlementPartnerSubject = {
  readonly create: (
    limits?: Pick<PartnerOptions, 'http' | 'guard'>,
  ) => Promise<GuardedSettlementPartner>;
  /** An adapter with a key that the partner rejects. */
  readonly createRefused: () => Promise<GuardedSettlementPartner>;
  /** A settlement that the partner can carry out; a new reference per call, always the same challan. */
  readonly request: () => Promise<SettlementRequest>;
  readonly setOutcome: (
    outcome: 'paid' | 'amount-changed' | 'moved-to-court' | 'failed' | 'never',
  ) => Promise<void>;
  /** Advances the partner's clock. */
  readonly passMs: (milliseconds: number) => Promise<void>;
  readonly setFault: (fault: {
    readonly status?: number;
    readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'lost-answer';
    readonly times?: number;
  }) => Promise<void>;
  readonly callCount: () => Promise<number>;
  /** OTPs received by a mobile (ten digits), newest first. */
  readonly otpsAt: (mobile: string) => Promise<readonly string[]>;
};

const MOBILE = '9000000019';

/** Contract tests of every adapter of the SettlementPartner port.
 * @internal Tests only. */
export function settlementPartnerSuite(name: string, subject: SettlementPartnerSubject): void {
  const settle = async (outcome: Parameters<typeof subject.setOutcome>[0]) => {
    await subject.setOutcome(outcome);
    const partner = await subject.create();
    const request = await subject.request();
    const submitted = await partner.submit(request);
    await subject.passMs(60_000);
    return { partner, request, submitted, report: await partner.report(request.reference) };
  };

  describe(`${name}: a settlement`, () => {
    test('is accepted, then paid with a receipt of the authority', async () => {
      const { submitted, report } = await settle('paid');
      expect(submitted).toMatchObject({ ok: true, value: { state: 'accepted' } });
      expect(report).toMatchObject({
        ok: true,
        value: { state: 'paid', receiptNumber: expect.stringMatching(/\w{8}/) },
      });
    });

    test('with a changed fine reports the new one', async () => {
      const { report, request } = await settle('amount-changed');
      if (!report.ok || report.value.state !== 'amount-changed') throw new Error('not changed');
      expect(report.value.fine).toBeGreaterThan(request.fine);
    });

    test('may turn out to be in court, or fail with a code', async () => {
      expect((await settle('failed')).report).toMatchObject({
        ok: true,
        value: { state: 'failed', reason: expect.stringMatching(/^[a-z0-9_]+$/) },
      });
      expect((await settle('moved-to-court')).report).toMatchObject({
        ok: true,
        value: { state: 'moved-to-court' },
      });
    });

    test('may stay accepted indefinitely', async () => {
      expect((await settle('never')).report).toMatchObject({
        ok: true,
        value: { state: 'accepted' },
      });
    });

    test('that the partner never received is unknown', async () => {
      const partner = await subject.create();
      expect(await partner.report('nobody-asked')).toEqual({
        ok: true,
        value: { state: 'unknown' },
      });
    });

    test('submitted again with the same reference returns its current status', async () => {
      const { partner, request, report } = await settle('paid');
      expect(await partner.submit(request)).toEqual(report);
      expect(await partner.submit(request)).toEqual(report);
    });

    test('submitted twenty times concurrently is one settlement', async () => {
      const partner = await subject.create();
      const request = await subject.request();
      const answers = await Promise.all(Array.from({ length: 20 }, () => partner.submit(request)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ ok: true, value: { state: 'accepted' } });
    });

    test('with another amount under the same reference is refused', async () => {
      const partner = await subject.create();
      const request = await subject.request();
      await partner.submit(request);
      const changed = { ...request, fine: paise(request.fine + 100) };
      expect(await partner.submit(changed)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    });

    test('of an already paid challan fails, whatever its reference', async () => {
      const { partner } = await settle('paid');
      const second = await subject.request();
      await partner.submit(second);
      await subject.passMs(60_000);
      expect(await partner.report(second.reference)).toMatchObject({
        ok: true,
        value: { state: 'failed', reason: 'already_paid' },
      });
    });
  });

  describe(`${name}: a lost response`, () => {
    test('is recovered by submitting again, which settles once', async () => {
      const partner = await subject.create();
      const request = await subject.request();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await partner.submit(request)).toMatchObject({
        ok: true,
        value: { state: 'accepted' },
      });
      expect(await subject.callCount()).toBe(2);
    });

    test('without recovery leaves the outcome unknown, and a report shows the submission', async () => {
      const partner = await subject.create({ guard: { retries: 0 } });
      const request = await subject.request();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await partner.submit(request)).toMatchObject({
        ok: false,
        error: { kind: 'unavailable', retryable: true },
      });
      expect(await partner.report(request.reference)).toMatchObject({
        ok: true,
        value: { state: 'accepted' },
      });
    });

    test('of a request that never arrived leaves it unknown to the partner', async () => {
      const partner = await subject.create({ guard: { retries: 0 } });
      const request = await subject.request();
      await subject.setFault({ mode: 'reset', times: 1 });
      expect(await partner.submit(request)).toMatchObject({ ok: false });
      expect(await partner.report(request.reference)).toMatchObject({
        ok: true,
        value: { state: 'unknown' },
      });
    });
  });

  describe(`${name}: a fault of the partner`, () => {
    test.each([
      [{ status: 500 }, 'unavailable', 3],
      [{ mode: 'reset' }, 'unavailable', 3],
      [{ status: 429 }, 'rate-limited', 1],
      [{ status: 404 }, 'rejected', 1],
      [{ mode: 'malformed' }, 'malformed', 1],
      [{ mode: 'huge' }, 'malformed', 1],
    ] as const)('%o is %s after %i calls', async (fault, kind, calls) => {
      const partner = await subject.create();
      await subject.setFault(fault);
      const failure = { ok: false, error: { kind, provider: partner.id } };
      expect(await partner.report('order-1')).toMatchObject(failure);
      expect(await subject.callCount()).toBe(calls);
    });

    test('without a response is a time-out', async () => {
      const partner = await subject.create({ guard: { totalTimeoutMs: 200 } });
      await subject.setFault({ mode: 'silent' });
      expect(await partner.submit(await subject.request())).toMatchObject({
        ok: false,
        error: { kind: 'timeout', retryable: true },
      });
    });

    test('that persists opens the circuit breaker', async () => {
      const partner = await subject.create({ guard: { retries: 0, breakerFailures: 2 } });
      await subject.setFault({ status: 503 });
      for (let attempt = 0; attempt < 4; attempt++) await partner.report('order-1');
      expect(partner.breakerState()).toBe('open');
      expect(await subject.callCount()).toBe(2);
    });

    test('refused credentials are not retried, and reveal nothing about the challan', async () => {
      const partner = await subject.createRefused();
      const request = await subject.request();
      const answer = await partner.submit(request);
      if (answer.ok) throw new Error('a wrong key was accepted');
      expect(answer.error).toMatchObject({ kind: 'rejected', retryable: false });
      expect(answer.error.reason).not.toContain(request.challanNumber);
      expect(answer.error.reason).not.toContain(request.vehicleNumber);
    });
  });

  describe(`${name}: a court OTP`, () => {
    const ask = async (partner: GuardedSettlementPartner) => {
      const { reference, challanNumber } = await subject.request();
      const asked = await partner.requestCourtOtp({ reference, challanNumber, mobile: MOBILE });
      const [otp = ''] = await subject.otpsAt(MOBILE);
      return { reference, asked, otp };
    };

    test('arrives at the mobile and is accepted, also if submitted twice', async () => {
      const partner = await subject.create();
      const { reference, asked, otp } = await ask(partner);
      expect(asked).toMatchObject({ ok: true, value: { sentAt: expect.stringMatching(/Z$/) } });
      const accepted = { ok: true, value: 'accepted' };
      expect(await partner.submitCourtOtp({ reference, otp })).toEqual(accepted);
      expect(await partner.submitCourtOtp({ reference, otp })).toEqual(accepted);
    });

    test('is refused if wrong, and invalid after five attempts', async () => {
      const partner = await subject.create();
      const { reference, otp } = await ask(partner);
      const wrong = otp === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await partner.submitCourtOtp({ reference, otp: wrong })).toEqual({
          ok: true,
          value: 'wrong',
        });
      }
      expect(await partner.submitCourtOtp({ reference, otp })).toEqual({
        ok: true,
        value: 'expired',
      });
    });

    test('expires, and one that was never requested counts as expired', async () => {
      const partner = await subject.create();
      const { reference, otp } = await ask(partner);
      await subject.passMs(3_600_000);
      const expired = { ok: true, value: 'expired' };
      expect(await partner.submitCourtOtp({ reference, otp })).toEqual(expired);
      expect(await partner.submitCourtOtp({ reference: 'nobody-asked', otp })).toEqual(expired);
    });

    test('is requested only once, even if the response is lost', async () => {
      const partner = await subject.create();
      const { reference, challanNumber } = await subject.request();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const asked = await partner.requestCourtOtp({ reference, challanNumber, mobile: MOBILE });
      expect(asked).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
      expect(await subject.otpsAt(MOBILE)).toHaveLength(1);
    });
  });
}
