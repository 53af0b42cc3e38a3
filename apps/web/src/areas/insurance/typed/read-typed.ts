/** Rupees as typed, in paise; null for anything else. */
export function readRupees(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) * 100 : null;
}
