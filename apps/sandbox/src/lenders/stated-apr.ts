import type { InventedOffer } from './loan-book.ts';

const gst = 0.18;

/** The APR that a lender states, as percent with two decimals: the yearly rate at which its instalments are worth what
 * it hands over. Null for a lender that states none. */
export function statedApr({ amount, rate, months, lender }: InventedOffer): string | null {
  if (lender.statesApr === null) return null;
  const monthly = rate / 100 / 1200;
  const instalment = (amount * monthly) / (1 - (1 + monthly) ** -months);
  const fees = (lender.fee + lender.insurance) * (lender.statesApr === 'with-gst' ? 1 + gst : 1);
  let least = 0;
  let most = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (least + most) / 2;
    const worth = (instalment * (1 - (1 + middle) ** -months)) / middle;
    if (worth > amount - fees) least = middle;
    else most = middle;
  }
  return (least * 1200).toFixed(2);
}
