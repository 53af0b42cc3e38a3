import type { OrderMark, OrderSummary } from '@pahiya/contracts/challans/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Receipt } from '@pahiya/ui/icons';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { instantText } from '../../page-parts/instant-text.ts';
import { signInPath } from '../../page-parts/sign-in-path.ts';
import { money } from './order-money.ts';
import { markTones, stepTones } from './order-tones.ts';

type OrdersPageProps = {
  readonly orders: readonly OrderSummary[];
  readonly nextCursor: string | null;
  /** False after the first page. */
  readonly isFirst: boolean;
};

/** The orders, newest first, paginated. */
export function OrdersPage({ orders, nextCursor, isFirst }: OrdersPageProps) {
  const copy = useCopy('orders');
  const path = usePagePath();
  return (
    <div className="grid max-w-3xl gap-5 pt-3">
      <h1>{copy.title}</h1>
      {orders.length === 0 ? (
        <EmptyFace
          icon={<Receipt />}
          title={copy.empty.title}
          detail={copy.empty.detail}
          action={<ButtonLink href={path('/challan-pay')}>{copy.empty.action}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      )}
      <nav className="actions" aria-label={copy.title}>
        {!isFirst && (
          <ButtonLink href={path('/orders')} variant="quiet">
            {copy.newest}
          </ButtonLink>
        )}
        {nextCursor !== null && (
          <ButtonLink
            href={path(`/orders?cursor=${encodeURIComponent(nextCursor)}`)}
            variant="outline"
            rel="next"
          >
            {copy.older}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** The step is then still the one after payment, whose label says that it was sent to the authority. */
const insteadOfStep: ReadonlySet<OrderMark> = new Set(['refund-all', 'not-sent']);

function OrderLine({ order }: { order: OrderSummary }) {
  const copy = useCopy('orders');
  const { language } = usePage();
  const path = usePagePath();
  const isFailed = order.payment === 'failed';
  const isStepSaid = !order.standing.some((mark) => insteadOfStep.has(mark));
  return (
    <a
      href={path(`/orders/${order.orderId}`)}
      aria-label={copy.open(order.publicId)}
      aria-describedby={`o-${order.orderId}`}
      className="card grid gap-1.5 no-underline hover:border-ink"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b lang="en" translate="no" className="nums text-lead">
          {order.display}
        </b>
        <b className="nums text-lead">{money(order.total)}</b>
      </span>
      <span id={`o-${order.orderId}`} className="grid gap-1.5">
        <span className="flex flex-wrap gap-2">
          {isStepSaid && (
            <StatusChip
              tone={isFailed ? 'brick' : stepTones[order.activeStep]}
              word={isFailed ? copy.failedPayment : copy.steps[order.activeStep]}
            />
          )}
          {order.standing.map((mark) => (
            <StatusChip key={mark} tone={markTones[mark]} word={copy.standing[mark]} />
          ))}
        </span>
        <span className="text-ink-2 text-small">
          {copy.placed(instantText(order.createdAt, language))}
          {` · ${copy.count(order.challanCount)} · `}
          <span lang="en" translate="no" className="nums">
            {order.publicId}
          </span>
        </span>
      </span>
    </a>
  );
}

/** The orders page when signed out. */
export function OrdersVisitor({ next }: { next: string }) {
  const { visitor } = useCopy('orders');
  const path = usePagePath();
  return (
    <div className="narrow-page">
      <Card title={visitor.title} level={1} look="accent">
        <p>{visitor.text}</p>
        <div className="actions pt-5">
          <ButtonLink href={path(signInPath(next))} size="lg">
            {visitor.action}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
