import { chargeOf, type OrderLine } from '@pahiya/domain/orders/order-line';
import { type Paise, percentOf } from '@pahiya/domain/shared/money';
import type { ServiceHistorySettings } from '../../services.ts';

/** Lines of the price of one report: our fee, and GST on it. Rule id: FEE-GST. */
export function reportLines(
  { price, gstBasisPoints }: ServiceHistorySettings,
  itemId: string,
): readonly OrderLine[] {
  const gst = percentOf(price, gstBasisPoints, 'half-up');
  const fee: OrderLine = {
    position: 1,
    kind: 'fee',
    code: 'report',
    itemId,
    taxOn: null,
    amount: price,
  };
  return gst === 0
    ? [fee]
    : [fee, { position: 2, kind: 'tax', code: 'gst', itemId, taxOn: 1, amount: gst }];
}

/** Total of lines. */
export function totalOf(lines: readonly OrderLine[]): Paise {
  return chargeOf(lines).total;
}
