import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { kindViewOf } from '../../kinds/kind-views.ts';
import type { KindWords } from '../../view/kind-view.ts';

/** Status of an order in a word or two, the same as in the list. */
export function useStatusWord(order: OrderOnWire): string {
  const { failedPayment } = useCopy('order');
  const { copy, status } = kindViewOf(order);
  const own = useCopy(copy);
  const { steps }: KindWords = own.kind;
  if (order.payment.state === 'failed') return failedPayment;
  return status(order.details, own) ?? steps[order.activeStep] ?? '';
}
