import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { fullPrice, signedPrice } from '../facts/valuation-words.ts';
import type { PricedValue } from './price-card.tsx';

/** How the price was reached, line by line, and what would change it. */
export function WorkingCard({ value }: { readonly value: PricedValue }) {
  const copy = useCopy('valuation');
  const { language } = usePage();
  const words = copy.working;
  const { basis, method } = value;
  const isUnsure = basis.confidence === 'low' || basis.confidence === 'unverified';
  const asOf = /^\d{4}-/.test(basis.asOf)
    ? formatIstDate(basis.asOf as IstDate, language)
    : basis.asOf;
  return (
    <Card id="working" title={words.title}>
      <p className="pb-2">{words.methods[method](basis.cars)}</p>
      <PriceLines
        lines={value.lines.map(({ id, amountPaise }) => {
          const line = id === 'start' ? words.start[method] : words.lines[id];
          return {
            id,
            label: line.label,
            note: line.note === '' ? undefined : line.note,
            amount: id === 'start' ? fullPrice(amountPaise) : signedPrice(amountPaise),
          };
        })}
        total={{ label: words.total, amount: fullPrice(value.private.pricePaise) }}
      />
      {value.changes.length > 0 && (
        <>
          <h3 className="pt-4 text-base">{copy.changes.title}</h3>
          <ul className="grid gap-1">
            {value.changes.map(({ id, amountPaise }) => (
              <li key={id} className="flex justify-between gap-4">
                <span>{copy.changes[id]}</span>
                <span className="nums whitespace-nowrap">{signedPrice(amountPaise)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <SourcesLine>
        {words.asOf(asOf)} {words.askingNote} {isUnsure && words.unsure}
      </SourcesLine>
      <Disclosure summary={words.sources}>
        <ul className="grid gap-2 text-small" lang="en">
          {basis.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
