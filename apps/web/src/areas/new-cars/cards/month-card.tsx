import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EmiLine } from '../cost/emi-line.tsx';
import { costPath, variantPath } from '../facts/car-paths.ts';
import { fullPrice } from '../facts/car-words.ts';

/** On-road price, EMI and five-year cost of the cheapest variant, on the page of its model. Nothing where no current
 * price is known. */
export function MonthCard({ answer }: { readonly answer: Answer<'carCost'> }) {
  const copy = useCopy('car-cost');
  const { language } = usePage();
  const path = usePagePath();
  const { make, model, variant, city, cost } = answer;
  if (cost === null) return null;
  const here = `?city=${city.cityId}`;
  // With a loan, as the EMI below: the page of the variant shows the same price only with the loan ticked.
  const isWithLoan = cost.loan !== null;
  const text = (amount: number | null) => (amount === null ? copy.notKnown : fullPrice(amount));
  return (
    <Card>
      <p className="text-small">{copy.emi.from(variant.name, city.name[language])}</p>
      <dl className="prices">
        <div>
          <dt>
            <a
              href={
                path(variantPath(make.slug, model.slug, variant.slug)) +
                here +
                (isWithLoan ? '&loan=on' : '')
              }
            >
              {isWithLoan ? copy.emi.onRoadWithLoan : copy.emi.onRoad}
            </a>
          </dt>
          <dd>{text(cost.onRoadPaise)}</dd>
        </div>
        <div>
          <dt>
            <a href={path(costPath(make.slug, model.slug, variant.slug)) + here}>{copy.emi.cost}</a>
          </dt>
          <dd>{text(cost.totalPaise)}</dd>
        </div>
      </dl>
      <EmiLine cost={cost} />
    </Card>
  );
}
