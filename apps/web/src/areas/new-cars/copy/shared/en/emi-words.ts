/** How the EMI of a car is written, wherever one is shown. */
export const emiWords = {
  label: 'EMI',
  amount: (amount: string) => `${amount}/month`,
  /** Where there is little room; the terms are written in full once on the page. */
  brief: (rate: string, months: number) => `${rate}, ${months} months`,
  terms: (share: string, rate: string, months: number) =>
    `Loan of ${share} of the on-road price, ${rate} a year, ${months} months`,
  notOffer: 'A calculation, not an offer',
};
