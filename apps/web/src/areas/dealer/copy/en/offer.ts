import type { OfferInclude } from '@pahiya/contracts/partner-leads/offer-terms';

const includes: Readonly<Record<OfferInclude, string>> = {
  'rc-transfer': 'RC transfer',
  insurance: 'Insurance',
  warranty: 'Warranty',
  delivery: 'Delivery to your home',
  'pick-up': 'Pick-up from your home',
};

/** Words of an offer on a car. */
export const copy = {
  title: 'Offer',
  heading: (firm: string) => `Offer from ${firm}`,
  car: 'Car',
  city: 'City',
  price: { 'to-buyer': 'Price to you', 'to-seller': 'Price for your car' },
  allIn: 'All included; nothing is added later',
  includes: 'Included',
  included: includes,
  nothing: 'No extras stated',
  made: 'Made on',
  until: 'Valid until',
  note: 'No phone numbers are shown here. Reply to the dealer in the way you agreed to be contacted, and never pay through this link.',
  who: 'See who has my number',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly offer: typeof copy;
  }
}
