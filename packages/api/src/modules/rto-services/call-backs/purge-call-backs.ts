import type { Services } from '../../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days after which a request is erased, whatever became of it. */
const keptDays = 90;

/** Erases old requests for a call; those that were closed hold nothing of the person but who they were by account. */
export async function purgeCallBacks({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ readonly callBacks: number }> {
  const { count } = await sql`
    delete from rto_call_backs where asked_at <= ${new Date(now().getTime() - keptDays * dayMs)}`;
  return { callBacks: count };
}
