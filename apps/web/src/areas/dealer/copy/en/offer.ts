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
  nothing: 'Nothing further is stated',
  made: 'Made on',
  until: 'Valid until',
  note: 'This page shows no phone number. Answer the dealer in the way you agreed when you asked, and pay nothing through this link.',
  who: 'See who has my number',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly offer: typeof copy;
  }
}
