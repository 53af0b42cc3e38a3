import type { ListingFault } from '@pahiya/domain/listings/check-listing';
import type { Refusal } from '../../../http/refusal.ts';

export const wrongListingState: Refusal = {
  code: 'used-car/wrong-state',
  detail: 'This is not possible in the present state of the listing.',
};

export const alreadyOffered: Refusal = {
  code: 'used-car/already-offered',
  detail: 'This car is in a listing here already. One car can be in one listing at a time.',
};

/** Refusal of facts that cannot be; `price` is `pricePaise` on the wire. */
export function unlikelyFacts(faults: readonly ListingFault[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: faults.map(({ field, fault }) => ({
      path: `body.${field === 'price' ? 'pricePaise' : field}`,
      message: fault,
    })),
  };
}
