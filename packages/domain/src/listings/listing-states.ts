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
