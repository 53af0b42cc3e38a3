import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
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

/** Carries a refusal out of a transaction, which rolls back. */
class RefusedAct extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Performs an operator's act and records it: in one transaction when done; a refused act leaves only its record. */
export async function performAct<Done>(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { operator, ...acting }: Acting,
  run: (tx: Transaction) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal>> {
  const record = { ...acting, operatorId: operator.operatorId, at: now() };
  try {
    const done = await sql.begin(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new RefusedAct(result.error);
      await recordAct(tx, { ...record, outcome: 'done' });
      return { value: result.value };
    });
    return ok(done.value as Done);
  } catch (error) {
    if (!(error instanceof RefusedAct)) throw error;
    await recordAct(sql, { ...record, outcome: error.refusal.code });
    return err(error.refusal);
  }
}
