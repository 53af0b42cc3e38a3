import type {
  ReservationEnd,
  ReservationState,
} from '@pahiya/domain/listings/reservations/reservation-states';
import { z } from 'zod';

/** Name of the kind, as stored with its orders. */
export const reservationKindName = 'used-car-reservation';

/** What is stored with the price. */
export const termsSchema = z.object({ reservationId: z.uuid(), listingId: z.uuid() });

/** A reservation with the car that it is for. */
export type ReservationRow = {
  readonly reservationId: string;
  readonly orderId: string;
  readonly listingId: string;
  readonly userId: string | null;
  readonly state: ReservationState;
  readonly until: Date;
  readonly endReason: ReservationEnd | null;
  readonly publicId: string;
  readonly carName: string;
  readonly cityId: number;
  readonly listingState: string;
  readonly make: string;
  readonly model: string;
  readonly madeYear: number;
};
