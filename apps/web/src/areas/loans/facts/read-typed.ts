import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';

/** A whole number of rupees as typed (`5,00,000`, `₹500000`) in paise; null if it is none. */
export function readRupees(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) * 100 : null;
}

/** Percent as typed (`8.75`, `9 %`) in thousandths of a percent; null if it is none. */
export function readPercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '');
  return /^\d{1,2}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : null;
}

/** A whole number within bounds; null if it is none. */
export function readWhole(text: string, least: number, most: number): number | null {
  const plain = text.trim();
  if (!/^\d{1,4}$/.test(plain)) return null;
  const value = Number(plain);
  return value >= least && value <= most ? value : null;
}

/** A day as typed; null if it is none. */
export function readDay(text: string): IstDate | null {
  return parseDdMmYyyy(text.trim());
}

/** What stands in an address under a name: the first value, at most 40 characters. */
export function typedIn(query: URLSearchParams, name: string): string | null {
  return query.get(name)?.slice(0, 40) ?? null;
}
