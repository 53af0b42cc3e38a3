/** What the price of an offer can include: a closed list, so that no offer carries contact data. */
export const offerIncludes = [
  'rc-transfer',
  'insurance',
  'warranty',
  'delivery',
  'pick-up',
] as const;
export type OfferInclude = (typeof offerIncludes)[number];
