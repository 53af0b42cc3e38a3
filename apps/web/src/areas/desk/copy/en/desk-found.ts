import type { InspectionState } from '@pahiya/domain/inspections/inspection-states';
import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { SaleState } from '@pahiya/domain/selling/sale-states';

/** States of what a search at the desk finds by its id, where nothing is to be done with it. */
export const copy = {
  'used-car-listing': {
    draft: 'Draft',
    'in-review': 'Being checked',
    live: 'On sale',
    paused: 'Paused',
    sold: 'Sold',
    expired: 'Expired',
    removed: 'Removed',
  } satisfies Record<ListingState, string>,
  'car-inspection': {
    held: 'Slot not confirmed yet',
    booked: 'Booked',
    assigned: 'Assigned',
    submitted: 'Report submitted',
    passed: 'Passed',
    refused: 'Refused',
    cancelled: 'Cancelled',
    lapsed: 'Slot not confirmed in time',
  } satisfies Record<InspectionState, string>,
  'car-sale': {
    draft: 'No inspection booked',
    booked: 'Inspection booked',
    inspected: 'Report ready',
    open: 'Dealers are bidding',
    unsold: 'No bid at the seller’s price',
    offered: 'Offer with the seller',
    accepted: 'Offer accepted',
    funded: 'Dealer has paid',
    'handed-over': 'Handed over',
    paid: 'Seller paid',
    transferred: 'RC transferred',
    declined: 'Offer declined',
    expired: 'Offer expired',
    'called-off': 'Called off',
    'not-for-sale': 'Cannot be sold here',
    withdrawn: 'Withdrawn',
  } satisfies Record<SaleState, string>,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-found': typeof copy;
  }
}
