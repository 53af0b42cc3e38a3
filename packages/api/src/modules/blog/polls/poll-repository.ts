import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import { type Language, languages } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A text in the languages that have it. */
export type PollWords = Partial<Readonly<Record<Language, string>>>;

/** A poll as the database writes it, in one language. */
export type PollRow = {
  readonly id: string;
  readonly question: string;
  readonly isClosed: boolean;
  /** Null: it has no choices yet. */
  readonly options: PollOnWire['options'] | null;
};

/** A poll with all its words. */
export type WholePollRow = {
  readonly pollId: string;
  readonly articleId: string;
  readonly closedAt: Date | null;
  readonly question: PollWords;
  readonly options: readonly {
    readonly id: string;
    readonly text: PollWords;
    readonly votes: number;
  }[];
};

/** The newest poll matching a condition on `p`, as one value of a query: a `PollRow` or null. Words that are missing in
 * the language are those of the authoritative one. */
export function pollWhere(
  sql: Queryable,
  condition: ReturnType<Queryable>,
  language: Language,
): ReturnType<Queryable> {
  const spoken = sql`t.language in (${language}, ${languages[0]})
    order by t.language = ${language} desc limit 1`;
  return sql`(
    select json_build_object('id', p.id, 'isClosed', p.closed_at is not null,
      'question', (select t.question from poll_texts t where t.poll_id = p.id and ${spoken}),
      'options', (select json_agg(json_build_object('id', o.id, 'votes', o.votes,
          'text', (select t.text from poll_option_texts t
            where t.poll_id = o.poll_id and t.option_id = o.id and ${spoken}))
          order by o.position, o.id)
        from poll_options o where o.poll_id = p.id))
    from polls p where ${condition} order by p.created_at desc, p.id limit 1)`;
}

/** A poll by id; null when it does not exist. */
export async function findPollRow(
  sql: Queryable,
  pollId: string,
  language: Language,
): Promise<PollRow | null> {
  const [row] = await sql<{ poll: PollRow | null }[]>`
    select ${pollWhere(sql, sql`p.id = ${pollId}`, language)} as poll`;
  return row?.poll ?? null;
}

/** The newest poll of an article with all its words; null if it has none. */
export async function findWholePoll(
  sql: Queryable,
  articleId: string,
): Promise<WholePollRow | null> {
  const [row] = await sql<WholePollRow[]>`
    select p.id as "pollId", p.article_id as "articleId", p.closed_at as "closedAt",
      coalesce((select json_object_agg(t.language, t.question) from poll_texts t
        where t.poll_id = p.id), '{}') as question,
      (select coalesce(json_agg(json_build_object('id', o.id, 'votes', o.votes,
          'text', coalesce((select json_object_agg(t.language, t.text) from poll_option_texts t
            where t.poll_id = o.poll_id and t.option_id = o.id), '{}'))
          order by o.position, o.id), '[]')
        from poll_options o where o.poll_id = p.id) as options
    from polls p where p.article_id = ${articleId} order by p.created_at desc, p.id limit 1`;
  return row ?? null;
}

/** The article of a poll, and when it was closed. Locks the poll. */
export async function lockPoll(
  tx: Transaction,
  pollId: string,
): Promise<{ readonly articleId: string; readonly closedAt: Date | null } | null> {
  const [row] = await tx<{ articleId: string; closedAt: Date | null }[]>`
    select article_id as "articleId", closed_at as "closedAt" from polls
    where id = ${pollId} for update`;
  return row ?? null;
}

/** Whether readers see the article of a poll. */
export async function isOnPage(sql: Queryable, pollId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from polls p join live_articles a on a.article_id = p.article_id
    where p.id = ${pollId} limit 1`;
  return row !== undefined;
}

/** Creates or changes a poll without its words and choices; false when an editor's was not to be overwritten. */
export async function putPoll(
  tx: Transaction,
  { id, articleId, isSeed, now }: { id: string; articleId: string; isSeed: boolean; now: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into polls (id, article_id, created_at, is_seed)
    values (${id}, ${articleId}, ${now}, ${isSeed})
    on conflict (id) do update set article_id = excluded.article_id, is_seed = excluded.is_seed
    where polls.is_seed or not excluded.is_seed`;
  return count > 0;
}

/** Writes the question of a poll. */
export async function putQuestion(
  tx: Transaction,
  pollId: string,
  words: PollWords,
): Promise<void> {
  for (const language of languages) {
    const question = words[language];
    if (question === undefined) continue;
    await tx`
      insert into poll_texts (poll_id, language, question)
      values (${pollId}, ${language}, ${question})
      on conflict (poll_id, language) do update set question = excluded.question`;
  }
}

/** Writes a choice at its position. Its votes stay. */
export async function putOption(
  tx: Transaction,
  pollId: string,
  { id, position, text: words }: { id: string; position: number; text: PollWords },
): Promise<void> {
  await tx`
    insert into poll_options (poll_id, id, position) values (${pollId}, ${id}, ${position})
    on conflict (poll_id, id) do update set position = excluded.position`;
  for (const language of languages) {
    const text = words[language];
    if (text === undefined) continue;
    await tx`
      insert into poll_option_texts (poll_id, option_id, language, text)
      values (${pollId}, ${id}, ${language}, ${text})
      on conflict (poll_id, option_id, language) do update set text = excluded.text`;
  }
}

/** Deletes all choices but these, with their votes. */
export async function deleteOtherOptions(
  tx: Transaction,
  pollId: string,
  ids: readonly string[],
): Promise<void> {
  await tx`delete from poll_options where poll_id = ${pollId} and id <> all(${[...ids]})`;
}

/** Closes a poll; the article, or null when it was closed before. No seed rewrites it. */
export async function putClosed(
  tx: Transaction,
  pollId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await tx<{ articleId: string }[]>`
    update polls set closed_at = ${now}, is_seed = false
    where id = ${pollId} and closed_at is null returning article_id as "articleId"`;
  return row?.articleId ?? null;
}

/** How many of these polls exist. */
export async function countPolls(sql: Queryable, ids: readonly string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from polls where id = any(${[...ids]})`;
  return row?.count ?? 0;
}
