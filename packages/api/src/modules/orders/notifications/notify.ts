import { randomUUID } from 'node:crypto';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { findUser, type UserRow } from '../../auth/find-user.ts';
import { findOrder } from '../find-order.ts';
import { insertNotifications, type RefundFacts } from '../notification-repository.ts';

/** An order event that its owner is notified of. */
export type Turn = {
  readonly orderId: string;
  readonly turn: OrderTurn;
  /** An item that represents all affected; left out for an event of the whole order. */
  readonly itemId?: string;
  /** The refund that the event is about. */
  readonly refund?: RefundFacts & { readonly refundId: string };
  /** 1 for the first time; a repeated event is notified again. */
  readonly occurrence?: number;
};

/** Queues the SMS and e-mail for an order event: once each, however often this is called. Does nothing once the
 * account is deleted or has no address for a channel. */
export async function notify(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { orderId, turn, itemId, refund, occurrence = 1 }: Turn,
): Promise<void> {
  const owner = await findOwner(tx, orderId);
  if (owner === null) return;
  const at = now();
  const event = { orderId, turn, itemId: itemId ?? null, refund: refund ?? null, occurrence, at };
  const channels = owner.email === null ? (['sms'] as const) : (['sms', 'email'] as const);
  const messages = channels.map((channel) => ({ id: randomUUID(), channel }));
  const subjects = await insertNotifications(tx, messages, event);
  await enqueueTasks(tx, 'send-notification', { subjects, dueAt: at });
}

async function findOwner(tx: Queryable, orderId: string): Promise<UserRow | null> {
  const userId = (await findOrder(tx, orderId))?.userId ?? null;
  return userId === null ? null : findUser(tx, userId);
}
