import { randomUUID } from 'node:crypto';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';

/** An order event that its owner is notified of. */
export type Turn = {
  readonly orderId: string;
  readonly turn: OrderTurn;
  /** A challan that represents all affected; left out for an event of the whole order. */
  readonly orderChallanId?: string;
  /** The refund that the event is about. */
  readonly refundId?: string;
  /** 1 for the first time; a repeated event is notified again. */
  readonly occurrence?: number;
};

/** Queues the SMS and e-mail for an order event: once each, however often this is called. Does nothing once the
 * account is deleted or has no address for a channel. */
export async function notify(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { orderId, turn, orderChallanId, refundId, occurrence = 1 }: Turn,
): Promise<void> {
  const at = now();
  const rows = await tx<{ id: string }[]>`
    insert into notifications
      (id, order_id, order_challan_id, refund_id, turn, occurrence, channel, state, created_at)
    select case channel when 'sms' then ${randomUUID()}::uuid else ${randomUUID()}::uuid end, o.id,
      ${orderChallanId ?? null}::uuid, ${refundId ?? null}::uuid, ${turn}, ${occurrence}::integer,
      channel, 'pending', ${at}::timestamptz
    from orders o join users u on u.id = o.user_id
      cross join unnest(array['sms', 'email']) as channel
    where o.id = ${orderId} and (channel = 'sms' or u.email is not null)
    on conflict do nothing returning id`;
  for (const { id } of rows) {
    await enqueueTask(tx, { kind: 'send-notification', subject: id, dueAt: at });
  }
}
