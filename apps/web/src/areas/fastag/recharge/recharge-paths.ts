/** What the address of a recharge says. `amount`: as typed, in rupees. */
export type RechargeChoice = {
  readonly vehicleNumber: string;
  readonly billerId?: string | undefined;
  /** What was typed for the bank, encrypted by the API. */
  readonly details?: string | undefined;
  readonly amount?: string | undefined;
};

/** Longest accepted. */
export const detailsLongest = 3000;

/** Address of a recharge, without the language. `number`, since `vehicleNumber` leaves the address of a loaded page
 * (`personalParams`), and reloading it would lose the vehicle. */
export function rechargePath({ vehicleNumber, billerId, details, amount }: RechargeChoice): string {
  const query = new URLSearchParams({ number: vehicleNumber });
  if (billerId) query.set('billerId', billerId);
  if (details) query.set('details', details);
  if (amount) query.set('amount', amount);
  return `/tollsetu/recharge?${query}`;
}

/** Rupees as typed, e.g. `1,500` or `99.50`, in paise; null for anything else. */
export function readRupees(typed: string): number | null {
  const plain = typed.replace(/[\s,₹]/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Paise as a person types them: `500`, `99.50`. */
export function rupeesText(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
