import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { AmountChange } from '../../page-parts/amount-change.tsx';
import { DoneNote } from '../../page-parts/done-note.tsx';
import { FailureFace } from '../../page-parts/failure-face.tsx';
import { instantText } from '../../page-parts/instant-text.ts';
import { plateParts } from '../../vehicle-number/plate-parts.ts';
import { ChallanCard } from './challan-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { HelpCard } from './help-card.tsx';
import { money } from './order-money.ts';
import type { OrderDeed, OrderOutcome } from './order-outcome.ts';
import { OrderRefresh } from './order-refresh.tsx';
import { stepTones } from './order-tones.ts';
import { headWord } from './order-words.ts';
import { PaymentCard } from './payment-card.tsx';
import { paymentFaceOf } from './payment-face.ts';
import { PriceCard } from './price-card.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { StoryCard } from './story-card.tsx';
import { useCountedOutcome } from './use-counted-outcome.ts';
import { useOrderUpdates } from './use-order-updates.ts';

type OrderPageProps = {
  readonly order: ChallanOrder;
  readonly deed: OrderDeed | null;
  readonly outcome: OrderOutcome | null;
};

/** An order: payment, challans with their timelines, refunds, price, receipt, help. */
export function OrderPage({ order, deed, outcome }: OrderPageProps) {
  const copy = useCopy('order');
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
          <section aria-labelledby="challans" className="grid gap-4">
            <h2 id="challans">{copy.challans}</h2>
            {order.challans.map((challan) => (
              <ChallanCard
                key={challan.challanNumber}
                order={order}
                challan={challan}
                outcome={outcome}
              />
            ))}
          </section>
          <StoryCard events={order.events} />
        </div>
        <div className="grid gap-4">
          <RefundsCard refunds={order.refunds} />
          {order.isFeedbackOpen && (
            <FeedbackCard orderId={order.orderId} isMissing={outcome?.kind === 'rating-missing'} />
          )}
          <PriceCard order={order} />
          <HelpCard order={order} />
        </div>
      </div>
    </div>
  );
}

function OrderHead({ order }: { order: ChallanOrder }) {
  const copy = useCopy('order');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="grid justify-items-start gap-2">
      <Breadcrumbs
        label={copy.crumbs}
        trail={[{ href: path('/orders'), label: copy.list }]}
        here={order.publicId}
      />
      <h1>{copy.title(order.publicId)}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <Plate parts={plateParts(order.display)} size="sm" label={copy.vehicle} />
        <StatusChip
          tone={order.payment.state === 'failed' ? 'brick' : stepTones[order.activeStep]}
          word={headWord(order, copy)}
        />
        {order.sandbox && <StatusChip tone="neutral" word={copy.sandbox} />}
      </div>
      <p className="text-ink-2 text-small">{copy.placed(instantText(order.createdAt, language))}</p>
    </div>
  );
}

/** Outcome of the last form; one for a challan is shown there. */
function Notes({ order, deed, outcome }: OrderPageProps) {
  const copy = useCopy('order');
  const done: Readonly<Record<OrderDeed, string>> = {
    uploaded: copy.documents.uploaded,
    submitted: copy.documents.submitted,
    otp: copy.otp.received,
    rated: copy.feedback.done,
  };
  if (outcome?.kind === 'changed') {
    return (
      <AmountChange words={copy.changed} before={money(outcome.before)} now={money(order.total)} />
    );
  }
  if (outcome?.kind === 'failed' && !isAtAField(outcome)) {
    return <FailureFace failure={outcome.failure} action={null} />;
  }
  return deed === null ? null : <DoneNote text={done[deed]} />;
}

/** Shown at the field of its challan instead. */
function isAtAField({ failure, challanNumber }: Extract<OrderOutcome, { kind: 'failed' }>) {
  return (
    challanNumber !== null &&
    (failure.code.startsWith('document/') || failure.code.startsWith('order/court-otp'))
  );
}
