import type { ReservationEnd } from '@pahiya/domain/listings/reservations/reservation-states';
import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { moveStep } from '../../orders/move-step.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { updateReservation } from './reservation-repository.ts';
import type { ReservationRow } from './reservation-row.ts';
import { tellFirstInQueue } from './tell-queue.ts';

/** Ends a paid reservation of a locked order: its token starts on the way back, and the first in the queue hears that the
 * car is free. False: it was over already. */
export async function endReservation(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  row: ReservationRow,
  reason: ReservationEnd,
): Promise<boolean> {
  const at = services.now();
  const from = reason === 'taken' ? (['awaiting-payment', 'lapsed'] as const) : (['held'] as const);
  const { reservationId } = row;
  if (!(await updateReservation(tx, reservationId, { state: 'ending', reason, at }, from))) {
    return false;
  }
  await moveStep(tx, services, order, 'ending');
  await refundItems(tx, services, order, [reservationId], { reason });
  if (reason === 'cancelled' || reason === 'expired') {
    await tellFirstInQueue(tx, services, { ...row, because: row.orderId });
  }
  await bumpContent(tx, usedCarContent);
  return true;
}
