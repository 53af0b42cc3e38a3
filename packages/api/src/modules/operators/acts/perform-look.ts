import type { Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { Acting } from './perform-act.ts';
import { recordAct } from './record-act.ts';

/** Looks at something of a person for an operator, and writes down that it was looked at, found or not. */
export async function performLook<Seen>(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { operator, ...looking }: Acting,
  look: () => Promise<Result<Seen, Refusal>>,
): Promise<Result<Seen, Refusal>> {
  const seen = await look();
  await recordAct(sql, {
    ...looking,
    at: now(),
    operatorId: operator.operatorId,
    outcome: seen.ok ? 'done' : seen.error.code,
  });
  return seen;
}
