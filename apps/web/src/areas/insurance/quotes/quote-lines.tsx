import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { PriceLines } from '@pahiya/ui/price-lines';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { BoardRow } from './ask-quotes.ts';

type QuoteLinesProps = {
  readonly quote: Pick<NonNullable<BoardRow['quote']>, 'lines' | 'gst' | 'rounding' | 'total'>;
  /** By the insurer, between its quote and the order. */
  readonly changed?: number;
};

/** Every line of a quote, GST, what rounding changes, and the total. */
export function QuoteLines({ quote, changed = 0 }: QuoteLinesProps) {
  const { quote: copy, addOnNames } = useCopy('insurance-quotes');
  const sum = (amount: number) => formatRupees(amount as Paise);
  return (
    <PriceLines
      lines={[
        ...quote.lines.map(({ id, code, amount }) => ({
          id: `${id}-${code}`,
          label: code === null ? copy.line(id) : addOnNames[code],
          amount: sum(amount),
          isLess: amount < 0,
        })),
        { id: 'gst', label: copy.gst, amount: sum(quote.gst) },
        ...(quote.rounding === 0
          ? []
          : [
              {
                id: 'rounding',
                label: copy.rounding,
                amount: sum(quote.rounding),
                isLess: quote.rounding < 0,
              },
            ]),
        ...(changed === 0
          ? []
          : [{ id: 'changed', label: copy.changed, amount: sum(changed), isLess: changed < 0 }]),
      ]}
      total={{ label: copy.total, amount: sum(quote.total) }}
    />
  );
}
