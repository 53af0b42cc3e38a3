import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { type OrderOnWire, orderSchema } from '../orders/order-schema.ts';
import { exampleServiceOrder } from '../service-history/examples.ts';
import { exampleReservation } from './reservation-example.ts';
import * as calls from './used-car-calls.ts';
import { paiseSchema, publicListingId } from './used-car-fields.ts';

const order: OrderOnWire = {
  ...exampleServiceOrder,
  ...{ kind: 'used-car-reservation', vehicleNumber: 'DL 8C •• ••30', display: 'DL 8C •• ••30' },
  ...{ activeStep: 'to-pay', total: 500_000 },
  lines: [{ kind: 'deposit', code: 'token', item: 'Maruti Suzuki Swift', amount: 500_000 }],
  details: exampleReservation,
};
const listingBody = z.object({ listing: publicListingId });

/** Reserves a used car against a token that comes back whole. */
export const reserveUsedCar = defineContract({
  call: calls.reserveUsedCar,
  tag: 'used cars',
  who: 'user',
  summary: 'Reserve a used car',
  description: 'Creates an order of the token. The car is held once it is paid.',
  body: listingBody.extend({
    expectedTotal: z.int().min(100).describe('Token shown to the buyer, in paise'),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    'used-car/not-found',
    'used-car/held',
    'used-car/own-listing',
    'order/not-found',
    'order/quote-not-found',
    'order/quote-expired',
    'order/quote-changed',
    'order/too-many-unpaid',
    'order/payments-paused',
    'request/cross-site',
    'request/too-many',
  ],
  example: { order },
});

/** Ends the caller's own reservation; the token comes back. */
export const cancelReservation = defineContract({
  call: calls.cancelReservation,
  tag: 'used cars',
  who: 'user',
  summary: 'Cancel a reservation',
  body: z.object({ orderId: z.uuid() }),
  answer: z.object({ order: orderSchema }),
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'request/cross-site',
    'request/too-many',
  ],
  example: { order },
});

const turnSchema = z.object({
  tokenPaise: paiseSchema,
  holdHours: z.int(),
  refundWorkingDays: z.int().describe('Within so many working days the token is back'),
  isHeld: z.boolean(),
  payingUntil: instantSchema.nullable().describe('Another buyer has until then to pay'),
  place: z.int().nullable().describe("The caller's place in the queue; null: not in it"),
  orderId: z.uuid().nullable().describe("The caller's own open reservation"),
});
const turn = {
  ...{
    tokenPaise: 500_000,
    holdHours: 48,
    refundWorkingDays: 7,
    isHeld: true,
    payingUntil: null,
    place: 1,
    orderId: null,
  },
};

/** What a reservation costs, and the caller's place in the queue. */
export const usedCarTurn = defineContract({
  call: calls.usedCarTurn,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Terms of a reservation, and the place in the queue',
  params: listingBody,
  answer: turnSchema,
  refusals: ['used-car/not-found', 'request/too-many'],
  example: turn,
});

const queueRefusals = [
  'auth/required',
  'used-car/not-found',
  'request/cross-site',
  'request/too-many',
] as const;

/** Joins the queue of a car that is held. The first in it hears first, once. */
export const joinUsedCarQueue = defineContract({
  call: calls.joinUsedCarQueue,
  tag: 'used cars',
  who: 'user',
  summary: 'Join the queue of a reserved car',
  body: listingBody,
  answer: turnSchema,
  refusals: [...queueRefusals, 'used-car/own-listing'],
  example: turn,
});

/** Leaves the queue of a car. */
export const leaveUsedCarQueue = defineContract({
  call: calls.leaveUsedCarQueue,
  tag: 'used cars',
  who: 'user',
  summary: 'Leave the queue of a reserved car',
  body: listingBody,
  answer: turnSchema,
  refusals: queueRefusals,
  example: { ...turn, place: null },
});
