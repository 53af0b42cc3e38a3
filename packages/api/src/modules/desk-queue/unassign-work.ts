import type { Queryable } from '../../db/database.ts';
import type { OrderKinds } from '../../order-kind.ts';
import { updateUnassigned } from './desk-work-repository.ts';

/** Unassigns the open work of an operator whose account is closed. */
export async function unassignWork(
  tx: Queryable,
  orderKinds: OrderKinds,
  operatorId: string,
): Promise<void> {
  for (const { desk } of Object.values(orderKinds)) {
    await desk.assigning?.unassign(tx, operatorId);
  }
  await updateUnassigned(tx, operatorId);
}
