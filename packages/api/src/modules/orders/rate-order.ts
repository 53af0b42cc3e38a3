import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { updateRating } from './order-state-repository.ts';
import { orderNotFound, wrongStep } from './refusals.ts';

/** Saves the rating of a finished order, once. */
export async function rateOrder(
  services: Pick<Services, 'sql' | 'now' | 'orderKinds'>,
  { orderId, kind }: Pick<OrderRow, 'orderId' | 'kind'>,
  {
    userId,
    rating,
    remark,
  }: { readonly userId: string; readonly rating: number; readonly remark: string },
): Promise<Result<{ received: true }, Refusal>> {
  const saved = await updateRating(services.sql, {
    orderId,
    kind,
    userId,
    ends: kindOf(services, { kind }).steps.ends,
    rating,
    remark: remark === '' ? null : remark,
    at: services.now(),
  });
  if (saved === null) return err(orderNotFound);
  if (saved.isNew) return ok({ received: true });
  return err(saved.isOver ? feedbackGiven : wrongStep);
}

const feedbackGiven: Refusal = {
  code: 'order/feedback-given',
  detail: 'This order has already been rated.',
};
