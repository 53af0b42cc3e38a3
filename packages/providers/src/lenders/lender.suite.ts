import type {
  ConsentProof,
  Lender,
  LoanAsk,
  LoanOtp,
  LoanPerson,
} from '@pahiya/domain/loans/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import type { ProviderLimits, WatchedProvider } from '../http/outgoing-provider.ts';

/** What the suite of the lenders' port needs. */
export type LenderSubject = {
  /** A lender that makes offers. */
  readonly create: (limits?: ProviderLimits) => Lender & WatchedProvider;
  /** The same with keys that it refuses. */
  readonly createRefused: () => Lender & WatchedProvider;
  readonly createOtp: () => LoanOtp & WatchedProvider;
  readonly otpAt: (mobile: string) => Promise<string>;
  readonly setOutcome: (outcome: 'sanctioned' | 'declined' | 'never') => Promise<void>;
  /** Advances the lender's clock. */
  readonly passMs: (milliseconds: number) => Promise<void>;
  readonly setFault: (fault: object) => Promise<void>;
  readonly callCount: () => Promise<number>;
};

const MOBILE = '9000000051';

const person: LoanPerson = {
  name: 'Asha Devi',
  pan: 'ABCPD1234F',
  bornOn: '1990-04-12' as IstDate,
  pinCode: '110001',
  work: 'salaried',
  income: rupees(80_000),
  instalments: rupees(5_000),
  employer: 'Example & Sons <Ltd>',
  mobile: MOBILE,
  email: 'asha@example.org',
};
const wish: LoanAsk = {
  kind: 'new-car',
  amount: rupees(500_000),
  months: 60,
  value: rupees(700_000),
  vehicleAge: 0,
};
const consent = (check: 'soft' | 'hard'): ConsentProof => ({
  consentId: `consent-${check}`,
  check,
  bureau: 'Sandbox Credit Bureau',
  textVersion: '2026-11',
  givenAt: '2026-11-20T06:00:00.000Z',
});

/** Contract tests of every adapter of the lenders' port.
 * @internal Tests only. */
