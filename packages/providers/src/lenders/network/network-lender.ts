import { noFacts } from '@pahiya/domain/loans/key-facts';
import type {
  ConsentProof,
  Lender,
  LenderOffer,
  LenderProfile,
  LoanPerson,
} from '@pahiya/domain/loans/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { ClientSession, Said } from '../../http/client-session.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { toReport } from '../to-report.ts';
import { type OfferWire, offersWire, statusWire, withdrawnWire } from './wire.ts';

/** A lender of the network. */
export type NetworkLenderOptions = ProviderLimits & {
  readonly session: ClientSession;
  readonly profile: LenderProfile;
};

const kinds = {
  'new-car': 'NEW_CAR',
  'used-car': 'USED_CAR',
  'two-wheeler': 'TWO_WHEELER',
  'against-car': 'AGAINST_CAR',
  personal: 'PERSONAL',
} as const;

/** A lender over the network's JSON API. Its breaker is its own: a lender that is down keeps no other waiting. Refuses
 * with a {@link ProviderFailure}. Source: docs/providers/lenders.md. */
export function createNetworkLender({
  session,
  profile,
  ...limits
}: NetworkLenderOptions): Lender & WatchedProvider {
  const provider = `lender-${profile.id}`;
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { timeoutMs: 15_000 },
    guard: { totalTimeoutMs: 25_000 },
  });
  const base = `lenders/${encodeURIComponent(profile.id)}`;
  const ask = <T>(path: string, wire: z.ZodType<T>, json?: object) =>
    guard.run((signal) =>
      session.ask(
        http,
        { path: `${base}/${path}`, ...(json === undefined ? {} : { json }) },
        wire,
        signal,
      ),
    );

  return {
    profile,
    offers: async ({ requestId, proof, consent, person, ask: wish }) => {
      const said = await ask('offers', offersWire, {
        request_id: requestId,
        proof,
        consent: consentOnWire(consent),
        applicant: personOnWire(person),
        loan: {
          kind: kinds[wish.kind],
          amount: rupees(wish.amount),
          months: wish.months,
          value: wish.value === null ? null : rupees(wish.value),
          vehicle_age: wish.vehicleAge,
        },
      });
      if (said.ok && said.value.kind === 'refused' && said.value.code === 'proof_over') {
        return ok({ kind: 'unproved' });
      }
      const answer = dataOf(provider, said);
      if (!answer.ok) return answer;
      if (answer.value.request_id !== requestId) return err(otherOne(provider));
      if (answer.value.status === 'NO_OFFER') {
        return ok({ kind: 'no-offer', reason: answer.value.reason });
      }
      const [first, ...others] = answer.value.offers;
      return ok({ kind: 'offers', offers: [toOffer(first), ...others.map(toOffer)] });
    },
    apply: async ({ requestId, offerRef, consent, person }) => {
      const said = await ask('applications', statusWire, {
        request_id: requestId,
        offer_ref: offerRef,
        consent: consentOnWire(consent),
        applicant: personOnWire(person),
      });
      return reportOf(provider, said, requestId);
    },
    report: async (requestId) => {
      const said = await ask(`applications/${encodeURIComponent(requestId)}`, statusWire);
      if (said.ok && said.value.kind === 'refused') return ok({ state: 'unknown' });
      return reportOf(provider, said, requestId);
    },
    withdraw: async (requestId) => {
      const path = `applications/${encodeURIComponent(requestId)}/withdraw`;
      const answer = dataOf(provider, await ask(path, withdrawnWire, {}));
      if (!answer.ok) return answer;
      return ok(answer.value.result === 'TOO_LATE' ? 'too-late' : 'withdrawn');
    },
    ...watched,
  };
}

function reportOf(
  provider: string,
  said: Result<Said<z.output<typeof statusWire>>, ProviderFailure>,
  requestId: string,
) {
  const answer = dataOf(provider, said);
  if (!answer.ok) return answer;
  const { request_id, status, at, lender_ref, reason, cooling_off_until } = answer.value;
  if (request_id !== requestId) return err(otherOne(provider));
  return ok(
    toReport({ status, at, lenderRef: lender_ref, reason, coolingOffUntil: cooling_off_until }),
  );
}

/** The data; a refusal says nothing about the lender's health. */
function dataOf<T>(
  provider: string,
  said: Result<Said<T>, ProviderFailure>,
): Result<T, ProviderFailure> {
  if (!said.ok) return said;
  if (said.value.kind === 'data') return ok(said.value.data);
  const reason = `the lender refused with ${said.value.code}`;
  return err({ ...providerFailure(provider, 'rejected', reason), isOfOneQuestion: true });
}

function otherOne(provider: string): ProviderFailure {
  return providerFailure(provider, 'malformed', 'answer is to another request');
}

function consentOnWire({ consentId, check, bureau, textVersion, givenAt }: ConsentProof) {
  return {
    id: consentId,
    check: check === 'hard' ? 'HARD' : 'SOFT',
    bureau,
    text_version: textVersion,
    given_at: givenAt,
  };
}

function personOnWire(person: LoanPerson) {
  return {
    name: person.name,
    pan: person.pan,
    date_of_birth: person.bornOn,
    pin: person.pinCode,
    work: person.work === 'salaried' ? 'SALARIED' : 'SELF_EMPLOYED',
    monthly_income: rupees(person.income),
    monthly_instalments: rupees(person.instalments),
    employer: person.employer,
    mobile: person.mobile,
    email: person.email,
  };
}

function toOffer(wire: OfferWire): LenderOffer {
  const { rate_type: rate, statement } = wire;
  return {
    offerRef: wire.offer_ref,
    amount: wire.amount,
    rate: wire.annual_rate,
    months: wire.months,
    validUntil: wire.valid_until,
    fees: wire.fees.map(({ name, payee, amount }) => ({
      name,
      payee: payee === 'LENDER' ? 'lender' : 'third-party',
      amount,
    })),
    facts: {
      ...noFacts,
      proposalNumber: statement.proposal ?? null,
      rate:
        rate.kind === 'FIXED'
          ? { kind: 'fixed' }
          : {
              kind: 'floating',
              benchmark: rate.benchmark,
              benchmarkRate: rate.benchmark_rate,
              spread: rate.spread,
              resetMonths: rate.reset_months,
            },
      penalCharge: statement.penal_charge ?? null,
      foreclosureCharge: statement.foreclosure_charge ?? null,
      coolingOffDays: statement.cooling_off_days ?? null,
      firstInstalmentAfterDays: statement.first_instalment_after_days ?? null,
      grievanceContact: statement.grievance ?? null,
      mayBeTransferred: statement.transferable ?? null,
    },
    statementUrl: statement.url ?? null,
    statedApr: statement.apr ?? null,
  };
}

function rupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
