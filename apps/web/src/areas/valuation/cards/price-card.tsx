import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { kmText, ownerWords, shortPrice } from '../facts/valuation-words.ts';

export type Priced = Answer<'fetchCarPrice'>;
export type PricedValue = Extract<Priced['valuation'], { kind: 'value' }>;

type PriceCardProps = { readonly priced: Priced; readonly value: PricedValue };

const tones = { A: 'road', B: 'road', C: 'amber', D: 'brick' } as const;

/** The three prices with their ranges, and how far they can be relied on. */
export function PriceCard({ priced, value }: PriceCardProps) {
  const copy = useCopy('valuation');
  const { language } = usePage();
  const words = copy.result;
  const { car, expiresAt } = priced;
  const name = [car.make.name, car.model.name, car.variant].filter(Boolean).join(' ');
  const range = ({ lowPaise, highPaise }: PricedValue['private']) =>
    words.range(shortPrice(lowPaise, copy), shortPrice(highPaise, copy));
  const figures = [
    { id: 'toDealer', label: words.toDealer, note: words.toDealerNote, of: value.toDealer },
    {
      id: 'dealerRetail',
      label: words.dealerRetail,
      note: words.dealerRetailNote,
      of: value.dealerRetail,
    },
  ];
  return (
    <Card
      id="price"
      title={words.title(name, car.year)}
      aside={<StatusChip tone={tones[value.grade]} word={words.grade(value.grade)} />}
    >
      <p className="text-ink-2 text-small">
        {words.facts(kmText(car.km, copy), ownerWords(car.owners, copy), car.city.name[language])}
      </p>
      <p className="pt-3">{words.private}</p>
      <p className="nums text-h2 font-extrabold text-ink">{range(value.private)}</p>
      <p className="text-ink-2 text-small">
        {words.privateNote}. {words.rangeNote}
      </p>
      <div className="pt-3">
        <KeyValues
          facts={figures.map(({ id, label, note, of }) => ({
            id,
            term: label,
            detail: <span className="nums">{range(of)}</span>,
            note,
          }))}
        />
      </div>
      <p className="pt-3 text-small">{words.grades[value.grade]}</p>
      <p className="text-ink-2 text-small">
        {words.until(formatIstDate(istDateOf(new Date(expiresAt)), language))}
      </p>
    </Card>
  );
}
