import type { Language } from '@pahiya/domain/shared/language';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type CardRow, cardColumns, toCard } from '../reading/article-cards.ts';
import { issueMail } from './newsletter-mail.ts';
import { readerOf } from './subscriber-store.ts';

const articlesInIssue = 8;

type DueRow = { id: string; language: Language; sealed: Buffer; sentUntil: Date };

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
  const [row] = await tx<DueRow[]>`
    select id, language, address_sealed as sealed, sent_until as "sentUntil"
    from newsletter_subscribers s
    where id > ${after} and confirmed_at is not null
      and exists (select from live_articles a
        where a.language = s.language and a.published_at > s.sent_until)
    order by id limit 1 for update skip locked`;
  if (row === undefined) return null;
  const { id } = row;
  const reader = readerOf(settings.secret, row);
  if (reader === null) return { id, outcome: 'failed' };
  const articles = await tx<CardRow[]>`
    select ${cardColumns(tx, row.language)}
    from live_articles a join blog_categories c on c.id = a.category_id
    where a.language = ${row.language} and a.published_at > ${row.sentUntil}
      and a.published_at <= ${now()}
    order by a.published_at desc, a.article_id limit ${articlesInIssue}`;
  const newest = articles[0];
  if (newest === undefined) return { id, outcome: 'nothing' };
  const messageId = `newsletter-${id}-${newest.publishedAt.getTime()}`;
  const sent = await email.send(issueMail(settings, reader, articles.map(toCard), messageId));
  if (!sent.ok) return { id, outcome: 'failed' };
  await tx`update newsletter_subscribers set sent_until = ${newest.publishedAt} where id = ${id}`;
  return { id, outcome: 'sent' };
}
