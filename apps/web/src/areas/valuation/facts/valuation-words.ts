import { formatNumber } from '@pahiya/domain/shared/format';
import { formatLakhCrore, formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';

export type ValuationCopy = Copies['valuation'];

/** `₹6.55 lakh`. */
export function shortPrice(amountPaise: number, copy: ValuationCopy): string {
  return formatLakhCrore(amountPaise as Paise, copy.units);
}

/** `₹6,54,900`. */
export function fullPrice(amountPaise: number): string {
  return formatRupees(amountPaise as Paise);
}

/** `+₹6,000` or `−₹6,000`. */
export function signedPrice(amountPaise: number): string {
  const amount = formatRupees(Math.abs(amountPaise) as Paise);
  return amountPaise < 0 ? `−${amount}` : `+${amount}`;
}

/** Owner in words, by the serial number. */
export function ownerWords(owners: number, copy: ValuationCopy): string {
  if (owners === 0) return copy.comparables.noOwner;
  const names = copy.form.ownerNames;
  return names[Math.min(owners, names.length) - 1] ?? '';
}

/** `40,000 km`. */
export function kmText(km: number, copy: ValuationCopy): string {
  return copy.km(formatNumber(km));
}
