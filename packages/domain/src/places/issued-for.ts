/** Special use of a plate code, if it is not issued to the public of one office's area. `whole-state`: issued by
 * every office of the state, so the code does not identify an office. Rule id: OFFICE-TABLE. */
export const issuedForKinds = [
  'whole-state',
  'government',
  'police',
  'state-buses',
  'taxis',
  'temporary',
] as const;
export type IssuedFor = (typeof issuedForKinds)[number];
