/** States of a used-car listing.
 * - `draft`: being written; only its seller sees it.
 * - `in-review`: handed in, waiting for the checks.
 * - `live`: offered to the public.
 * - `paused`: taken off by its seller for a while.
 * - `sold`, `expired`, `removed`: over; a sold car's page stays for a while. */
export const listingStates = [
  'draft',
  'in-review',
  'live',
  'paused',
  'sold',
  'expired',
  'removed',
] as const;
export type ListingState = (typeof listingStates)[number];

/** Who moves a listing: its seller, the desk, a dealer's feed, the checks after it was handed in, or time. */
export type ListingMover = 'seller' | 'desk' | 'feed' | 'checks' | 'time';

type Move = { readonly to: ListingState; readonly by: readonly ListingMover[] };

/** What may follow each state, and who may cause it. A listing that is over stays over: the same car offered again is a
 * new listing that keeps the car's first day and prices. Rule id: LISTING-STATES. */
export const listingMoves: Readonly<Record<ListingState, readonly Move[]>> = {
  draft: [
    { to: 'in-review', by: ['seller', 'feed'] },
    { to: 'removed', by: ['seller', 'feed', 'time'] },
  ],
  'in-review': [
    { to: 'live', by: ['checks', 'desk'] },
    { to: 'draft', by: ['desk', 'seller'] },
    { to: 'removed', by: ['seller', 'desk', 'feed'] },
  ],
  live: [
    // Renewed: its last day is counted again.
    { to: 'live', by: ['seller'] },
    // By the checks: its record has turned bad.
    { to: 'paused', by: ['seller', 'desk', 'feed', 'checks'] },
    { to: 'sold', by: ['seller', 'feed', 'desk'] },
    { to: 'expired', by: ['time'] },
    { to: 'removed', by: ['seller', 'desk', 'feed'] },
  ],
  paused: [
    { to: 'live', by: ['seller', 'feed', 'desk', 'checks'] },
    { to: 'sold', by: ['seller', 'feed', 'desk'] },
    { to: 'expired', by: ['time'] },
    { to: 'removed', by: ['seller', 'desk', 'feed'] },
  ],
  sold: [],
  expired: [],
  removed: [],
};

/** Whether someone may move a listing from one state to another. */
export function canMoveListing(from: ListingState, to: ListingState, by: ListingMover): boolean {
  return listingMoves[from].some((move) => move.to === to && move.by.includes(by));
}
