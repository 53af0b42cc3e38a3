import { randomUUID } from 'node:crypto';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { keepSubscriber, normalAddress } from './keep-subscriber.ts';
import { readNewsletterKey } from './newsletter-key.ts';
import { confirmMail, knownMail } from './newsletter-mail.ts';
import { deleteSubscriber, putConfirmed, putMailedAt } from './subscriber-repository.ts';

/** Shortest interval between messages to an address, however often it is entered. */
const pauseMs = 10 * 60 * 1000;
/** Days until an unconfirmed address expires, with its link. */
export const confirmDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

const over: Refusal = {
  code: 'blog/link-over',
  detail: 'The link is not valid or has expired. Subscribe again.',
};

/** Writes to an address: a confirmation link, or that it is already subscribed. Nothing else is sent to an unconfirmed
 * address. Refuses `blog/mail-not-sent`. */
export async function subscribe(
  { sql, email: sender, settings, now }: Services,
  { email, language }: { email: string; language: Language },
): Promise<Result<{ readonly isMailed: true }, Refusal>> {
  const at = now();
  const subscriber = await keepSubscriber(sql, settings.secret, { email, language, now: at });
  const { mailedAt } = subscriber;
  if (mailedAt !== null && at.getTime() - mailedAt.getTime() < pauseMs)
    return ok({ isMailed: true });
  const reader = { ...subscriber, address: normalAddress(email) };
  const write = subscriber.confirmedAt === null ? confirmMail : knownMail;
  const sent = await sender.send(write(settings, reader, `newsletter-${randomUUID()}`));
  if (!sent.ok) {
    return err({
      code: 'blog/mail-not-sent',
      detail: 'The mail service did not accept the message.',
    });
  }
  await putMailedAt(sql, subscriber.id, at);
  return ok({ isMailed: true });
}

/** Subscribes an address. Earlier articles are not sent. Refuses `blog/link-over`. */
export async function confirm(
  { sql, settings, now }: Services,
  key: string,
): Promise<Result<{ readonly isConfirmed: true }, Refusal>> {
  const id = readNewsletterKey(settings.secret, 'confirm', key);
  if (id === null) return err(over);
  const at = now();
  const askedAfter = new Date(at.getTime() - confirmDays * dayMs);
  const isThere = await putConfirmed(sql, id, { at, askedAfter });
  return isThere ? ok({ isConfirmed: true }) : err(over);
}

/** Erases an address. Refuses `blog/link-over` for a key that is not ours; a used one gets the same response as the
 * first time. */
export async function unsubscribe(
  { sql, settings }: Services,
  key: string,
): Promise<Result<{ readonly isErased: true }, Refusal>> {
  const id = readNewsletterKey(settings.secret, 'unsubscribe', key);
  if (id === null) return err(over);
  await deleteSubscriber(sql, id);
  return ok({ isErased: true });
}