export function lenderSuite(name: string, subject: LenderSubject): void {
  let requests = 0;

  async function proved() {
    requests += 1;
    const requestId = `request-${requests}`;
    const otp = subject.createOtp();
    const session = await otp.send({ requestId, mobile: MOBILE });
    if (!session.ok) throw new Error(session.error.reason);
    const { sessionRef } = session.value;
    const verified = await otp.verify({ sessionRef, otp: await subject.otpAt(MOBILE) });
    if (!verified.ok || typeof verified.value === 'string') throw new Error('not proved');
    return { requestId, proof: verified.value.proof };
  }
  async function question(change: Partial<{ person: LoanPerson; ask: LoanAsk }> = {}) {
    return { ...(await proved()), consent: consent('soft'), person, ask: wish, ...change };
  }
  async function applied(lender: Lender) {
    const asked = await question();
    const answer = await lender.offers(asked);
    if (!answer.ok || answer.value.kind !== 'offers') throw new Error('no offer');
    const { offerRef } = answer.value.offers[0];
    const application = { requestId: asked.requestId, offerRef, consent: consent('hard'), person };
    return { application, report: await lender.apply(application) };
  }

  describe(`${name}: an offer`, () => {
    test('comes with rate, fees and the facts of its statement, and the same when asked again', async () => {
      const lender = subject.create();
      const asked = await question();
      const answer = await lender.offers(asked);
      expect(answer).toMatchObject({
        ok: true,
        value: {
          kind: 'offers',
          offers: [
            {
              amount: rupees(500_000),
              months: 60,
              rate: expect.any(Number),
              fees: [{ name: 'Processing fee', payee: 'lender' }],
              facts: { penalCharge: expect.any(String), coolingOffDays: 3 },
              statedApr: expect.any(Number),
            },
          ],
        },
      });
      expect(await lender.offers(asked)).toEqual(answer);
    });

    test('is refused with a reason for a person without the income', async () => {
      const asked = await question({ person: { ...person, income: rupees(10_000) } });
      expect(await subject.create().offers(asked)).toEqual({
        ok: true,
        value: { kind: 'no-offer', reason: 'INCOME' },
      });
    });

    test('needs a proof of the phone for this request, in time', async () => {
      const lender = subject.create();
      const asked = await question();
      const other = await proved();
      const unproved = { ok: true, value: { kind: 'unproved' } };
      expect(await lender.offers({ ...asked, proof: other.proof })).toEqual(unproved);
      expect(await lender.offers({ ...asked, proof: 'made.up' })).toEqual(unproved);
      await subject.passMs(3_700_000);
      expect(await lender.offers(asked)).toEqual(unproved);
    });

    test('is not asked for with a consent of the other kind', async () => {
      const asked = { ...(await question()), consent: consent('hard') };
      expect(await subject.create().offers(asked)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', isOfOneQuestion: true },
      });
    });
  });

  describe(`${name}: an application`, () => {
    test('is received once, however often it is handed over, and sanctioned', async () => {
      const lender = subject.create();
      const { application, report } = await applied(lender);
      expect(report).toMatchObject({ ok: true, value: { state: 'received' } });
      const again = await Promise.all(Array.from({ length: 5 }, () => lender.apply(application)));
      for (const one of again) expect(one).toEqual(report);
      await subject.passMs(120_000);
      expect(await lender.report(application.requestId)).toMatchObject({
        value: { state: 'sanctioned', coolingOffUntil: expect.stringMatching(/Z$/) },
      });
      expect(await lender.withdraw(application.requestId)).toEqual({ ok: true, value: 'too-late' });
    });

    test('never goes with a soft consent', async () => {
      const lender = subject.create();
      const asked = await question();
      const answer = await lender.offers(asked);
      if (!answer.ok || answer.value.kind !== 'offers') throw new Error('no offer');
      const { offerRef } = answer.value.offers[0];
      const { requestId } = asked;
      expect(
        await lender.apply({ requestId, offerRef, consent: consent('soft'), person }),
      ).toMatchObject({ ok: false, error: { kind: 'rejected', isOfOneQuestion: true } });
      expect(await lender.report(requestId)).toEqual({ ok: true, value: { state: 'unknown' } });
    });

    test('can be declined, and one for another offer is refused', async () => {
      await subject.setOutcome('declined');
      const lender = subject.create();
      const { application } = await applied(lender);
      await subject.passMs(120_000);
      expect(await lender.report(application.requestId)).toMatchObject({
        value: { state: 'declined', reason: 'INCOME_PROOF' },
      });
      expect(await lender.apply({ ...application, offerRef: 'OF-OTHER' })).toMatchObject({
        ok: false,
        error: { isOfOneQuestion: true },
      });
    });

    test('is withdrawn once, also before it was handed over or asked for', async () => {
      await subject.setOutcome('never');
      const lender = subject.create();
      const { application } = await applied(lender);
      const withdrawn = { ok: true, value: 'withdrawn' };
      expect(await lender.withdraw(application.requestId)).toEqual(withdrawn);
      expect(await lender.withdraw(application.requestId)).toEqual(withdrawn);
      expect(await lender.report(application.requestId)).toMatchObject({
        value: { state: 'withdrawn' },
      });
      expect(await lender.apply(application)).toMatchObject({ value: { state: 'withdrawn' } });
      expect(await lender.withdraw('nobody-asked')).toEqual(withdrawn);
    });

    test('whose answer is lost was received all the same', async () => {
      const lender = subject.create({ guard: { retries: 0 } });
      const asked = await question();
      const answer = await lender.offers(asked);
      if (!answer.ok || answer.value.kind !== 'offers') throw new Error('no offer');
      const { offerRef } = answer.value.offers[0];
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const { requestId } = asked;
      const lost = await lender.apply({ requestId, offerRef, consent: consent('hard'), person });
      expect(lost).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
      expect(await lender.report(requestId)).toMatchObject({ value: { state: 'received' } });
    });
  });

  describe(`${name}: a fault`, () => {
    test.each([
      [{ status: 500 }, 'unavailable'],
      [{ status: 429 }, 'rate-limited'],
      [{ mode: 'reset' }, 'unavailable'],
      [{ mode: 'down' }, 'unavailable'],
      [{ mode: 'malformed' }, 'malformed'],
      [{ mode: 'huge' }, 'malformed'],
      [{ mode: 'silent' }, 'timeout'],
    ])('%j is %s', async (fault, kind) => {
      const asked = await question();
      const lender = subject.create({
        ...(kind === 'timeout' && { http: { timeoutMs: 300 } }),
        guard: { retries: 0 },
      });
      await subject.setFault(fault);
      expect(await lender.offers(asked)).toMatchObject({ ok: false, error: { kind } });
    });

    test('that passes is retried', async () => {
      const asked = await question();
      await subject.setFault({ status: 503, times: 1 });
      expect(await subject.create().offers(asked)).toMatchObject({ ok: true });
    });

    test('of the keys is a refusal, and names nobody', async () => {
      const asked = await question();
      const answer = await subject.createRefused().offers(asked);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      expect(JSON.stringify(answer)).not.toMatch(/Asha|ABCPD|9000000051/);
    });

    test('opens the breaker after several', async () => {
      const asked = await question();
      const lender = subject.create({ guard: { retries: 0, breakerFailures: 2 } });
      await subject.setFault({ status: 500 });
      await lender.offers(asked);
      await lender.offers(asked);
      const before = await subject.callCount();
      expect(await lender.offers(asked)).toMatchObject({ ok: false });
      expect(await subject.callCount()).toBe(before);
      expect(lender.breakerState()).toBe('open');
    });
  });
}
