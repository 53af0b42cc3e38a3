import { type IstDate, parseIstDate, toIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, rupees } from '@pahiya/domain/shared/money';

/** Values that the sources use for no data. */
const NOTHING = new Set([
  '',
  '-',
  '--',
  'na',
  'n/a',
  'n.a.',
  'nil',
  'none',
  'null',
  'not available',
]);
const LONGEST_TEXT = 300;

/** A text with collapsed spaces, at most 300 characters; null without data. */
export function readText(text: string | number | null | undefined): string | null {
  const plain = String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return NOTHING.has(plain.toLowerCase()) ? null : plain.slice(0, LONGEST_TEXT);
}

/** Parses `1000`, `1,000`, `Rs. 1,000.00`, `₹ 500/-`. Null for zero, words and invalid text: the amount is unknown. */
export function readRupees(text: string | number | null | undefined): Paise | null {
  const plain = (readText(text) ?? '').replace(/^(rs\.?|inr|₹)\s*/i, '').replace(/\/-$/, '');
  if (!/^\d{1,3}(,?\d{2,3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  return amount > 0 && amount < 1e8 ? rupees(amount) : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a date as `02-11-2026`, `02/11/2026`, `02-Nov-2026` or `2026-11-02`; null for impossible dates. */
export function readDay(text: string | null | undefined): IstDate | null {
  const plain = readText(text) ?? '';
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2}|[A-Za-z]{3})[-/](\d{4})/.exec(plain) ?? [];
  if (!day || !month || !year) return parseIstDate(plain.slice(0, 10));
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return toIstDate(Number(year), named || Number(month), Number(day));
}

/** Parses a date as in {@link readDay} with an optional time (`18:20:11`, `18:20`) as an instant, RFC 3339 UTC.
 * Without a zone the time is IST; without a time it is the start of the day in IST. Null if unreadable. */
export function readInstant(text: string | null | undefined): string | null {
  const day = readDay(text);
  if (day === null) return null;
  const [, clock, zone] =
    /[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec((text ?? '').trim()) ??
    [];
  const instant = new Date(`${day}T${clock ?? '00:00'}${zone?.toUpperCase() ?? '+05:30'}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
