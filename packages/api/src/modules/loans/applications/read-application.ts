import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readLoanApplication as contract } from '@pahiya/contracts/loans/loan-contracts';
import {
  inDisclosedOrder,
  loanConsentVersion,
  nextOtpChannel,
  otpResends,
} from '@pahiya/domain/loans/application-states';
import { keyFactsOf, type RateFacts } from '@pahiya/domain/loans/key-facts';
import { compareApr } from '@pahiya/domain/loans/stated-apr';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type ApplicationRow, selectApplication, selectSteps } from './application-repository.ts';
import {
  type ConsentRow,
  type OfferRow,
  selectAnswers,
  selectConsents,
  selectOffers,
} from './lender-repository.ts';
import { lendersFor, profileOnWire } from './lenders-for.ts';
import { applicationNotFound } from './loan-refusals.ts';
import type { OwnApplication } from './open-application.ts';

type Answer = AnswerOf<typeof contract>;
type Application = Answer['application'];

/** An application as its person sees it. Refuses `loan/application-not-found`, also for those of others. */
export async function readApplication(
  services: Services,
  { applicationId, userId }: OwnApplication,
): Promise<Result<Answer, Refusal>> {
  const { sql, loanDesk } = services;
  const row = await selectApplication(sql, applicationId);
  if (row === null || row.userId !== userId) return err(applicationNotFound);
  const [steps, answers, offers, consents] = await Promise.all([
    selectSteps(sql, applicationId),
    selectAnswers(sql, applicationId),
    selectOffers(sql, applicationId),
    selectConsents(sql, applicationId),
  ]);
  const lenders = loanDesk === null ? [] : lendersFor(loanDesk, row.kind);
  return ok({
    application: {
      applicationId,
      state: row.state,
      steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
      ask: askOnWire(row),
      sandbox: row.isSandbox,
      createdAt: row.createdAt.toISOString(),
      lenders: lenders.map(({ profile }) => profileOnWire(profile)),
      textVersion: loanConsentVersion,
      otp: otpOnWire(row, loanDesk?.otp.name ?? ''),
      answers: answers.map(({ lenderName, answeredAt, ...one }) => ({
        ...one,
        name: lenderName,
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
      order: 'apr',
      offers: inDisclosedOrder(offers.flatMap(offerOnWire)),
      chosenOfferId: row.chosenOffer,
      outcome: outcomeOnWire(row),
      disclosures: consents.map(disclosureOnWire),
    },
  });
}

/** What is asked for, as sent. */
export function askOnWire({ kind, amount, months, value, vehicleAge }: ApplicationRow) {
  return { kind, amount, months, value, vehicleAge };
}

function otpOnWire(row: ApplicationRow, sender: string): Application['otp'] {
  if (row.state !== 'otp-sent' || row.otpValidUntil === null || row.resendAfter === null)
    return null;
  return {
    sender,
    mobileMasked: row.mobileMasked,
    validUntil: row.otpValidUntil.toISOString(),
    resendAfter: row.resendAfter.toISOString(),
    resendsLeft: Math.max(0, otpResends.most - row.otpResends),
    nextChannel: nextOtpChannel(row.otpResends),
  };
}

/** None for an offer without a rule of the statement on its day. */
function offerOnWire(row: OfferRow): Application['offers'] {
  const { amount, rate, months, fees, facts, validUntil, statementUrl } = row.offer;
  // Offers that were stored before lenders stated one have none.
  const { statedApr = null } = row.offer as Partial<typeof row.offer>;
  const loan = { principal: amount, rate, months };
  const statement = keyFactsOf(loan, fees, facts, istDateOf(row.receivedAt));
  if (statement === null) return [];
  const { sheet } = statement;
  return [
    {
      offerId: row.offerId,
      lenderId: row.lenderId,
      lenderName: row.lenderName,
      amount,
      rate,
      months,
      instalment: sheet.instalment,
      apr: sheet.apr,
      lenderApr: statedApr === null ? null : compareApr(statedApr, sheet),
      net: sheet.net,
      totalInterest: sheet.totalInterest,
      totalPaid: sheet.totalPaid,
      fees: statement.fees.map((fee) => ({ ...fee })),
      facts: { ...facts, rate: rateOnWire(facts.rate) },
      rateRise: statement.rateRise,
      validUntil,
      validWorkingDays: statement.validWorkingDays,
      statementUrl,
    },
  ];
}

function rateOnWire(rate: RateFacts | null): Application['offers'][number]['facts']['rate'] {
  if (rate === null) return null;
  const none = { benchmark: null, benchmarkRate: null, spread: null, resetMonths: null };
  return { ...none, ...rate };
}

function outcomeOnWire(row: ApplicationRow): Application['outcome'] {
  if (row.lenderRef === null && row.outcomeReason === null) return null;
  return {
    lenderRef: row.lenderRef,
    reason: row.outcomeReason,
    coolingOffUntil: row.coolingOffUntil?.toISOString() ?? null,
  };
}

function disclosureOnWire(row: ConsentRow): Application['disclosures'][number] {
  return {
    lenderId: row.lenderId,
    name: row.lenderName,
    purpose: row.purpose,
    check: row.check,
    bureau: row.bureau,
    textVersion: row.textVersion,
    consentAt: row.givenAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    keptDays: row.keptDays,
    withdrawal: row.withdrawal,
  };
}
