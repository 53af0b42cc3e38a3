import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { PriceLines } from '@pahiya/ui/price-lines';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { BoardRow } from './ask-quotes.ts';

type QuoteLinesProps = {
  readonly quote: Pick<NonNullable<BoardRow['quote']>, 'lines' | 'gst' | 'rounding' | 'total'>;
  /** What was asked: the rate of the bonus, in thousandths of a percent, and that own damage alone has no third party. */
  readonly ask?: { readonly cover: string; readonly bonus: number };
  /** By the insurer, between its quote and the order. */
  readonly changed?: number;
};

/** Every line of a quote, GST, what rounding changes, and the total. */
export function QuoteLines({ quote, ask, changed = 0 }: QuoteLinesProps) {
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
          note:
            id === 'no-claim-bonus' && ask !== undefined
              ? copy.bonusNote(ask.bonus / 1_000)
              : undefined,
        })),
        ...(ask?.cover === 'own-damage'
          ? [
              {
                id: 'no-third-party',
                label: copy.otherPolicy.label,
                amount: copy.otherPolicy.amount,
                note: copy.otherPolicy.note,
              },
            ]
          : []),
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
