import type { Database } from '../db/database.ts';

/** Sleeping workers of this process, by database. */
const sleepers = new WeakMap<Database, Set<() => void>>();

/** Wakes the workers of this process after a commit with due work. Other processes see it at their next poll, within a
 * second. */
export function wakeWorkers(sql: Database): void {
  for (const wake of sleepers.get(sql) ?? []) wake();
}

/** Registers a sleeping worker; call the result to remove it. */
export function onWake(sql: Database, wake: () => void): () => void {
  const known = sleepers.get(sql) ?? new Set();
  sleepers.set(sql, known);
  known.add(wake);
  return () => known.delete(wake);
}
