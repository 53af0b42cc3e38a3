import { randomUUID } from 'node:crypto';
import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { createOrder } from '../../orders/quotes/create-order.ts';
import { saveQuote } from '../../orders/quotes/save-quote.ts';
import { quoteChanged } from '../../orders/refusals.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { selectOwnHold, selectReservable } from './reservation-repository.ts';
import { reservationKindName } from './reservation-row.ts';

/** For a car that another buyer has reserved, or is about to. */
export const carIsHeld: Refusal = {
  code: 'used-car/held',
  detail: 'Another buyer has reserved this car. You can join the queue.',
};

/** For a seller who would reserve the own car. */
export const ownCar: Refusal = {
  code: 'used-car/own-listing',
  detail: 'This is your own listing.',
};

export type ReserveRequest = {
  readonly listing: string;
  /** The token that the person saw, paise. */
  readonly expectedTotal: number;
  readonly caller: User;
  readonly device: Device;
};

/** Orders the reservation of a live car at the token that was shown. Returns the order's id; of the caller's own
 * reservation if there is one. */
export async function reserveCar(
  services: Services,
  { listing, expectedTotal, caller, device }: ReserveRequest,
): Promise<Result<string, Refusal>> {
  const car = await selectReservable(services.sql, listing);
  if (car === null || car.vehicleNumber === null) return err(noSuchListing);
  if (car.userId === caller.userId) return err(ownCar);
  const { listingId } = car;
  const own = await selectOwnHold(services.sql, {
    ...{ listingId, userId: caller.userId, now: services.now() },
  });
  // Back from the gateway's page, or a second press: the order goes on.
  if (own !== null) return ok(own);
  if (car.isHeld) return err(carIsHeld);
  const { token } = reservationRules(istDateOf(services.now()));
  if (token !== expectedTotal) return err(quoteChanged);
  const reservationId = randomUUID();
  const { quoteId } = await saveQuote(services, {
    kind: reservationKindName,
    userId: caller.userId,
    // The order has the number as others may see it: pages, receipts and exports then cannot show more to the buyer.
    vehicleNumber: maskVehicleNumber(car.vehicleNumber as VehicleNumber) as VehicleNumber,
    lines: [
      {
        ...{ position: 1, kind: 'deposit', code: 'token', itemId: reservationId },
        ...{ taxOn: null, amount: token },
      },
    ],
    itemCount: 1,
    terms: { reservationId, listingId },
    isSandbox: car.isSandbox,
  });
  return createOrder(services, { kind: reservationKindName, quoteId }, { caller, device });
}
