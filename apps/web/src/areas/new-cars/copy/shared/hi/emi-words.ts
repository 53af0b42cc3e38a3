import type { emiWords as english } from '../en/emi-words.ts';

/** How the EMI of a car is written, wherever one is shown. */
export const emiWords: typeof english = {
  label: 'EMI',
  amount: (amount) => `${amount}/महीना`,
  brief: (rate, months) => `${rate}, ${months} महीने`,
  terms: (share, rate, months) =>
    `ऑन-रोड क़ीमत के ${share} का लोन, ${rate} सालाना ब्याज, ${months} महीने`,
  notOffer: 'यह हिसाब है, ऑफ़र नहीं',
};
