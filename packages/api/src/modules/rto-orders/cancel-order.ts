import { canCancel } from '@pahiya/domain/rto-services/rto-work';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { orderNotFound, wrongStep } from '../orders/refusals.ts';
import { giveUpWork } from './settlement/give-up-work.ts';
import { lockWork } from './store/move-work.ts';

/** Cancels the caller's own order before it is filed; everything is refunded. Refuses `order/not-found` and
 * `order/wrong-step`. */
export function cancelOrder(
  services: Services,
  userId: string,
  orderId: string,
): Promise<Result<undefined, Refusal>> {
  return services.sql.begin(async (tx) => {
    const held = await lockWork(tx, orderId);
    if (held === null || held.order.userId !== userId) return err(orderNotFound);
    const isFiled = held.work.filedAt !== null;
    if (!canCancel({ step: held.step, isFiled })) return err(wrongStep);
    await giveUpWork(tx, services, held, { reason: 'cancelled' });
    return ok(undefined);
  });
}
