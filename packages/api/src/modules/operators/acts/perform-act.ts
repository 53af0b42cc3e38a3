import type { Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { type Act, recordAct } from './record-act.ts';

/** Operator and subject of an act. */
export type Acting = {
  readonly operator: Operator;
  readonly requestId: string;
  readonly act: Act;
  readonly orderId?: string;
  readonly subject?: string;
  readonly note?: string;
};

/** Performs an operator's act and records it: in one transaction when done; a refused act leaves only its record. */
export async function performAct<Done>(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { operator, ...acting }: Acting,
  run: (tx: Transaction) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal>> {
  const record = { ...acting, operatorId: operator.operatorId, at: now() };
  const done = await transact(sql, async (tx) => {
    const result = await run(tx);
    if (result.ok) await recordAct(tx, { ...record, outcome: 'done' });
    return result;
  });
  if (!done.ok) await recordAct(sql, { ...record, outcome: done.error.code });
  return done;
}
