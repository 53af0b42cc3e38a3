import { scheduleOf } from '@pahiya/domain/loans/schedule';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { ScheduleParts } from '../calculators/schedule-chart.tsx';
import { aprText, percentText } from '../facts/percent-text.ts';
import type { LoanOffer } from './offer-cards.tsx';

/** The Key Facts Statement of an offer: every field of the RBI's form; what the lender does not state is said to be
 * missing. */
export function KeyFacts({ offer }: { readonly offer: LoanOffer }) {
  const { kfs: copy, offers } = useCopy('loan-application');
  const facts = useStatement(offer);
  const loan = { principal: offer.amount as Paise, rate: offer.rate, months: offer.months };
  return (
    <div className="grid gap-3">
      <KeyValues facts={facts} />
      <p className="text-ink-2 text-small">
        {copy.aprNote} {copy.valid(offer.validWorkingDays)}
      </p>
      {offer.statementUrl !== null && (
        <p>
          <a href={offer.statementUrl} target="_blank" rel="noopener noreferrer">
            {offers.own}
          </a>
        </p>
      )}
      <p className="font-semibold">{copy.schedule}</p>
      <ScheduleParts schedule={scheduleOf(loan)} />
    </div>
  );
}

function useStatement(offer: LoanOffer): Fact[] {
  const { kfs: copy, offers } = useCopy('loan-application');
  const loans = useCopy('loans');
  const { facts } = offer;
  const sum = (amount: number) => formatRupees(amount as Paise);
  /** In the lender's own words. */
  const words = (text: string | null): ReactNode =>
    text === null ? offers.notStated : <span lang="en">{text}</span>;
  const days = (count: number | null, of: (count: number) => string) =>
    count === null ? offers.notStated : of(count);
  const rate =
    facts.rate === null
      ? percentText(offer.rate)
      : `${percentText(offer.rate)}, ${copy.rateKinds[facts.rate.kind]}`;
  const row = (id: string, term: string, detail: ReactNode): Fact => ({ id, term, detail });
  return [
    row('proposal', copy.proposal, words(facts.proposalNumber)),
    row('type', copy.loanType, words(facts.loanType)),
    row('amount', copy.amount, sum(offer.amount)),
    row(
      'disbursal',
      copy.disbursal,
      facts.disbursal === null ? offers.notStated : copy.disbursals[facts.disbursal],
    ),
    row('term', copy.term, copy.monthsValue(offer.months)),
    row(
      'instalments',
      copy.instalments,
      copy.instalmentsValue(offer.months, sum(offer.instalment)),
    ),
    row('first', copy.first, days(facts.firstInstalmentAfterDays, copy.firstValue)),
    row('rate', copy.rate, rate),
    ...floating(offer).map(([id, detail]) => row(id, copy[id], detail)),
    row('fees', copy.fees, <Fees offer={offer} />),
    row('interest', copy.interest, sum(offer.totalInterest)),
    row('net', copy.net, sum(offer.net)),
    row('total', copy.total, sum(offer.totalPaid)),
    row('apr', copy.apr, offer.apr === null ? loans.cost.aprNone : aprText(offer.apr)),
    ...(offer.lenderApr === null
      ? []
      : [row('lender-apr', copy.lenderApr, aprText(offer.lenderApr.stated))]),
    row('penal', copy.penal, words(facts.penalCharge)),
    row('otherPenal', copy.otherPenal, words(facts.otherPenalCharge)),
    row('foreclosure', copy.foreclosure, words(facts.foreclosureCharge)),
    row('switching', copy.switching, words(facts.switchingCharge)),
    row('recovery', copy.recovery, words(facts.recoveryAgentClause)),
    row('grievance', copy.grievance, words(facts.grievanceClause)),
    row('officer', copy.officer, words(facts.grievanceContact)),
    row(
      'transfer',
      copy.transfer,
      facts.mayBeTransferred === null
        ? offers.notStated
        : facts.mayBeTransferred
          ? copy.yes
          : copy.no,
    ),
    row('coLending', copy.coLending, words(facts.coLending)),
    row('coolingOff', copy.coolingOff, days(facts.coolingOffDays, copy.days)),
    row('agent', copy.agent, words(facts.recoveryAgent)),
  ];

  function floating(the: LoanOffer): ['benchmark' | 'rise', string][] {
    const { rate: kind } = the.facts;
    if (kind?.benchmark == null || kind.benchmarkRate === null) return [];
    const rise = the.rateRise;
    const more = rise?.moreMonths == null ? '' : copy.riseMonths(rise.moreMonths);
    return [
      [
        'benchmark',
        [
          copy.benchmarkValue(
            kind.benchmark,
            percentText(kind.benchmarkRate),
            percentText(kind.spread ?? 0),
          ),
          ...(kind.resetMonths === null ? [] : [copy.reset(kind.resetMonths)]),
        ].join(', '),
      ],
      ...(rise === null
        ? []
        : ([['rise', `${copy.riseValue(sum(rise.instalment))}${more}`]] as ['rise', string][])),
    ];
  }
}

function Fees({ offer }: { readonly offer: LoanOffer }) {
  const { kfs: copy } = useCopy('loan-application');
  const sum = (amount: number) => formatRupees(amount as Paise);
  if (offer.fees.length === 0) return <>{copy.noFees}</>;
  return (
    <span className="grid">
      {offer.fees.map(({ name, payee, amount, gst }) => (
        <span key={name}>
          {copy.feeValue(name, sum(amount), sum(gst))}, {copy.feePayee[payee]}
        </span>
      ))}
    </span>
  );
}
