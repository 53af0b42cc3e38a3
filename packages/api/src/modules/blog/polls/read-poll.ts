import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** A poll as the database writes it. */
export type PollRow = {
  readonly id: string;
  readonly question: string;
  readonly isClosed: boolean;
  /** Null: it has no choices yet. */
  readonly options: { id: string; text: string; votes: number }[] | null;
};

/** A poll by id; null when it does not exist. */
export async function findPoll(
  sql: Queryable,
  pollId: string,
  language: Language,
): Promise<PollOnWire | null> {
  const [row] = await sql<{ poll: PollRow | null }[]>`
    select ${pollWhere(sql, sql`p.id = ${pollId}`, language)} as poll`;
  return toPoll(row?.poll ?? null);
}

/** The newest poll matching a condition on `p`, as one value of a query: a `PollRow` or null. */
export function pollWhere(
  sql: Queryable,
  condition: ReturnType<Queryable>,
  language: Language,
): ReturnType<Queryable> {
  const isHindi = language === 'hi';
  return sql`(
    select json_build_object('id', p.id,
      'question', ${isHindi ? sql`p.question_hi` : sql`p.question_en`},
      'isClosed', p.closed_at is not null,
      'options', (select json_agg(json_build_object('id', o.id, 'votes', o.votes,
          'text', ${isHindi ? sql`o.text_hi` : sql`o.text_en`}) order by o.position, o.id)
        from poll_options o where o.poll_id = p.id))
    from polls p where ${condition} order by p.created_at desc, p.id limit 1)`;
}

/** A poll as sent; null for one without choices. */
export function toPoll(row: PollRow | null): PollOnWire | null {
  if (row === null || row.options === null) return null;
  const { id, question, options, isClosed } = row;
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return { id, question, options, total, isClosed };
}
