import type { DeskReservation } from '@pahiya/contracts/operators/desk-kind-schema';
import type { OrderDesk } from '../../../order-desk.ts';
import { reservationDetails } from './reservation-details.ts';
import { selectReservations, selectReservationsById } from './reservation-repository.ts';

/** Reservations at the desk: nothing is done there, they run by the clock. */
export const reservationDesk: OrderDesk = {
  details: async ({ sql, now }, { orderId }) => {
    const [row] = await selectReservations(sql, [orderId]);
    if (row === undefined) return {};
    const item: DeskReservation = {
      kind: 'used-car-reservation',
      reservation: reservationDetails(row, now()),
    };
    return { item, possibleActs: [] };
  },
  isVehicleMasked: true,
  namesOf: async (sql, ids) =>
    new Map(
      (await selectReservationsById(sql, ids)).map(({ reservationId, carName }) => [
        reservationId,
        carName,
      ]),
    ),
  givenUp: async (sql, orderIds) =>
    (await selectReservations(sql, orderIds))
      .filter(({ state }) => state === 'ending')
      .map(({ orderId, reservationId }) => ({ orderId, itemId: reservationId })),
  search: { by: 'used-car', read: () => '', find: async () => [] },
  orderOfItem: async (sql, itemId) =>
    (await selectReservationsById(sql, [itemId]))[0]?.orderId ?? null,
  openWork: async () => [],
};
