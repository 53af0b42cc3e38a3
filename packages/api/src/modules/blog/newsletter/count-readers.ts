import type { editorNewsletter } from '@pahiya/contracts/blog/editor-poll-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Queryable } from '../../../db/database.ts';

/** Number of newsletter subscribers, and of those with new articles. */
export async function countReaders(sql: Queryable): Promise<AnswerOf<typeof editorNewsletter>> {
  const [row] = await sql<AnswerOf<typeof editorNewsletter>[]>`
    select count(*) filter (where confirmed_at is not null and language = 'en')::integer as en,
      count(*) filter (where confirmed_at is not null and language = 'hi')::integer as hi,
      count(*) filter (where confirmed_at is null)::integer as unconfirmed,
      count(*) filter (where confirmed_at is not null and exists (select from live_articles a
        where a.language = s.language and a.published_at > s.sent_until))::integer as due
    from newsletter_subscribers s`;
  return row ?? { en: 0, hi: 0, unconfirmed: 0, due: 0 };
}
