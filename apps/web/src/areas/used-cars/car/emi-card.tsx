import { usedCarLoan } from '@pahiya/domain/listings/used-car-loan';
import { groupDigits } from '@pahiya/domain/shared/intl';
import type { Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { exchangePath } from '../facts/used-car-paths.ts';
import { fullPrice } from '../facts/used-car-words.ts';
import type { UsedCar } from './used-car.ts';

/** What a usual loan for the car comes to a month, or that lenders hardly finance its age. */
export function EmiCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').emi;
  const { today } = usePage();
  const path = usePagePath();
  const { pricePaise, madeYear } = car;
  const loan = usedCarLoan({ price: pricePaise as Paise, madeYear }, today);
  if (loan === null) {
    return (
      <Card id="emi" title={copy.title}>
        <p>{copy.none}</p>
      </Card>
    );
  }
  const { low, high, months, share, principal } = loan;
  const percent = (thousandths: number) => groupDigits(thousandths / 1000);
  return (
    <Card id="emi" title={copy.title}>
      <div className="grid gap-2">
        <p>
          <strong className="text-ink text-lead">
            {copy.range(fullPrice(low.instalment), fullPrice(high.instalment))}
          </strong>
        </p>
        <p>
          {copy.basis({
            ...{ months, share: percent(share), loan: fullPrice(principal) },
            ...{ from: percent(low.rate), to: percent(high.rate) },
          })}
        </p>
        <p className="text-ink-2 text-small">{copy.note}</p>
        <p>
          <a href={path('/loans')}>{copy.link}</a>
        </p>
        {car.seller === 'dealer' && (
          <p>
            <a data-document="" href={path(exchangePath(car.listing))}>
              {copy.exchange}
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}
