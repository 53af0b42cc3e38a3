import type { Services } from '../../../services.ts';
import { findOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { refundShare } from '../../payments/refunds/refund-share.ts';
import { updateCancelled, updateCancelRefused } from './cancellation-repository.ts';
import { issuerOf, lockPolicy } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { selectPolicy } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

/** How a question to the insurer ended; `waiting`: it did not answer. */
export type AskedCancel = 'cancelled' | 'refused' | 'waiting';

/** Whether a cancellation is confirmed by the holder and not yet by the insurer. */
export function isCancelling({ cancelAskedAt, cancelledAt }: PolicyRow): boolean {
  return cancelAskedAt !== null && cancelledAt === null;
}

/** Sends a confirmed cancellation to the insurer and applies its answer: the refund is booked and requested once, however
 * often it is asked. Null when none is waiting. */
export async function askCancellation(
  services: Services,
  policyId: string,
  by: { readonly operatorId?: string } = {},
): Promise<AskedCancel | null> {
  const row = await selectPolicy(services.sql, policyId);
  if (row === null || !isCancelling(row)) return null;
  const { cancelPart: part, cancelRefund: refund, cancelOn: on } = row;
  if (part === null || refund === null || on === null) throw new Error('a confirmed cancellation');
  const answer = await issuerOf(services, row)?.cancel({
    ...{ policyId, part, refund, on },
    ground: row.cancelGround,
    otherPolicy: row.cancelOther,
    hadClaim: row.hadClaim ?? false,
  });
  if (answer === undefined || !answer.ok) return 'waiting';
  const { kind } = answer.value;
  await services.sql.begin(async (tx) => {
    const found = await lockPolicy(tx, policyId);
    if (found === null || !isCancelling(found.row)) return;
    const { order } = found;
    const { orderId } = order;
    const at = services.now();
    if (kind === 'refused') {
      await updateCancelRefused(tx, policyId);
      await addOrderEvent(tx, { orderId, kind: 'policy-cancel-refused', at, ...by });
    } else {
      await updateCancelled(tx, policyId, at);
      if (part === 'whole') await moveStep(tx, services, order, 'CANCELLED');
      await addOrderEvent(tx, { orderId, kind: 'policy-cancelled', at, ...by });
      const moved = await findOrder(tx, orderId);
      await refundShare(tx, services, moved ?? order, {
        ...{ amount: refund, from: 'insurer-payable' },
        ...{ key: `policy-cancelled:${policyId}`, reason: 'cancelled' },
      });
    }
    await refreshPolicyWork(tx, policyId);
  });
  return kind;
}
