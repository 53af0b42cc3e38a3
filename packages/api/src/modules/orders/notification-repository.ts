import type { OrderTurn } from '@pahiya/domain/messages/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** What a message says of a refund. `items`: how many are refunded. `day`: by which it is expected, or on which it was
 * credited. */
export type RefundFacts = {
  readonly amount: Paise;
  readonly items: number;
  readonly day: IstDate;
};

/** A message to send. */
export type PendingNotification = {
  readonly notificationId: string;
  readonly orderId: string;
  readonly itemId: string | null;
  readonly refund: RefundFacts | null;
  readonly turn: OrderTurn;
  readonly channel: 'sms' | 'email';
};

/** Stores the messages of an event, each with its channel; returns the ids of those that are new. */
export async function insertNotifications(
  tx: Queryable,
  messages: readonly { readonly id: string; readonly channel: 'sms' | 'email' }[],
  event: {
    readonly orderId: string;
    readonly turn: OrderTurn;
    readonly itemId: string | null;
    readonly refund: (RefundFacts & { readonly refundId: string }) | null;
    readonly occurrence: number;
    readonly at: Date;
  },
): Promise<readonly string[]> {
  const { orderId, turn, itemId, refund, occurrence, at } = event;
  const rows = messages.map(({ id, channel }) => ({
    id,
    order_id: orderId,
    item_id: itemId,
    refund_id: refund?.refundId ?? null,
    amount_paise: refund?.amount ?? null,
    item_count: refund?.items ?? null,
    day: refund?.day ?? null,
    turn,
    occurrence,
    channel,
    state: 'pending',
    created_at: at,
  }));
  const made = await tx<{ id: string }[]>`
    insert into notifications ${tx(rows)} on conflict do nothing returning id`;
  return made.map(({ id }) => id);
}

/** Marks a message as being sent and returns it once; null if already taken. */
export async function takeNotification(
  sql: Queryable,
  notificationId: string,
): Promise<PendingNotification | null> {
  const [row] = await sql<
    (Omit<PendingNotification, 'refund'> & {
      amount: Paise | null;
      items: number | null;
      day: IstDate | null;
    })[]
  >`
    update notifications set state = 'sending'
    where id = ${notificationId} and state = 'pending'
    returning id as "notificationId", order_id as "orderId", item_id as "itemId",
      amount_paise as amount, item_count as items, day, turn, channel`;
  if (row === undefined) return null;
  const { amount, items, day, ...pending } = row;
  const isRefund = amount !== null && items !== null && day !== null;
  return { ...pending, refund: isRefund ? { amount, items, day } : null };
}

/** Saves the outcome of sending. */
export async function updateNotification(
  sql: Queryable,
  notificationId: string,
  state: 'pending' | 'sent' | 'failed' | 'unknown',
  sentAt: Date | null = null,
): Promise<void> {
  await sql`
    update notifications set state = ${state}, sent_at = ${sentAt} where id = ${notificationId}`;
}

/** Marks a message whose sending was interrupted: it may have been sent. */
export async function updateInterrupted(sql: Queryable, notificationId: string): Promise<void> {
  await sql`
    update notifications set state = 'unknown' where id = ${notificationId} and state = 'sending'`;
}

/** Deletes the messages of some orders. */
export async function deleteNotificationsOf(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  await tx`delete from notifications where order_id = any(${orderIds}::uuid[])`;
}
