import type { challanPayStatus } from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOrder } from '../../orders/find-order.ts';
import { countAllOrderEvents } from '../../orders/order-events.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { paymentView } from '../../payments/payment-view.ts';
import { findAttemptsOf } from '../../payments/payments-of-orders.ts';
import { challanKind, findOwnChallanOrder } from '../store/challan-order.ts';
import { toOrderOnWire } from './order-on-wire.ts';
import { readWholeOrder } from './read-order.ts';

/** All details of the caller's order. Refuses `order/not-found`, also for orders of others. */
export async function orderDetails(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<{ order: ChallanOrder }, Refusal>> {
  const order = await findOwnChallanOrder(services.sql, orderId, userId);
  if (order === null) return err(orderNotFound);
  return ok({ order: toOrderOnWire(services, await readWholeOrder(services.sql, order)) });
}

/** The short status that pages poll: without the order's terms. */
export async function payStatus(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<AnswerOf<typeof challanPayStatus>, Refusal>> {
  const { sql } = services;
  const order = await findOrder(sql, orderId);
  if (order?.userId !== userId || order.kind !== challanKind) return err(orderNotFound);
  return ok({
    orderId,
    // Only steps of the table of moves are ever stored.
    activeStep: order.activeStep as ActiveStep,
    payment: paymentView(services, order, await findAttemptsOf(sql, orderId)),
    changedAt: order.changedAt.toISOString(),
    eventCount: await countAllOrderEvents(sql, orderId),
  });
}
