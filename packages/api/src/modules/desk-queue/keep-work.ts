import type { Queryable } from '../../db/database.ts';
import type { DeskWork } from './desk-work.ts';
import { deleteWork, upsertWork } from './desk-work-repository.ts';

/** Puts the work on an item into the queue as it stands now; null ends it. Called by the item's kind in the transaction
 * that changes the item (docs/adr/0046). */
export async function keepWork(
  tx: Queryable,
  itemId: string,
  work: DeskWork | null,
): Promise<void> {
  await (work === null ? deleteWork(tx, itemId) : upsertWork(tx, work));
}
