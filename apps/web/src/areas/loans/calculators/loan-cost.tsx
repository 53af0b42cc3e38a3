import { aprOf, flatToReducing } from '@pahiya/domain/loans/apr';
import { exactInstalment } from '@pahiya/domain/loans/instalment';
import type { Loan } from '@pahiya/domain/loans/loan';
import { gstOnFee } from '@pahiya/domain/loans/loan-rules';
import { scheduleOf } from '@pahiya/domain/loans/schedule';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
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
  const schedule = scheduleOf(loan);
  const fees = paise(fee + (gstOnFee(fee, today) ?? 0));
  const net = paise(loan.principal - fees);
  const apr = aprOf({ net, instalment: exactInstalment(loan), months: loan.months });
  const reducing = loan.rate === 0 ? null : flatToReducing(loan);
  const facts: Fact[] = [
    { id: 'apr', term: copy.cost.apr, detail: apr === null ? copy.cost.aprNone : aprText(apr) },
    { id: 'interest', term: copy.cost.interest, detail: formatRupees(schedule.totalInterest) },
    { id: 'fees', term: copy.cost.fees, detail: formatRupees(fees) },
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
            <b className="nums text-h2" id="emi">
              {formatRupees(schedule.instalment)}
            </b>{' '}
            {copy.emi} {copy.perMonth}
          </p>
          <KeyValues facts={facts} />
          {schedule.lastInstalment !== schedule.instalment && (
            <p className="text-small">{copy.lastEmi(formatRupees(schedule.lastInstalment))}</p>
          )}
          <p className="text-ink-2 text-small">{copy.aprNote}</p>
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
