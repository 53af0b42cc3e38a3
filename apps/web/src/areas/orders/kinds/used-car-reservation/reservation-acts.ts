import { cancelReservation } from '@pahiya/contracts/used-cars/used-car-calls';
import { done, failed } from '../../view/order-acts.ts';
import type { OrderAct } from '../../view/order-outcome.ts';

/** The form of a reservation: cancelling it. */
export const reservationActs: Readonly<Record<string, OrderAct>> = {
  'reservation-cancel': async (tools, orderId) => {
    const answer = await tools.api.call(cancelReservation, { body: { orderId } });
    return answer.ok ? done('reservation-cancelled') : failed(answer.error, null);
  },
};
