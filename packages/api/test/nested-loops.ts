import type { Database, Transaction } from '../src/db/database.ts';

const otherPlans = ['hashagg', 'hashjoin', 'mergejoin', 'sort', 'material', 'memoize'] as const;

/** Runs statements as PostgreSQL does when its statistics of a table are old: with nested loops, which may run a
 * subquery once for each row. */
export function inNestedLoops<T>(
  sql: Database,
  run: (tx: Transaction) => Promise<T>,
): Promise<Awaited<T>> {
  return sql.begin(async (tx) => {
    for (const plan of otherPlans) await tx.unsafe(`set local enable_${plan} = off`);
    return run(tx);
  }) as Promise<Awaited<T>>;
}
