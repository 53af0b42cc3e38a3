import type { Answer } from '@pahiya/api-client/api-client';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { fullPrice, monthText } from '../facts/car-words.ts';

/** Every price stated, with its source. */
export function PriceHistory({ prices }: Pick<Answer<'carVariant'>, 'prices'>) {
  const copy = useCopy('new-cars');
  const { language } = usePage();
  if (prices.length === 0) return null;
  return (
    <Disclosure summary={copy.variant.history}>
      <KeyValues
        facts={prices.map(({ asOf, kind, amountPaise, source }) => ({
          id: `${asOf} ${kind} ${source}`,
          term: monthText(asOf, language),
          detail: fullPrice(amountPaise),
          note: <span lang="en">{source}</span>,
        }))}
      />
    </Disclosure>
  );
}
