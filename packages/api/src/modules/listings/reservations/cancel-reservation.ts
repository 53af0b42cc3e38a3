import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { orderNotFound, wrongStep } from '../../orders/refusals.ts';
import { endReservation } from './end-reservation.ts';
import { selectReservations } from './reservation-repository.ts';
import { reservationKindName } from './reservation-row.ts';

/** Ends the caller's own hold; the token starts on its way back. */
export function cancelOwnReservation(
  services: Services,
  userId: string,
  orderId: string,
): Promise<Result<undefined, Refusal>> {
  return services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId || order.kind !== reservationKindName) return err(orderNotFound);
    const [row] = await selectReservations(tx, [orderId]);
    if (row?.state !== 'held') return err(wrongStep);
    const isEnded = await endReservation(tx, services, order, row, 'cancelled');
    return isEnded ? ok(undefined) : err(wrongStep);
  });
}
