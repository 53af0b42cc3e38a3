import type { Answer } from '@pahiya/api-client/api-client';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { monthText, shortPrice } from '../facts/car-words.ts';

/** From the cheapest to the dearest variant, with the month of the oldest price. */
export function PriceRange({ prices }: Pick<Answer<'carModels'>['models'][number], 'prices'>) {
  const copy = useCopy('new-cars');
  const { language } = usePage();
  if (prices === null) return <p className="text-ink-2">{copy.price.none}</p>;
  const { leastPaise, mostPaise, asOf } = prices;
  const least = shortPrice(leastPaise, copy);
  return (
    <p>
      <strong className="nums">
        {leastPaise === mostPaise ? least : copy.price.from(least, shortPrice(mostPaise, copy))}
      </strong>{' '}
      <span className="text-ink-2 text-small">{copy.price.asOf(monthText(asOf, language))}</span>
    </p>
  );
}
