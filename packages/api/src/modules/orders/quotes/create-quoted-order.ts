import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { signInFirst, type User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderQuote } from '../../../order-quote.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../auth/find-user.ts';
import { makeRoom } from '../make-room.ts';
import { placeOrder } from '../place-order.ts';
import { lockUnpaidOrders } from '../unpaid-orders.ts';
import { quoteNotFound } from './quote-refusals.ts';
import { selectOrderLocked, updateOrder } from './quote-repository.ts';

/** Creates the order of a quote for a kind whose items are all in the quote. `storeItems` runs in the transaction of the
 * order, after its row and lines are stored. Closes the caller's other order of this kind for the vehicle if its payment
 * was never started. Of calls at once, and of repeats, all get the same order. */
export async function createQuotedOrder(
  services: Services,
  quote: OrderQuote,
  { caller }: { readonly caller: User },
  storeItems: (tx: Transaction, orderId: string) => Promise<void>,
): Promise<Result<string, Refusal>> {
  const { kind, vehicleNumber, quoteId } = quote;
  const { userId } = caller;
  return services.sql.begin(async (tx) => {
    // Serialises two tabs of one person, and an account that is being deleted.
    if (!(await lockUser(tx, userId))) return err(signInFirst);
    const known = await selectOrderLocked(tx, quoteId);
    // A visitor's quote may have become another account's since it was read.
    if (known === null || (known.userId ?? userId) !== userId) return err(quoteNotFound);
    if (known.orderId !== null) return ok(known.orderId);
    const unpaid = await lockUnpaidOrders(tx, { userId, kind });
    const hasRoom = await makeRoom(tx, services, unpaid, vehicleNumber);
    if (!hasRoom.ok) return hasRoom;
    const orderId = randomUUID();
    await placeOrder(tx, services, {
      orderId,
      kind,
      userId,
      vehicleNumber,
      lines: quote.lines,
      itemCount: quote.itemCount,
      holdsUntil: services.now(),
      isSandbox: quote.isSandbox,
    });
    await storeItems(tx, orderId);
    await updateOrder(tx, quoteId, { orderId, userId });
    return ok(orderId);
  });
}
