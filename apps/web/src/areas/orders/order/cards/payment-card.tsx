import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { clockText, instantText } from '../../../../parts/failure/instant-text.ts';
import { kindViewOf } from '../../kinds/kind-views.ts';
import { useKindWords } from '../../kinds/use-kind-words.ts';
import { money } from '../../view/order-money.ts';
import { paymentFaceOf } from '../state/payment-face.ts';
import type { OrderWatch } from '../state/use-order-updates.ts';
import { CheckingCard } from './checking-card.tsx';
import { PayAgainForm } from './pay-again-form.tsx';
import { WatchNote } from './watch-note.tsx';

/** The payment's state and its one next step. */
export function PaymentCard({ order, watch }: { order: OrderOnWire; watch: OrderWatch }) {
  const copy = useCopy('order');
  const { language, nowIso } = usePage();
  const path = usePagePath();
  const isHeld = order.quoteValidUntil > nowIso;
  const words = useKindWords(order);
  const held = isHeld ? words.held(clockText(order.quoteValidUntil, language)) : words.heldOver;
  const reason = copy.payFailed.reasons[order.payment.failure ?? ''];
  const face = paymentFaceOf(order);
  switch (face) {
    case 'checking':
      return <CheckingCard order={order} watch={watch} />;
    case 'unpaid':
    case 'dismissed':
      return (
        <Card title={copy[face].title} id="payment" tone="sky">
          <p>{face === 'unpaid' ? words.unpaid : copy.dismissed.text}</p>
          <PayAgainForm order={order} />
          <p className="pt-3 text-small">{held}</p>
        </Card>
      );
    case 'failed':
      return (
        <Card title={copy.payFailed.title} id="payment" tone="brick">
          {reason && <p className="pb-2 font-semibold">{reason}</p>}
          {order.payment.mayArriveLate ? (
            <LatePayment order={order} watch={watch} />
          ) : (
            <>
              <p>{copy.payFailed.text}</p>
              <PayAgainForm order={order} label={copy.payFailed.retry(money(order.total))} />
              <p className="pt-3 text-small">{held}</p>
            </>
          )}
        </Card>
      );
    case 'paused':
      return (
        <Card title={copy.paused.title} id="payment" tone="amber">
          <p>{copy.paused.text}</p>
        </Card>
      );
    case 'closed':
      return (
        <Card title={copy.closed.title} id="payment" look="quiet">
          <p>{words.closed}</p>
          <div className="actions pt-4">
            <ButtonLink href={path(kindViewOf(order).startPath(order))}>{words.again}</ButtonLink>
          </div>
        </Card>
      );
    case 'paid': {
      const time = instantText(order.payment.since ?? order.createdAt, language);
      const { refunded } = copy;
      return isPaidBack(order) ? (
        <Card title={refunded.title} id="payment" look="quiet">
          <p className="nums">{refunded.text(money(order.total), time)}</p>
        </Card>
      ) : (
        <Card title={copy.paid.title} id="payment" tone="road">
          <p className="nums">{copy.paid.text(money(order.total), time)}</p>
        </Card>
      );
    }
  }
}

/** The whole amount has been credited. */
function isPaidBack({ refunds, total }: OrderOnWire): boolean {
  const credited = refunds.filter(({ state }) => state === 'processed');
  return total > 0 && credited.reduce((sum, { amount }) => sum + amount, 0) >= total;
}

/** The bank has not confirmed the failure: the money may still arrive, so a second payment has to wait. */
function LatePayment({ order, watch }: { order: OrderOnWire; watch: OrderWatch }) {
  const { payFailed } = useCopy('order');
  const { language } = usePage();
  const { retryFrom } = order.payment;
  return (
    <>
      <p>{payFailed.mayArrive}</p>
      {retryFrom !== null && (
        <p className="pt-2 font-semibold">{payFailed.retryFrom(clockText(retryFrom, language))}</p>
      )}
      <WatchNote orderId={order.orderId} watch={watch} />
      {order.canPay && (
        <>
          <p className="pt-4">{payFailed.twice}</p>
          <PayAgainForm order={order} label={payFailed.retry(money(order.total))} />
        </>
      )}
    </>
  );
}
