import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { instantText } from '../../page-parts/instant-text.ts';
import { PayAgainForm } from './pay-again-form.tsx';
import { useBankAnswer } from './use-bank-answer.ts';

/** The outcome of a payment is unknown: safe to leave, asked again by the page itself or by a press. While no attempt is
 * known, a gateway's page that was closed can be opened again: it is the same order there, which is paid once. */
export function CheckingCard({ order }: { order: ChallanOrder }) {
  const { checking } = useCopy('order');
  const { language } = usePage();
  const path = usePagePath();
  const watch = useBankAnswer(order.orderId);
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
      <p role="status" className="min-h-6 pt-2 text-small">
        {watch === 'watching' && checking.watching}
        {watch === 'ended' && checking.ended}
      </p>
      <form method="get" action={path(`/orders/${order.orderId}`)} className="actions pt-3">
        <Button type="submit" variant="outline" size="sm">
          {checking.again}
        </Button>
      </form>
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
