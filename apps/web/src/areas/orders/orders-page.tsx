import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type { ListedOrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Receipt } from '@pahiya/ui/icons';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { instantText } from '../../parts/failure/instant-text.ts';
import { KindFilter } from './kinds/kind-filter.tsx';
import { kindViewOf } from './kinds/kind-views.ts';
import { useKindWords } from './kinds/use-kind-words.ts';
import { money } from './view/order-money.ts';
import { ordersPath } from './view/orders-path.ts';

type OrdersPageProps = {
  readonly orders: readonly ListedOrderOnWire[];
  readonly nextCursor: string | null;
  /** False after the first page. */
  readonly isFirst: boolean;
  /** The one kind that is shown; null for all. */
  readonly shown: OrderKindName | null;
  readonly isLoading: boolean;
};

/** Orders of all kinds or of one, newest first, paginated. */
export function OrdersPage({ orders, nextCursor, isFirst, shown, isLoading }: OrdersPageProps) {
  const copy = useCopy('orders');
  const path = usePagePath();
  return (
    <div className="grid max-w-3xl gap-5 pt-3">
      <h1>{copy.title}</h1>
      <KindFilter shown={shown} />
      {orders.length === 0 ? (
        <NoOrders shown={shown} />
      ) : (
        <ul className="grid gap-3" aria-busy={isLoading}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      )}
      {(!isFirst || nextCursor !== null) && (
        <nav className="actions" aria-label={copy.pages}>
          {!isFirst && (
            <ButtonLink href={path(ordersPath({ kind: shown }))} variant="quiet">
              {copy.newest}
            </ButtonLink>
          )}
          {nextCursor !== null && (
            <ButtonLink
              href={path(ordersPath({ kind: shown, cursor: nextCursor }))}
              variant="outline"
              rel="next"
            >
              {copy.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function NoOrders({ shown }: { shown: OrderKindName | null }) {
  const { empty, emptyKind } = useCopy('orders');
  const path = usePagePath();
  if (shown !== null) {
    return (
      <EmptyFace
        icon={<Receipt />}
        title={emptyKind.title}
        detail={emptyKind.detail}
        action={<ButtonLink href={path('/orders')}>{emptyKind.action}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyFace
      icon={<Receipt />}
      title={empty.title}
      detail={empty.detail}
      action={<ButtonLink href={path('/challan-pay')}>{empty.action}</ButtonLink>}
    />
  );
}

function OrderLine({ order }: { order: ListedOrderOnWire }) {
  const copy = useCopy('orders');
  const words = useKindWords(order);
  const { language } = usePage();
  const path = usePagePath();
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
        <span className="font-semibold">
          {[words.name, words.count(order.itemCount)].filter(Boolean).join(' · ')}
        </span>
        <OrderStatus order={order} />
        <span className="flex flex-wrap gap-x-3 text-ink-2 text-small">
          <span>{copy.placed(instantText(order.createdAt, language))}</span>
          <span lang="en" translate="no" className="nums whitespace-nowrap">
            {order.publicId}
          </span>
        </span>
      </span>
    </a>
  );
}

/** Status of an order by its step, and its marks. */
function OrderStatus({ order }: { order: ListedOrderOnWire }) {
  const copy = useCopy('orders');
  const words = useKindWords(order);
  const view = kindViewOf(order);
  const isFailed = order.payment === 'failed';
  const isStepSaid = !order.marks.some((mark) => view.marksInsteadOfStep.has(mark));
  const step = words.steps[order.activeStep];
  return (
    <span className="flex flex-wrap gap-2">
      {isStepSaid && step !== undefined && (
        <StatusChip
          tone={isFailed ? 'brick' : (view.stepTones[order.activeStep] ?? 'neutral')}
          word={isFailed ? copy.failedPayment : step}
        />
      )}
      {order.marks.map((mark) => {
        const word = words.marks[mark];
        if (word === undefined) return null;
        return <StatusChip key={mark} tone={view.markTones[mark] ?? 'neutral'} word={word} />;
      })}
    </span>
  );
}
