/** A form's date and time in Indian time (`2026-11-20T10:30`, as browsers send it) as an instant; null if it is none. */
export function readIndianTime(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return null;
  const at = new Date(`${text.slice(0, 16)}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** An instant as a form's date and time in Indian time, to the minute. */
export function indianTimeText(instant: string): string {
  return new Date(new Date(instant).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
}

/** Rupees as typed (`85`, `₹1,250.50`) in paise; null if they are no amount. */
export function readRupees(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}
