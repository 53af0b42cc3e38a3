import type { OfferInclude } from '@pahiya/contracts/partner-leads/offer-terms';

const included: Readonly<Record<OfferInclude, string>> = {
  'rc-transfer': 'RC transfer',
  insurance: 'Insurance',
  warranty: 'Warranty',
  delivery: 'Delivery to the home',
  'pick-up': 'Pick-up from the home',
};

/** Words of the page on which a member makes an offer. */
export const copy = {
  title: 'Offer',
  back: 'Back to the lead',
  text: 'The link shows your firm, the car, the price and until when it is valid. It shows no number and no name of a person. Anyone who has it can open it, so you can revoke it at any time.',
  now: 'Current offer',
  price: 'Price, all included (₹)',
  priceHint: 'Whole rupees. Nothing may be added later.',
  days: 'Valid for (days)',
  daysHint: '1 to 14',
  includes: 'The price includes',
  included,
  make: 'Make offer and link',
  again: 'A new offer ends the current one and its link.',
  link: 'Link',
  until: 'Valid until',
  over: 'The link has ended.',
  revoke: 'Revoke offer',
  closed: 'Offers are made on open enquiries about a car.',
  done: { make: 'The offer is made.', revoke: 'The offer is revoked. Its link no longer works.' },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-offer': typeof copy;
  }
}
