import { callUrl } from '@pahiya/api-client/call-url';
import { loanSheet } from '@pahiya/contracts/loans/loan-calls';
import { aprOf, flatToReducing } from '@pahiya/domain/loans/apr';
import { exactInstalment } from '@pahiya/domain/loans/instalment';
import type { Loan } from '@pahiya/domain/loans/loan';
import { gstOnFee } from '@pahiya/domain/loans/loan-rules';
import { scheduleOf } from '@pahiya/domain/loans/schedule';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise, paise } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { aprText } from '../facts/percent-text.ts';
import { ScheduleParts } from './schedule-chart.tsx';

type LoanCostProps = {
  readonly loan: Loan;
  /** Without GST. */
  readonly fee: Paise;
  readonly today: IstDate;
};

/** EMI, APR and all costs of a loan, with its schedule. */
export function LoanCost({ loan, fee, today }: LoanCostProps) {
  const copy = useCopy('loans');
  const { language } = usePage();
  const { principal: amount, rate, months } = loan;
  const schedule = scheduleOf(loan);
  const gst = gstOnFee(fee, today) ?? paise(0);
  const fees = paise(fee + gst);
  const net = paise(loan.principal - fees);
  const apr = aprOf({ net, instalment: exactInstalment(loan), months: loan.months });
  const reducing = loan.rate === 0 ? null : flatToReducing(loan);
  const facts: Fact[] = [
    { id: 'apr', term: copy.cost.apr, detail: apr === null ? copy.cost.aprNone : aprText(apr) },
    { id: 'interest', term: copy.cost.interest, detail: formatRupees(schedule.totalInterest) },
    {
      id: 'fees',
      term: copy.cost.fees,
      detail: copy.feesWithGst(formatRupees(fees), formatRupees(gst)),
    },
    { id: 'net', term: copy.cost.net, detail: formatRupees(net) },
    {
      id: 'total',
      term: copy.cost.total,
      detail: formatRupees(paise(schedule.totalPaid + fees)),
    },
  ];
  return (
    <>
      <Card id="cost" title={copy.costTitle}>
        <div className="grid gap-3">
          <p>
            <b className="nums text-h2 text-ink" id="emi">
              {formatRupees(schedule.instalment)}
            </b>{' '}
            {copy.emi} {copy.perMonth}
          </p>
          <KeyValues facts={facts} />
          {schedule.lastInstalment !== schedule.instalment && (
            <p className="text-small">{copy.lastEmi(formatRupees(schedule.lastInstalment))}</p>
          )}
          <p className="text-ink-2 text-small">{copy.aprNote}</p>
          <p>
            <ButtonLink
              href={callUrl(loanSheet, { query: { amount, rate, months, fee, language } })}
              download
              size="sm"
              variant="outline"
            >
              {copy.sheet}
            </ButtonLink>
          </p>
          {reducing !== null && (
            <p className="text-small">{copy.flatNote(aprText(loan.rate), aprText(reducing))}</p>
          )}
          <p className="text-small">{copy.fixedNote}</p>
        </div>
      </Card>
      <Card id="schedule" title={copy.schedule}>
        <ScheduleParts schedule={schedule} />
      </Card>
    </>
  );
}
