import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { kmText, ownerWords, shortPrice } from '../facts/valuation-words.ts';
import type { PricedValue } from './price-card.tsx';

type ComparablesCardProps = { readonly comparables: PricedValue['comparables'] };

/** The cars that a price comes from. */
export function ComparablesCard({ comparables }: ComparablesCardProps) {
  const copy = useCopy('valuation');
  const words = copy.comparables;
  if (comparables.length === 0) return null;
  return (
    <Card id="comparables" title={words.title}>
      <p className="pb-2 text-small">{words.note}</p>
      <RowTable
        columns={[
          { id: 'car', label: words.car },
          { id: 'adjusted', label: words.adjusted, look: 'numbers' },
        ]}
        rows={comparables.map((one) => ({
          id: one.id,
          name: (
            <>
              {words.facts(one.modelYear, kmText(one.km, copy), ownerWords(one.owners, copy))}
              <span className="block text-ink-2 text-small">
                {[
                  one.variant,
                  words.seller[one.seller],
                  words.asking(shortPrice(one.pricePaise, copy)),
                  one.isSandbox ? words.sandbox : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          ),
          cells: [shortPrice(one.adjustedPaise, copy)],
        }))}
        isSmall
      />
    </Card>
  );
}
