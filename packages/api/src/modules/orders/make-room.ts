import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { closeOrder } from './close-order.ts';
import { tooManyUnpaid } from './refusals.ts';

/** Closes those of an account's unpaid orders of a kind that are for this vehicle and whose payment was never started and,
 * above the limit, its oldest ones. Orders at the gateway stay open: their payment may arrive. Refuses
 * `order/too-many-unpaid`. */
export async function makeRoom(
  tx: Transaction,
  services: Services,
  unpaid: readonly OrderRow[],
  vehicleNumber: OrderRow['vehicleNumber'],
): Promise<Result<void, Refusal>> {
  let count = unpaid.length;
  const { unpaidOrders } = services.settings.orders;
  for (const order of unpaid.filter(({ paymentState }) => paymentState === 'open')) {
    if (order.vehicleNumber !== vehicleNumber && count < unpaidOrders) continue;
    await closeOrder(tx, services, order);
    count -= 1;
  }
  return count < unpaidOrders ? ok(undefined) : err(tooManyUnpaid);
}
