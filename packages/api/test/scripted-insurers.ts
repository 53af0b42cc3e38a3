import type {
  CancelWish,
  HandedPremium,
  PassedInspection,
  PolicyIssuer,
  PolicyReport,
} from '@pahiya/domain/insurance/policy-ports';
import type {
  InsuranceDesk,
  Insurer,
  InsurerQuote,
  QuoteAnswer,
} from '@pahiya/domain/insurance/ports';
import type { PremiumLine } from '@pahiya/domain/insurance/rate-motor';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise, rupees, sumPaise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';

type Question = Parameters<Insurer['quote']>[0];

/** An insurer whose answers a test sets; it notes every question. */
export type ScriptedInsurer = Omit<Insurer, 'issuer'> & {
  readonly issuer: ScriptedIssuer | null;
  readonly asked: Question[];
  answer: (question: Question) => Promise<Result<QuoteAnswer, ProviderFailure>>;
};

/** An issuer whose outcomes a test sets; it notes what it was told. */
export type ScriptedIssuer = PolicyIssuer & {
  readonly inspections: PassedInspection[];
  readonly proposed: Parameters<PolicyIssuer['propose']>[0][];
  readonly paid: Parameters<PolicyIssuer['issue']>[0][];
  readonly cancelled: CancelWish[];
  /** Numbers of vehicles that were insured without one. */
  readonly numbers: Parameters<PolicyIssuer['addNumber']>[0][];
  /** Reason for which cancellations are refused. */
  keeps: string | null;
  readonly handed: Parameters<PolicyIssuer['handOverPremiums']>[0][];
  /** Refunds in every statement. */
  paidBack: readonly HandedPremium[];
  /** Added to the price between quote and proposal. */
  rise: number;
  refusal: string | null;
  outcome: Result<PolicyReport, ProviderFailure>;
  isReachable: boolean;
};

/** Insurers of a test: a cheap and a dear one, and one that sells on its own page. */
export type ScriptedInsurers = Omit<InsuranceDesk, 'insurers' | 'licence'> & {
  readonly insurers: readonly ScriptedInsurer[];
  licence: InsuranceDesk['licence'];
  readonly byId: (id: string) => ScriptedInsurer;
};

/** Builds them. */
export function scriptedInsurers(now: () => Date): ScriptedInsurers {
  const insurers = [
    scriptedInsurer('dear', { ownDamage: 9_000, now }),
    scriptedInsurer('cheap', { ownDamage: 6_000, now }),
    scriptedInsurer('elsewhere', { ownDamage: 7_000, now }),
  ];
  return {
    insurers,
    licence: { number: 'TEST', kind: 'broker', validUntil: '2099-12-31' as IstDate },
    byId: (id) => {
      const found = insurers.find(({ profile }) => profile.id === id);
      if (found === undefined) throw new Error(`no insurer ${id}`);
      return found;
    },
  };
}

function scriptedInsurer(
  id: string,
  { ownDamage, now }: { readonly ownDamage: number; readonly now: () => Date },
): ScriptedInsurer {
  const insurer: ScriptedInsurer = {
    profile: {
      id,
      name: `Insurer ${id}`,
      sandbox: true,
      registration: 'TEST',
      helpline: '1800000000',
      grievanceOfficer: 'officer@insurer.example',
      covers: ['bundle', 'package', 'own-damage', 'third-party'],
      way: id === 'elsewhere' ? 'hand-over' : 'here',
    },
    asked: [],
    answer: async (question) =>
      ok({ kind: 'quote', quote: quoteFor(question, { ownDamage, now: now() }) }),
    quote(question) {
      insurer.asked.push(question);
      return insurer.answer(question);
    },
    issuer: id === 'elsewhere' ? null : scriptedIssuer(now),
    handOver: (quoteRef) =>
      id === 'elsewhere' ? `https://insurer.example/buy?quote=${quoteRef}` : null,
  };
  return insurer;
}

