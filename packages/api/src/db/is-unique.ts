import type { Transaction } from './database.ts';
import { sqlStateOf } from './database-errors.ts';

const uniqueViolation = '23505';

/** Writes in a savepoint; false on a unique violation: nothing is written and the transaction goes on. */
export async function isUnique(
  tx: Transaction,
  write: (tx: Transaction) => PromiseLike<unknown>,
): Promise<boolean> {
  try {
    await tx.savepoint(async (save) => {
      await write(save);
    });
    return true;
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return false;
    throw error;
  }
}
