import type { ReservationDetails } from '@pahiya/contracts/used-cars/details/reservation-details';
import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { cityOf } from '../reading/city-of.ts';
import type { ReservationRow } from './reservation-row.ts';

/** What the order's page shows of a reservation. */
export function reservationDetails(row: ReservationRow, now: Date): ReservationDetails {
  const { state, until, endReason, publicId, carName, make, model, madeYear } = row;
  const today: IstDate = istDateOf(now);
  return {
    kind: 'used-car-reservation',
    ...{ state, endReason, carName, madeYear },
    listing: publicId,
    path: `/used-cars/${cityOf(row.cityId).slug}/${make}-${model}-${madeYear}-${publicId}`,
    isListed: row.listingState === 'live',
    heldUntil: state === 'held' ? until.toISOString() : null,
    holdHours: reservationRules(today).holdHours,
  };
}
