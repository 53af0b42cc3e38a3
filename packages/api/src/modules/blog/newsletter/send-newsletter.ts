import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { toCard } from '../reading/article-cards.ts';
import { findCardsBetween } from '../reading/live-article-repository.ts';
import { readerOf } from './keep-subscriber.ts';
import { issueMail } from './newsletter-mail.ts';
import { lockDueSubscriber, putSentUntil } from './subscriber-repository.ts';

const articlesInIssue = 8;

/** Sends every subscriber the articles since their last message; none to those without new ones. Each reader has a
 * transaction, so an interruption repeats at most the current message, which keeps its id. Returns how many were sent,
 * and how many failed: those wait for the next time. */
export async function sendNewsletter(
  services: Services,
): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const done = await services.sql.begin((tx) => sendOne(tx, services, after));
    if (done === null) return result;
    after = done.id;
    if (done.outcome !== 'nothing') result[done.outcome] += 1;
  }
}

async function sendOne(
  tx: Transaction,
  { settings, email, now }: Services,
  after: string,
): Promise<{ id: string; outcome: 'sent' | 'failed' | 'nothing' } | null> {
  const row = await lockDueSubscriber(tx, after);
  if (row === null) return null;
  const { id } = row;
  const reader = readerOf(settings.secret, row);
  if (reader === null) return { id, outcome: 'failed' };
  const articles = await findCardsBetween(tx, row.language, {
    after: row.sentUntil,
    upTo: now(),
    limit: articlesInIssue,
  });
  const newest = articles[0];
  if (newest === undefined) return { id, outcome: 'nothing' };
  const messageId = `newsletter-${id}-${newest.publishedAt.getTime()}`;
  const sent = await email.send(issueMail(settings, reader, articles.map(toCard), messageId));
  if (!sent.ok) return { id, outcome: 'failed' };
  await putSentUntil(tx, id, newest.publishedAt);
  return { id, outcome: 'sent' };
}
