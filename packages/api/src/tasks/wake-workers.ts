import type { Database } from '../db/database.ts';

/** Workers of this process that sleep until something is due, by the database they work on. */
const sleepers = new WeakMap<Database, Set<() => void>>();

/** Tells the workers of this process that something was committed that is due now. Those of other processes see it at
 * their next look, within a second. */
export function wakeWorkers(sql: Database): void {
  for (const wake of sleepers.get(sql) ?? []) wake();
}

/** Registers a sleeper; the answer takes it off again. */
export function onWake(sql: Database, wake: () => void): () => void {
  const known = sleepers.get(sql) ?? new Set();
  sleepers.set(sql, known);
  known.add(wake);
  return () => known.delete(wake);
}
