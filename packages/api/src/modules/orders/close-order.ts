import type { Transaction } from '../../db/database.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { addOrderEvent } from './order-events.ts';
import { updatePaymentState } from './order-state-repository.ts';

/** Closes an unpaid, locked order and releases what it reserved. A payment captured later fulfils it if that is still
 * free, else it is refunded. */
export async function closeOrder(
  tx: Transaction,
  services: Pick<Services, 'now' | 'orderKinds'>,
  order: OrderRow,
): Promise<void> {
  const { orderId } = order;
  const at = services.now();
  const kind = kindOf(services, order);
  await updatePaymentState(tx, orderId, {
    paymentState: 'closed',
    activeStep: kind.steps.closed,
    at,
  });
  await kind.release(tx, order);
  await addOrderEvent(tx, { orderId, kind: 'closed', at });
}
