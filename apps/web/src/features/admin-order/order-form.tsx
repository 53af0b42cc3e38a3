import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { ReactNode } from 'react';
import { usePagePath } from '../../app/use-page-path.ts';
import type { OrderIntent } from './order-outcome.ts';

type OrderFormProps = {
  readonly order: Pick<DeskOrder, 'orderId'>;
  readonly intent: OrderIntent;
  /** What goes along unseen. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A form of an order's page. */
export function OrderForm({ order, intent, fields = {}, className, children }: OrderFormProps) {
  const path = usePagePath();
  return (
    <form method="post" action={path(`/admin/orders/${order.orderId}`)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
