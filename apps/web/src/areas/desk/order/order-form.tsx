import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { ReactNode } from 'react';
import { DeskForm } from '../shell/desk-form.tsx';
import type { OrderIntent } from './order-outcome.ts';

type OrderFormProps = {
  readonly order: Pick<DeskOrder, 'orderId'>;
  readonly intent: OrderIntent;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly hasFile?: boolean;
  readonly children: ReactNode;
};

/** A form of an order's page. */
export function OrderForm({ order, ...form }: OrderFormProps) {
  return <DeskForm action={`/desk/orders/${order.orderId}`} {...form} />;
}
