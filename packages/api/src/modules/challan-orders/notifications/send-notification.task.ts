import { formatDdMmYyyy } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { orderLink, orderMail } from './order-mail.ts';
import { type PendingNotification, readTurnFacts, takeNotification } from './turn-facts.ts';

/** Sends one message, at most once. It is marked before sending, so a crash does not repeat it; a message that the
 * provider definitely rejected is retried. */
export const sendNotificationTask: TaskHandler = async (services, notificationId) => {
  const { sql, now } = services;
  const pending = await takeNotification(sql, notificationId);
  if (pending === null) {
    // Already marked before a crash, or the account is deleted.
    await sql`
      update notifications set state = 'unknown' where id = ${notificationId} and state = 'sending'`;
    return 'done';
  }
  const sent = await send(services, pending);
  if (sent.ok) {
    await sql`
      update notifications set state = 'sent', sent_at = ${now()} where id = ${notificationId}`;
    return 'done';
  }
  const { kind } = sent.error;
  if (!isSurelyNotSent(pending, sent.error)) {
    const state = kind === 'rejected' ? 'failed' : 'unknown';
    await sql`update notifications set state = ${state} where id = ${notificationId}`;
    return 'done';
  }
  await sql`update notifications set state = 'pending' where id = ${notificationId}`;
  return { failed: `${pending.channel}-${kind}` };
};

/** After a lost response an SMS may have been sent; an e-mail is deduplicated by its message id. */
function isSurelyNotSent({ channel }: PendingNotification, { kind }: ProviderFailure): boolean {
  return kind === 'rate-limited' || (channel === 'email' && kind === 'unavailable');
}

async function send(
  services: Services,
  pending: PendingNotification,
): Promise<Result<unknown, ProviderFailure>> {
  const facts = await readTurnFacts(services.sql, pending, services.now());
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
