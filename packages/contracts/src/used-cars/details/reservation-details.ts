import {
  reservationEnds,
  reservationStates,
} from '@pahiya/domain/listings/reservations/reservation-states';
import { z } from 'zod';
import { instantSchema } from '../../fields.ts';

/** What only orders of reservations have. */
export const reservationDetailsSchema = z.object({
  kind: z.literal('used-car-reservation'),
  state: z.enum(reservationStates),
  endReason: z.enum(reservationEnds).nullable(),
  listing: z.string().describe('Public id of the listing'),
  path: z.string().describe('Page of the car, without the language'),
  isListed: z.boolean().describe('Whether the car is still offered'),
  carName: z.string(),
  madeYear: z.int(),
  heldUntil: instantSchema.nullable().describe('While the car is held'),
  holdHours: z.int(),
});
export type ReservationDetails = z.infer<typeof reservationDetailsSchema>;
