import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { kindViewOf } from '../../kinds/kind-views.ts';
import { orderPauses } from '../state/order-pauses.ts';

/** Without script: reloads the page while the order can change, except where a form would be lost. With script the
 * page polls instead. */
export function OrderRefresh({ order }: { order: OrderOnWire }) {
  const hasForm = order.isFeedbackOpen || kindViewOf(order).hasForm(order.details);
  if (orderPauses(order) === null || hasForm) return null;
  const seconds = order.payment.state === 'checking' ? '15' : '60';
  return (
    <noscript>
      <meta httpEquiv="refresh" content={seconds} />
    </noscript>
  );
}
