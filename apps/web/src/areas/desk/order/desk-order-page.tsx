import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { ActsCard } from './acts-card.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { ChallanCard } from './challan-card.tsx';
import { GiveUpForm } from './give-up-form.tsx';
import { ItemCard } from './items/item-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import type { OrderIntent, OrderOutcome } from './order-outcome.ts';
import { PaymentsCard } from './payments-card.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { StoryCard } from './story-card.tsx';

type DeskOrderProps = {
  readonly order: DeskOrder;
  readonly today: IstDate;
  readonly done: OrderIntent | null;
  readonly outcome: OrderOutcome | null;
};

/** An order at the desk: facts, challans, forms and audit trail. */
export function DeskOrderPage({ order, today, done, outcome }: DeskOrderProps) {
  const copy = useCopy('desk-order');
  const { acts } = useCopy('desk-items');
  const doneWords: Readonly<Record<OrderIntent, string>> = {
    assign: copy.assign.done,
    review: copy.documents.done,
    receipt: copy.receipt.done,
    'decide-receipt': copy.decideReceipt.done,
    'give-up': copy.giveUp.done,
    resume: copy.resume.done,
    decide: copy.refunds.done,
    'ask-source': acts['ask-source'].done,
    complain: acts.complain.done,
    'give-up-order': acts['give-up-order'].done,
    'ask-refund': acts['ask-refund'].done,
    'resume-order': acts['resume-order'].done,
    'bonus-endorsed': acts['bonus-endorsed'].done,
    'bonus-kept': acts['bonus-kept'].done,
  };
  const refused = outcome !== null && 'failure' in outcome ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>
        {copy.title} <EnglishRun text={order.publicId} />
      </h1>
      {done !== null && outcome === null && <DoneNote text={doneWords[done]} />}
      <RefusalNote refused={refused} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_24rem]!">
        <div className="grid content-start gap-4">
          <OrderFacts order={order} />
          {order.item !== null && (
            <>
              <ItemCard item={order.item} />
              <ActsCard order={order} outcome={outcome} />
            </>
          )}
          {order.kind === 'service-report' && <CorrectionsLink order={order} />}
          {order.challans.length > 0 && <h2>{copy.challans}</h2>}
          {order.challans.map((challan) => (
            <ChallanCard
              key={challan.orderChallanId}
              challan={challan}
              order={order}
              today={today}
              outcome={outcome}
            />
          ))}
          <GiveUpForm order={order} outcome={outcome} />
        </div>
        <div className="grid content-start gap-4">
          <RefundsCard order={order} />
          <PaymentsCard order={order} />
          <StoryCard order={order} />
          <LedgerCard order={order} />
          <AuditTrail order={order} />
        </div>
      </div>
    </div>
  );
}

/** Corrections have a list of their own. */
function CorrectionsLink({ order }: { order: DeskOrder }) {
  const copy = useCopy('desk-order');
  const path = usePagePath();
  return (
    <p>
      <a
        href={path(`/desk/corrections?order=${order.orderId}`)}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {copy.corrections}
      </a>
    </p>
  );
}

function OrderFacts({ order }: { order: DeskOrder }) {
  const desk = useCopy('desk');
  const copy = useCopy('desk-order');
  const { language } = usePage();
  const { facts } = copy;
  return (
    <Card>
      {order.sandbox && <StatusChip tone="sky" word={copy.sandbox} />}
      <KeyValues
        facts={[
          { id: 'vehicle', term: facts.vehicle, detail: <EnglishRun text={order.display} /> },
          { id: 'mobile', term: facts.mobile, detail: order.mobileMasked ?? facts.noAccount },
          ...(order.settlementType === null
            ? []
            : [{ id: 'speed', term: facts.speed, detail: desk.speeds[order.settlementType] }]),
          { id: 'payment', term: facts.payment, detail: copy.paymentStates[order.paymentState] },
          { id: 'total', term: facts.total, detail: formatRupees(paise(order.total)) },
          { id: 'created', term: facts.created, detail: instantText(order.createdAt, language) },
          {
            id: 'paid',
            term: facts.paid,
            detail: order.paidAt === null ? desk.none : instantText(order.paidAt, language),
          },
        ]}
      />
    </Card>
  );
}
