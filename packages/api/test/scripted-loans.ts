import { noFacts } from '@pahiya/domain/loans/key-facts';
import type {
  Lender,
  LenderProfile,
  LoanDesk,
  LoanReport,
  OfferAnswer,
} from '@pahiya/domain/loans/ports';
import { rupees } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

/** A lender whose answers a test sets; it notes every call. */
export type ScriptedLender = Lender & {
  readonly asked: Parameters<Lender['offers']>[0][];
  readonly applied: Parameters<Lender['apply']>[0][];
  readonly withdrawn: string[];
  rate: number;
  /** Its own APR. */
  statedApr: number | null;
  answer: (asked: Parameters<Lender['offers']>[0]) => Promise<Result<OfferAnswer, ProviderFailure>>;
  status: Result<LoanReport, ProviderFailure>;
  leave: Result<'withdrawn' | 'too-late', ProviderFailure>;
};

/** Lenders of a test: three that make offers and one that never does. The OTP is 123456. */
export type ScriptedLoans = Omit<LoanDesk, 'lenders'> & {
  readonly lenders: readonly ScriptedLender[];
  readonly byId: (id: string) => ScriptedLender;
  readonly sent: { requestId: string; mobile: string; channel: 'sms' | 'voice' }[];
  verdict: Awaited<ReturnType<LoanDesk['otp']['verify']>> | null;
  resent: Awaited<ReturnType<LoanDesk['otp']['resend']>> | null;
};

/** Builds them. */
export function scriptedLoans(now: () => Date): ScriptedLoans {
  const lenders = [
    scriptedLender('dear', 12_000, now),
    scriptedLender('cheap', 9_000, now),
    scriptedLender('middle', 10_000, now),
    scriptedLender('never', 8_000, now),
  ];
  const byId = (id: string) => {
    const found = lenders.find(({ profile }) => profile.id === id);
    if (found === undefined) throw new Error(`no lender ${id}`);
    return found;
  };
  byId('never').answer = async () => ok({ kind: 'no-offer', reason: 'CREDIT_POLICY' });
  const session = (requestId: string) => ({
    sessionRef: `session ${requestId}`,
    validUntil: new Date(now().getTime() + 600_000).toISOString(),
    resendAfter: new Date(now().getTime() + 30_000).toISOString(),
  });
  const loans: ScriptedLoans = {
    lenders,
    byId,
    sent: [],
    verdict: null,
    resent: null,
    otp: {
      id: 'test-network',
      name: 'Test network',
      sandbox: true,
      send: async ({ requestId, mobile }) => {
        loans.sent.push({ requestId, mobile, channel: 'sms' });
        return ok(session(requestId));
      },
      resend: async ({ sessionRef, channel }) => {
        if (loans.resent !== null) return loans.resent;
        const requestId = sessionRef.replace('session ', '');
        loans.sent.push({ requestId, mobile: '', channel });
        return ok(session(requestId));
      },
      verify: async ({ sessionRef, otp }) =>
        loans.verdict ??
        ok(otp === '123456' ? { proof: sessionRef.replace('session', 'proof') } : 'wrong'),
    },
  };
  return loans;
}

function scriptedLender(id: string, rate: number, now: () => Date): ScriptedLender {
  const profile: LenderProfile = {
    id,
    name: `Lender ${id}`,
    sandbox: true,
    kinds: ['new-car', 'used-car', 'two-wheeler'],
    offerCheck: 'soft',
    applicationCheck: 'hard',
    bureau: 'Test bureau',
    keptDays: 90,
    grievanceOfficer: 'officer@lender.example',
  };
  const lender: ScriptedLender = {
    profile,
    rate,
    asked: [],
    statedApr: null,
    applied: [],
    withdrawn: [],
    status: ok({ state: 'received', at: now().toISOString(), lenderRef: `${id}-1` }),
    leave: ok('withdrawn'),
    answer: async ({ ask }) =>
      ok({
        kind: 'offers',
        offers: [
          {
            offerRef: `offer-${id}`,
            amount: ask.amount,
            rate: lender.rate,
            months: ask.months,
            fees: [{ name: 'Processing fee', payee: 'lender', amount: rupees(2_000) }],
            facts: {
              ...noFacts,
              rate: { kind: 'fixed' },
              penalCharge: '2% a month',
              coolingOffDays: 3,
            },
            validUntil: new Date(now().getTime() + 5 * 86_400_000).toISOString(),
            statementUrl: null,
            statedApr: lender.statedApr,
          },
        ],
      }),
    offers: async (question) => {
      lender.asked.push(question);
      return lender.answer(question);
    },
    apply: async (application) => {
      lender.applied.push(application);
      return lender.status;
    },
    report: async (requestId) =>
      lender.applied.some((one) => one.requestId === requestId)
        ? lender.status
        : ok({ state: 'unknown' }),
    withdraw: async (requestId) => {
      lender.withdrawn.push(requestId);
      return lender.leave;
    },
  };
  return lender;
}
