import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { PriceLine } from '@pahiya/ui/price-lines';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { KindWords } from './kind-view.ts';

type Line = OrderOnWire['lines'][number];

/** Order of the summary: what is passed on, what we earn, its tax, what is kept for the payer. */
const kindsInOrder: readonly Line['kind'][] = ['pass-through', 'fee', 'discount', 'tax', 'deposit'];

/** An API amount as text: `₹1,234.82`. */
export function money(amount: number): string {
  return formatRupees(paise(amount));
}

/** The price of an order line by line, which adds up to its total: what is passed on by item, everything else summed by
 * what it is for. */
export function priceLines(
  { lines }: Pick<OrderOnWire, 'lines'>,
  { lines: words }: Pick<KindWords, 'lines'>,
  { price }: Pick<Copies['order'], 'price'>,
): PriceLine[] {
  const ofKind = (wanted: Line['kind']) => lines.filter(({ kind }) => kind === wanted);
  return kindsInOrder.flatMap((kind) => {
    const keyOf = ({ code, item }: Line) =>
      kind === 'pass-through' ? `${code}-${item ?? ''}` : code;
    return [...Map.groupBy(ofKind(kind), keyOf)].flatMap(([key, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const sum = same.reduce((all, { amount }) => all + amount, 0);
      const word = words[first.code] ?? price.lines[kind];
      const isNamed = kind === 'pass-through' && first.item !== null;
      return [
        {
          id: `${kind}-${key}`,
          label: isNamed ? `${word} · ${first.item}` : word,
          amount: sum < 0 ? `−${money(-sum)}` : money(sum),
          isLess: sum < 0,
        },
      ];
    });
  });
}
