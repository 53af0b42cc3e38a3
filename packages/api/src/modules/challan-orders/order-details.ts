import type { challanPayStatus } from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { countAllOrderEvents } from './order-events.ts';
import { toOrderOnWire } from './order-on-wire.ts';
import { findOwnOrder } from './order-repository.ts';
import { paymentView } from './payment-view.ts';
import { findAttempts, readWholeOrder } from './read-order.ts';
import { orderNotFound } from './refusals.ts';

/** All details of the caller's order. Refuses `order/not-found`, also for orders of others. */
export async function orderDetails(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<{ order: ChallanOrder }, Refusal>> {
  const order = await findOwnOrder(services.sql, orderId, userId);
  if (order === null) return err(orderNotFound);
  return ok({ order: toOrderOnWire(services, await readWholeOrder(services.sql, order)) });
}

/** The short status that pages poll. */
export async function payStatus(
  { sql, now, settings }: Services,
  orderId: string,
  userId: string,
): Promise<Result<AnswerOf<typeof challanPayStatus>, Refusal>> {
  const order = await findOwnOrder(sql, orderId, userId);
  if (order === null) return err(orderNotFound);
  return ok({
    orderId,
    activeStep: order.activeStep,
    payment: paymentView(order, await findAttempts(sql, orderId), {
      now: now(),
      lateCaptureMinutes: settings.challans.lateCaptureMinutes,
    }),
    changedAt: order.changedAt.toISOString(),
    eventCount: await countAllOrderEvents(sql, orderId),
  });
}
