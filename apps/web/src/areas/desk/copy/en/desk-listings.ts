import type { ListingFinding } from '@pahiya/domain/listings/listing-findings';

/** Words of the desk's page of listings that wait for a check. */
export const copy = {
  title: 'Car listings to check',
  text: 'Owners offer these cars themselves. Publish a listing once the findings are explained; otherwise return it with a sentence that the seller reads, or remove it.',
  none: 'No listings are waiting.',
  waiting: (n: number) => `${n} waiting`,
  facts: 'Car',
  price: 'Price',
  note: 'Seller’s words',
  at: 'Submitted on',
  found: 'Findings',
  findings: {
    'unproved-seller': 'Ownership not confirmed with the RC',
    'low-price': 'Price under 60 % of similar cars',
    'same-photo': 'Photo in the listing of another car',
    'less-km': 'Odometer lower than before',
    'record-stop': 'RC not active, blacklist entry or NOC',
    'other-car': 'Number belongs to another model, or no private car',
  } satisfies Record<ListingFinding, string>,
  same: 'Same photo in',
  photo: (place: number) => `Photo ${place}`,
  publish: 'Publish',
  back: 'Return to seller',
  remove: 'Remove',
  reason: 'What the seller has to change, or why it is removed',
  noReason: 'Enter a sentence for the seller.',
  done: { live: 'Published.', draft: 'Returned to the seller.', removed: 'Removed.' },
  km: (km: string, owners: number) => (owners === 1 ? `${km}, 1 owner` : `${km}, ${owners} owners`),
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-listings': typeof copy;
  }
}
