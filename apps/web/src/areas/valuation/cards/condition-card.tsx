import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { shortPrice } from '../facts/valuation-words.ts';
import type { PricedValue } from './price-card.tsx';

type ConditionCardProps = { readonly conditions: PricedValue['conditions'] };

/** What each condition means, and the price that goes with it. */
export function ConditionCard({ conditions }: ConditionCardProps) {
  const copy = useCopy('valuation');
  const words = copy.conditions;
  return (
    <Card id="conditions" title={words.title}>
      <RowTable
        columns={[
          { id: 'condition', label: words.condition },
          { id: 'price', label: words.price, look: 'numbers' },
        ]}
        rows={conditions.map(({ code, pricePaise, ofCars }) => ({
          id: code,
          name: (
            <>
              <b>{words.names[code]}</b>
              {ofCars !== null && (
                <span className="text-ink-2 text-small"> ({words.share(ofCars)})</span>
              )}
              <span className="block text-small">{words.meanings[code]}</span>
            </>
          ),
          cells: [
            // A price stays on one line, and words are not broken inside.
            <span
              key="price"
              className={pricePaise === null ? 'break-normal' : 'whitespace-nowrap'}
            >
              {pricePaise === null ? words.noPrice : shortPrice(pricePaise, copy)}
            </span>,
          ],
        }))}
      />
      <p className="pt-3 text-small">{words.note}</p>
    </Card>
  );
}