function scriptedIssuer(now: () => Date): ScriptedIssuer {
  const failure: ProviderFailure = {
    ...{ kind: 'unavailable', provider: 'insurer', retryable: true, reason: 'down' },
  };
  const down = err(failure);
  const issued = (
    policyId: string,
    thirdPartyUntil: IstDate | null = null,
  ): Result<PolicyReport, ProviderFailure> =>
    ok({
      state: 'issued',
      policyNumber: `POL/${policyId.slice(0, 8)}`,
      startsOn: istDateOf(now()),
      endsOn: addDays(istDateOf(now()), 364),
      thirdPartyUntil,
    });
  const isPaid = (policyId: string) => issuer.paid.some((one) => one.policyId === policyId);
  const stateOf = (policyId: string) => {
    if (!issuer.isReachable) return down;
    if (!isPaid(policyId)) return ok({ state: 'unknown' } as const);
    const { outcome } = issuer;
    return outcome.ok && outcome.value.state === 'issued'
      ? issued(policyId, outcome.value.thirdPartyUntil)
      : outcome;
  };
  const issuer: ScriptedIssuer = {
    inspections: [],
    proposed: [],
    paid: [],
    cancelled: [],
    numbers: [],
    keeps: null,
    handed: [],
    paidBack: [],
    rise: 0,
    refusal: null,
    outcome: issued('00000000'),
    isReachable: true,
    inspected: async (inspection) => {
      if (!issuer.isReachable) return down;
      if (issuer.refusal !== null) return ok({ kind: 'refused', reason: issuer.refusal });
      issuer.inspections.push(inspection);
      return ok({ kind: 'accepted' });
    },
    propose: async (proposal) => {
      if (!issuer.isReachable) return down;
      if (issuer.refusal !== null) return ok({ kind: 'refused', reason: issuer.refusal });
      issuer.proposed.push(proposal);
      const total = paise(Number(proposal.quoteRef.split(':')[1]) + issuer.rise);
      return ok({ kind: 'open', proposalRef: `P-${proposal.policyId}`, total });
    },
    issue: async (asked) => {
      if (!issuer.isReachable) return down;
      if (!isPaid(asked.policyId)) issuer.paid.push(asked);
      return stateOf(asked.policyId);
    },
    report: async (policyId) => stateOf(policyId),
    stop: async (policyId) => {
      const state = stateOf(policyId);
      if (!state.ok || state.value.state === 'issued') return state;
      issuer.outcome = ok({ state: 'failed', reason: 'STOPPED' });
      return issuer.outcome;
    },
    cancel: async (wish) => {
      if (!issuer.isReachable) return down;
      if (issuer.keeps !== null) return ok({ kind: 'refused', reason: issuer.keeps });
      issuer.cancelled.push(wish);
      return ok({ kind: 'cancelled' });
    },
    addNumber: async (added) => {
      if (!issuer.isReachable) return down;
      if (issuer.keeps !== null) return ok({ kind: 'refused', reason: issuer.keeps });
      issuer.numbers.push(added);
      return ok({ kind: 'noted' });
    },
    document: async () => (issuer.isReachable ? ok(Buffer.from('%PDF-1.4 policy')) : down),
    handOverPremiums: async (handOver) => {
      if (!issuer.isReachable) return down;
      issuer.handed.push(handOver);
      return ok('received');
    },
    statement: async () =>
      ok({
        premiums: issuer.handed.flatMap(({ premiums }) => premiums),
        refunds: issuer.paidBack,
      }),
  };
  return issuer;
}

function quoteFor(
  { requestId, ask }: Question,
  { ownDamage, now }: { readonly ownDamage: number; readonly now: Date },
): InsurerQuote {
  const hasDamage = ask.cover !== 'third-party';
  const line = (lineId: PremiumLine['id'], amount: number, code: string | null = null) => ({
    ...{ id: lineId, code },
    amount: rupees(amount),
  });
  const lines: PremiumLine[] = [
    ...(hasDamage ? [line('own-damage', ownDamage)] : []),
    ...(hasDamage && ask.bonus > 0
      ? [line('no-claim-bonus', (-ownDamage * ask.bonus) / 100_000)]
      : []),
    ...(ask.cover === 'own-damage' ? [] : [line('third-party', 3_416)]),
    ...(ask.extras.hasRestrictedProperty ? [line('restricted-property', -100)] : []),
    ...ask.addOns.map((code) => line('add-on', 500, code)),
  ];
  const taxable = sumPaise(lines.map(({ amount }) => amount));
  const gst = paise((taxable * 18) / 100);
  const value = hasDamage ? (ask.insuredValue ?? rupees(450_000)) : null;
  return {
    quoteRef: `Q-${requestId}:${taxable + gst}`,
    product: { name: 'Test cover', uin: 'TEST0001V01' },
    insuredValue: value,
    valueBand: hasDamage ? { least: rupees(400_000), most: rupees(500_000) } : null,
    lines,
    taxable,
    gst,
    rounding: paise(0),
    total: paise(taxable + gst),
    addOns: hasDamage ? [{ code: 'consumables', premium: rupees(500) }] : [],
    compulsoryDeductible: rupees(1_000),
    voluntaryDeductible: ask.extras.voluntaryDeductible,
    yearlyKilometres: ask.extras.yearlyKilometres,
    needsInspection: false,
    validUntil: new Date(now.getTime() + 86_400_000).toISOString(),
  };
}
