import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { Card } from '@pahiya/ui/card';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import type { OrderWatch } from '../state/use-order-updates.ts';
import { PayAgainForm } from './pay-again-form.tsx';
import { WatchNote } from './watch-note.tsx';

/** The payment outcome is unknown: safe to leave, checked automatically or on a press. While no attempt is known, a
 * closed payment page can be reopened: it is the same gateway order, which can be paid only once. */
export function CheckingCard({ order, watch }: { order: OrderOnWire; watch: OrderWatch }) {
  const { checking } = useCopy('order');
  const { language } = usePage();
  const { since, method } = order.payment;
  return (
    <Card title={checking.title} id="payment" tone="sky">
      <div className="flex items-start gap-3">
        <WheelMark size={28} turning={watch === 'watching'} />
        <p>{checking.text}</p>
      </div>
      {since !== null && (
        <p className="pt-2 text-small">{checking.since(instantText(since, language))}</p>
      )}
      <WatchNote orderId={order.orderId} watch={watch} />
      {method === null && order.canPay && (
        <>
          <p className="pt-4">{checking.left}</p>
          <PayAgainForm order={order} label={checking.reopen} />
        </>
      )}
      <p className="pt-3 text-small">{checking.rbi}</p>
    </Card>
  );
}
