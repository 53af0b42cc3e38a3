import type { Queryable } from '../../db/database.ts';
import type { OpenWork } from '../../desk-work.ts';
import { deleteWork, selectItemsOf, upsertWork } from './desk-work-repository.ts';

/** Brings the queue up to date with the work on an item, as its kind's tables have it now. Called by the kind in the
 * transaction that changes the item (docs/adr/0046). */
export async function refreshWork(
  tx: Queryable,
  openWork: OpenWork,
  itemId: string,
): Promise<void> {
  const [work] = await openWork(tx, { ids: [itemId] });
  await (work === undefined ? deleteWork(tx, itemId) : upsertWork(tx, work));
}

/** Brings the work of an order up to date after something changed that its rows copy, and no item moved. */
export async function refreshWorkOf(
  tx: Queryable,
  openWork: OpenWork,
  orderId: string,
): Promise<void> {
  for (const itemId of await selectItemsOf(tx, orderId)) await refreshWork(tx, openWork, itemId);
}
