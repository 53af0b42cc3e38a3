import type { Services } from '../../../services.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { endReservation } from './end-reservation.ts';
import { selectOverdueHolds, selectReservations } from './reservation-repository.ts';

const atOnce = 100;

/** Ends holds whose time is over or whose car is no longer offered. */
export async function endDueHolds(services: Services): Promise<void> {
  const due = await selectOverdueHolds(services.sql, services.now(), atOnce);
  for (const { orderId, listingState } of due) {
    await services.sql.begin(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [row] = await selectReservations(tx, [orderId]);
      if (order === null || row === undefined) return;
      const reason =
        listingState === 'live' ? 'expired' : listingState === 'sold' ? 'sold' : 'withdrawn';
      await endReservation(tx, services, order, row, reason);
    });
  }
}
