import { formatRupees } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { Queryable } from '../../../db/database.ts';
import { deliveryOf } from '../../../deliver-once.ts';
import { kindOf } from '../../../order-kind.ts';
import type { TurnFacts } from '../../../order-messages.ts';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findUser } from '../../auth/find-user.ts';
import { findOrder } from '../find-order.ts';
import {
  takeNotification,
  updateInterrupted,
  updateNotification,
} from '../notification-repository.ts';
import type { AddressedNotification } from './order-mail.ts';
import { orderLink, orderMail } from './order-mail.ts';

/** Sends one message, at most once. It is marked before sending, so a crash does not repeat it; a message that the
 * provider definitely rejected is retried. */
export const sendNotificationTask: TaskHandler = async (services, notificationId) => {
  const { sql, now } = services;
  const pending = await take(sql, notificationId);
  if (pending === null) {
    // Already marked before a crash, or the account is deleted.
    await updateInterrupted(sql, notificationId);
    return 'done';
  }
  const sent = await send(services, pending);
  const delivery = deliveryOf(pending.channel, sent);
  await updateNotification(sql, notificationId, delivery, delivery === 'sent' ? now() : null);
  return sent.ok || delivery !== 'pending'
    ? 'done'
    : { failed: `${pending.channel}-${sent.error.kind}` };
};

/** Takes a message with its order and recipient; null if already taken or the account is deleted. */
async function take(sql: Queryable, notificationId: string): Promise<AddressedNotification | null> {
  const taken = await takeNotification(sql, notificationId);
  const order = taken === null ? null : await findOrder(sql, taken.orderId);
  const userId = order?.userId ?? null;
  const user = userId === null ? null : await findUser(sql, userId);
  if (taken === null || order === null || user === null) return null;
  const { publicId, kind, total } = order;
  const { mobile, email, language } = user;
  return { ...taken, publicId, kind, total, mobile, email, language };
}

async function readFacts(services: Services, pending: AddressedNotification): Promise<TurnFacts> {
  const { refund, total } = pending;
  if (refund !== null) return { amount: refund.amount, count: refund.items, date: refund.day };
  const { messages } = kindOf(services, pending);
  return { amount: total, ...(await messages.readFacts(services.sql, pending, services.now())) };
}

async function send(
  services: Services,
  pending: AddressedNotification,
): Promise<Result<unknown, ProviderFailure>> {
  const facts = await readFacts(services, pending);
  const { email, language, mobile, turn } = pending;
  if (pending.channel === 'email') {
    // The e-mail address may have been removed from the account.
    if (email === null) return ok(undefined);
    return services.email.send(orderMail(services, { ...pending, email }, facts));
  }
  return services.sms.send({
    mobile,
    channel: 'sms',
    template: `order-${turn}`,
    language,
    variables: {
      order: pending.publicId,
      amount: formatRupees(facts.amount),
      count: String(facts.count),
      date: formatDdMmYyyy(facts.date),
      link: orderLink(services.settings, pending).replace(/^https?:\/\//, ''),
    },
  });
}
