import type { Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { Acting } from './perform-act.ts';
import { recordAct } from './record-act.ts';

/** Viewing the same order again within this time is not recorded: the page reloads after every act. */
const sameLookMs = 60 * 60_000;

/** Reads personal data for an operator and records the view, whether or not it was found. */
export async function performLook<Seen>(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { operator, ...looking }: Acting,
  look: () => Promise<Result<Seen, Refusal>>,
): Promise<Result<Seen, Refusal>> {
  const seen = await look();
  if (seen.ok && (await wasSeen(sql, { operator, ...looking }, now()))) return seen;
  await recordAct(sql, {
    ...looking,
    at: now(),
    operatorId: operator.operatorId,
    outcome: seen.ok ? 'done' : seen.error.code,
  });
  return seen;
}

async function wasSeen(
  sql: Queryable,
  { operator, act, orderId }: Acting,
  at: Date,
): Promise<boolean> {
  const [row] = await sql`
    select from operator_acts where order_id = ${orderId ?? null} and act = ${act}
      and operator_id = ${operator.operatorId} and outcome = 'done'
      and at > ${new Date(at.getTime() - sameLookMs)} limit 1`;
  return row !== undefined;
}
