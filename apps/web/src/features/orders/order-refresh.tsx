import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { orderPauses } from './order-pauses.ts';

/** States with a form on the page. */
const filling = new Set(['awaiting-documents', 'awaiting-court-otp']);

/** Without script: reloads the page while the order can change, except where a form would be lost. With script the
 * page polls instead. */
export function OrderRefresh({ order }: { order: ChallanOrder }) {
  const hasForm = order.isFeedbackOpen || order.challans.some((one) => filling.has(one.settlement));
  if (orderPauses(order) === null || hasForm) return null;
  const seconds = order.payment.state === 'checking' ? '15' : '60';
  return (
    <noscript>
      <meta httpEquiv="refresh" content={seconds} />
    </noscript>
  );
}
