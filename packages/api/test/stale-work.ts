import { deskWorkKinds } from '../src/composition/desk-work-kinds.ts';
import { orderKinds } from '../src/composition/order-kinds.ts';
import type { Database } from '../src/db/database.ts';
import { findStaleWork, type StaleWork } from '../src/modules/desk-queue/compare-work.ts';

/** What the nightly comparison of the queue with the tables of all kinds would find. */
export function staleWork(sql: Database): Promise<readonly StaleWork[]> {
  return findStaleWork(sql, { orderKinds, deskWorkKinds });
}
