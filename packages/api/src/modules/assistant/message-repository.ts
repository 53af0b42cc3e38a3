import type { AssistantMessage } from '@pahiya/contracts/assistant/assistant-contracts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Owner of a conversation: an account, or a browser that is not signed in. */
export type Asker =
  | { readonly userId: string; readonly deviceHash: null }
  | { readonly userId: null; readonly deviceHash: Buffer };

/** Retention of a conversation in days. */
export const messageDays = 30;
const shown = 50;

/** The conversation owner for a caller. */
export function askerOf(caller: Caller, deviceId: () => string, secret: Uint8Array): Asker {
  return caller.kind === 'user'
    ? { userId: caller.userId, deviceHash: null }
    : { userId: null, deviceHash: keyedHash(secret, 'assistant-device', deviceId()) };
}

/** Stores a question with its answer. Of posts only the ids: their words can be deleted or removed. */
export async function keepMessage(
  sql: Queryable,
  { userId, deviceHash }: Asker,
  {
    id,
    askedAt,
    language,
    question,
    posts: _,
    ...answer
  }: AssistantMessage & { readonly postIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into assistant_messages (id, user_id, device_hash, language, asked_at, question, answer)
    values (${id}, ${userId}, ${deviceHash}, ${language}, ${askedAt}, ${question},
      ${sql.json(answer)})`;
}

type Row = Pick<AssistantMessage, 'id' | 'language' | 'question'> & {
  readonly askedAt: Date;
  readonly answer: Omit<AssistantMessage, 'id' | 'language' | 'question' | 'askedAt' | 'posts'> & {
    /** Missing in answers from before November 2026. */
    readonly postIds?: readonly string[];
  };
};

/** An answer as stored. */
type StoredMessage = Omit<AssistantMessage, 'posts'> & { readonly postIds: readonly string[] };

/** The conversation, oldest first. */
export async function selectMessages(sql: Queryable, asker: Asker): Promise<StoredMessage[]> {
  const rows = await sql<Row[]>`
    select id, language, question, asked_at as "askedAt", answer
    from assistant_messages where ${isOf(sql, asker)}
    order by asked_at desc, id limit ${shown}`;
  return rows
    .map(({ answer, askedAt, ...row }) => ({
      ...answer,
      ...row,
      postIds: answer.postIds ?? [],
      askedAt: askedAt.toISOString(),
    }))
    .reverse();
}

/** Deletes the conversation. */
export async function clearMessages(sql: Queryable, asker: Asker): Promise<void> {
  await sql`delete from assistant_messages where ${isOf(sql, asker)}`;
}

/** Deletes conversations asked up to an instant; returns the number of questions. */
export async function deleteMessagesBefore(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from assistant_messages where asked_at <= ${before}`;
  return count;
}

/** The questions of an account as exported. */
export async function readExport(
  sql: Queryable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select asked_at as "askedAt", question, answer ->> 'outcome' as outcome,
      answer ->> 'text' as answer,
      (select coalesce(jsonb_agg(source ->> 'path'), '[]')
        from jsonb_array_elements(answer -> 'sources') source) as sources
    from assistant_messages where user_id = ${userId} order by asked_at`;
}

function isOf(sql: Queryable, { userId, deviceHash }: Asker) {
  return userId === null ? sql`device_hash = ${deviceHash}` : sql`user_id = ${userId}`;
}
