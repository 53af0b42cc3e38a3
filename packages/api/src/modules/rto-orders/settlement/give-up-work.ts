import { partsReturned } from '@pahiya/domain/rto-services/rto-price';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { type HeldWork, moveWork } from '../store/move-work.ts';

/** Why work is given up: a promised day passed, its owner cancelled it, or an operator gave it up. */
export type RtoGiveUpReason = 'late' | 'cancelled' | 'rto-not-possible';

/** What the order's history calls it. */
const giveUpEvents: Readonly<Record<RtoGiveUpReason, string>> = {
  late: 'rto-late',
  cancelled: 'rto-cancelled',
  'rto-not-possible': 'rto-not-possible',
};

/** Gives up the work of a locked, paid order and refunds what the rules return: everything before filing, all but the
 * government fee afterwards. `operatorId`: who gave it up; above the limit a second operator must approve. */
export async function giveUpWork(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  { reason, operatorId }: { readonly reason: RtoGiveUpReason; readonly operatorId?: string },
): Promise<void> {
  const { order, work } = held;
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  const ids = { 'service-fee': work.workId, 'government-fee': work.governmentFeeId };
  const parts = partsReturned(work.filedAt !== null, istDateOf(at));
  const { orderId } = order;
  await moveWork(tx, services, held, 'refunding');
  await addOrderEvent(tx, { orderId, itemId: work.workId, kind: giveUpEvents[reason], at, ...by });
  const items = parts.map((part) => ids[part]);
  await refundItems(tx, services, order, items, { reason, ...by });
  // Withdrawn at once: every minute later the partner may have filed it.
  if (work.route === 'partner') {
    await enqueueTask(tx, { kind: 'follow-rto-agent', subject: orderId, dueAt: at });
  }
}
