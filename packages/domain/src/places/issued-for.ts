/** Who a plate code is issued for when it is not the public of one office's area. `whole-state`: every office of the
 * state issues it, so the plate does not name an office. Rule id: OFFICE-TABLE. */
export const issuedForKinds = [
  'whole-state',
  'government',
  'police',
  'state-buses',
  'taxis',
  'temporary',
] as const;
export type IssuedFor = (typeof issuedForKinds)[number];
