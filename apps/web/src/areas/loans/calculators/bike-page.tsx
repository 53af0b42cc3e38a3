import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { aprText, percentText } from '../facts/percent-text.ts';
import { LoanFrame } from './loan-frame.tsx';

type Comparison = Answer<'newBikeToPlPage'>;
type BikePageProps = {
  readonly typed: { readonly amount: string; readonly months: string };
  readonly faults: readonly ('amount' | 'months')[];
  readonly answer: Comparison | null;
  readonly failure: PageFailure | null;
};

/** A two-wheeler loan beside a personal loan, for the same sum and months. */
export function BikePage({ typed, faults, answer, failure }: BikePageProps) {
  const copy = useCopy('loans');
  const path = usePagePath();
  const field = (name: 'amount' | 'months') => ({
    id: name,
    name,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    defaultValue: typed[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <LoanFrame title={copy.bike.title} lead={copy.bike.lead}>
      <form method="get" action={path('/loans/bike')} className="card grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
        />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...field('amount')} label={copy.fields.amount} prefix="₹" />
          <TextField {...field('months')} label={copy.fields.months} />
        </div>
        <div>
          <Button>{copy.update}</Button>
        </div>
      </form>
      {failure !== null && <FailureFace failure={failure} />}
      {answer !== null && (
        <>
          <p className="text-ink-2 text-small">{copy.bike.order}</p>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {answer.sides.map((side) => (
              <SideCard key={side.kind} side={side} />
            ))}
          </div>
        </>
      )}
    </LoanFrame>
  );
}

type Side = Comparison['sides'][number];

function SideCard({ side }: { readonly side: Side }) {
  const { bike: copy, ...shared } = useCopy('loans');
  const { language } = usePage();
  const [least, most] = side.offers;
  if (least === undefined || most === undefined) return null;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const apr = (value: number | null) => (value === null ? shared.cost.aprNone : aprText(value));
  const row = (id: string, name: string, of: (offer: Side['offers'][number]) => string) => ({
    id,
    name,
    cells: [of(least), of(most)],
  });
  return (
    <Card id={side.kind} title={shared.kinds[side.kind]}>
      <div className="grid gap-3">
        <RowTable
          caption={shared.kinds[side.kind]}
          isSmall
          columns={[
            { id: 'what', label: shared.costTitle },
            { id: 'least', label: copy.least, look: 'sums' },
            { id: 'most', label: copy.most, look: 'sums' },
          ]}
          rows={[
            row('apr', shared.cost.apr, (offer) => apr(offer.apr)),
            row('rate', copy.rate, (offer) => percentText(offer.rate)),
            row('emi', shared.emi, (offer) => sum(offer.instalment)),
            row('fee', copy.fee, (offer) => sum(offer.fee)),
            row('total', shared.cost.total, (offer) => sum(offer.totalPaid)),
          ]}
        />
        <p className="text-small">{copy.secured[side.kind]}</p>
        <p className="text-small">{copy.prepay[side.kind]}</p>
        {!side.isTermUsual && <p className="text-small">{copy.unusual}</p>}
        <p className="text-ink-2 text-small">
          {shared.usualSource(
            shared.confidence[side.confidence],
            formatIstDate(side.from as IstDate, language),
          )}
        </p>
      </div>
    </Card>
  );
}
