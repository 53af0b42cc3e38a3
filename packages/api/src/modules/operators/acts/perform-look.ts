import type { Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { selectWasDone } from './act-repository.ts';
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
  { operator: { operatorId }, act, orderId }: Acting,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - sameLookMs);
  return selectWasDone(sql, { operatorId, act, orderId: orderId ?? null, since });
}
