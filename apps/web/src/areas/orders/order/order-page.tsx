import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { AmountChange } from '../../../parts/payment/amount-change.tsx';
import { isPlate, plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { kindViewOf } from '../kinds/kind-views.ts';
import { useKindWords } from '../kinds/use-kind-words.ts';
import { money } from '../view/order-money.ts';
import type { OrderOutcome } from '../view/order-outcome.ts';
import { FeedbackCard } from './cards/feedback-card.tsx';
import { HelpCard } from './cards/help-card.tsx';
import { OrderRefresh } from './cards/order-refresh.tsx';
import { PaymentCard } from './cards/payment-card.tsx';
import { PriceCard } from './cards/price-card.tsx';
import { RefundsCard } from './cards/refunds-card.tsx';
import { StoryCard } from './cards/story-card.tsx';
import { paymentFaceOf } from './state/payment-face.ts';
import { useCountedOutcome } from './state/use-counted-outcome.ts';
import { useOrderUpdates } from './state/use-order-updates.ts';
import { useStatusWord } from './state/use-status-word.ts';

type OrderPageProps = {
  readonly order: OrderOnWire;
  /** Code of the form that was accepted just now. */
  readonly deed: string | null;
  readonly outcome: OrderOutcome | null;
};

/** An order of any kind: payment, what its kind shows of it, history, refunds, price, receipt, help. */
export function OrderPage({ order, deed, outcome }: OrderPageProps) {
  const { Body } = kindViewOf(order);
  useCountedOutcome(order.orderId, paymentFaceOf(order));
  const watch = useOrderUpdates(order);
  return (
    <div className="grid gap-5 pt-3">
      <OrderHead order={order} />
      <OrderRefresh order={order} />
      <Notes order={order} deed={deed} outcome={outcome} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
        <div className="grid gap-4">
          <PaymentCard order={order} watch={watch} />
          <Body order={order} details={order.details} outcome={outcome} />
          <StoryCard order={order} />
        </div>
        <div className="grid gap-4">
          <RefundsCard order={order} />
          {order.isFeedbackOpen && (
            <div className="no-print">
              <FeedbackCard
                orderId={order.orderId}
                isMissing={outcome?.kind === 'rating-missing'}
              />
            </div>
          )}
          <PriceCard order={order} />
          <HelpCard order={order} />
        </div>
      </div>
    </div>
  );
}

function OrderHead({ order }: { order: OrderOnWire }) {
  const copy = useCopy('order');
  const words = useKindWords(order);
  const status = useStatusWord(order);
  const { language } = usePage();
  const path = usePagePath();
  const { stepTones } = kindViewOf(order);
  return (
    <div className="grid justify-items-start gap-2">
      <Breadcrumbs
        label={copy.crumbs}
        trail={[{ href: path('/orders'), label: copy.list }]}
        here={order.publicId}
      />
      <h1>{copy.title(order.publicId)}</h1>
      <div className="flex flex-wrap items-center gap-3">
        {isPlate(order.vehicleNumber) ? (
          <Plate parts={plateParts(order.display)} size="sm" label={copy.vehicle} />
        ) : (
          <b lang="en">{order.display}</b>
        )}
        <StatusChip
          tone={
            order.payment.state === 'failed' ? 'brick' : (stepTones[order.activeStep] ?? 'neutral')
          }
          word={status}
        />
        {order.sandbox && <StatusChip tone="neutral" word={copy.sandbox} />}
      </div>
      <p className="text-ink-2 text-small">
        {`${words.name} · ${copy.placed(instantText(order.createdAt, language))}`}
      </p>
    </div>
  );
}

/** Outcome of the last form; one for an item is shown there. */
function Notes({ order, deed, outcome }: OrderPageProps) {
  const copy = useCopy('order');
  const words = useKindWords(order);
  const done = deed === 'rated' ? copy.feedback.done : deed === null ? null : words.deeds[deed];
  const chosen = kindViewOf(order).priceBefore?.(order.details) ?? order.total;
  const before = outcome?.kind === 'changed' ? outcome.before : order.canPay ? chosen : order.total;
  if (before !== order.total) {
    return <AmountChange words={copy.changed} before={money(before)} now={money(order.total)} />;
  }
  if (outcome?.kind === 'failed' && outcome.item === null) {
    return <FailureFace failure={outcome.failure} action={null} />;
  }
  return done ? <DoneNote text={done} /> : null;
}
