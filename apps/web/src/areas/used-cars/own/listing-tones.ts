import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { Tone } from '@pahiya/ui/tone';

/** Tone of each state of a listing. */
export const listingTones: Readonly<Record<ListingState, Tone>> = {
  draft: 'neutral',
  'in-review': 'amber',
  live: 'road',
  paused: 'neutral',
  sold: 'sky',
  expired: 'neutral',
  removed: 'neutral',
};
