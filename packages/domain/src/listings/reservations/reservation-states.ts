/** States of a reservation.
 * - `awaiting-payment`: keeps others out for a few minutes.
 * - `lapsed`: was not paid in time; a late payment holds the car again if it is still free.
 * - `held`: the car is kept for the buyer.
 * - `ending`: over, the token is on its way back.
 * - `ended`: over, nothing is owed. */
export const reservationStates = ['awaiting-payment', 'lapsed', 'held', 'ending', 'ended'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Moves of a reservation. Every end of one that was paid returns the token. Rule id: USED-CAR-HOLD. */
export const reservationMoves: Readonly<Record<ReservationState, readonly ReservationState[]>> = {
  'awaiting-payment': ['held', 'lapsed', 'ending', 'ended'],
  lapsed: ['held', 'ending', 'ended'],
  held: ['ending'],
  ending: ['ended'],
  ended: [],
};

/** Why a reservation ended. `taken`: paid when the car was no longer free. */
export const reservationEnds = ['cancelled', 'expired', 'withdrawn', 'sold', 'taken'] as const;
export type ReservationEnd = (typeof reservationEnds)[number];

const steps: Readonly<Record<string, readonly string[]>> = {
  'to-pay': ['paying', 'held', 'ending', 'closed'],
  paying: ['to-pay', 'held', 'ending', 'closed'],
  closed: ['held', 'ending', 'returned'],
  held: ['ending'],
  ending: ['returned'],
  returned: [],
};

/** Whether the order of a reservation can go from one step to another. */
export function canMoveReservationOrder(from: string, to: string): boolean {
  return steps[from]?.includes(to) === true;
}
