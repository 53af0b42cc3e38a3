import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from './db/database.ts';
import type { Transaction } from './db/transaction.ts';
import type { Refusal } from './http/refusal.ts';

/** Carries a refusal out of a transaction, which rolls back. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs work in a transaction that is rolled back when the work is refused. */
export async function transact<Done>(
  sql: Database,
  run: (tx: Transaction) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal>> {
  try {
    const done = await sql.begin(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new Refused(result.error);
      return { value: result.value };
    });
    return ok(done.value);
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    throw error;
  }
}
