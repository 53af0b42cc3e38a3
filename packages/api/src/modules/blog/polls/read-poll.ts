import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

type PollRow = {
  readonly id: string;
  readonly question: string;
  readonly closedAt: Date | null;
  readonly options: { id: string; text: string; votes: number }[];
};

/** The poll under an article, or null. */
export async function findPollOfArticle(
  sql: Queryable,
  articleId: string,
  language: Language,
): Promise<PollOnWire | null> {
  return readPoll(sql, sql`p.article_id = ${articleId}`, language);
}

/** A poll by its id; null when there is none. */
export async function findPoll(
  sql: Queryable,
  pollId: string,
  language: Language,
): Promise<PollOnWire | null> {
  return readPoll(sql, sql`p.id = ${pollId}`, language);
}

async function readPoll(
  sql: Queryable,
  condition: ReturnType<Queryable>,
  language: Language,
): Promise<PollOnWire | null> {
  const isHindi = language === 'hi';
  const [row] = await sql<PollRow[]>`
    select p.id, ${isHindi ? sql`p.question_hi` : sql`p.question_en`} as question,
      p.closed_at as "closedAt",
      (select json_agg(json_build_object('id', o.id, 'votes', o.votes,
          'text', ${isHindi ? sql`o.text_hi` : sql`o.text_en`}) order by o.position, o.id)
        from poll_options o where o.poll_id = p.id) as options
    from polls p where ${condition} order by p.created_at desc, p.id limit 1`;
  if (row === undefined || row.options === null) return null;
  const { id, question, options, closedAt } = row;
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return { id, question, options, total, isClosed: closedAt !== null };
}
