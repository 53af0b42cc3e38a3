import { type IstDate, parseIstDate, toIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, rupees } from '@pahiya/domain/shared/money';

/** What the sources write where they know nothing. */
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

/** A text without doubled spaces, at most 300 characters; null where the source says nothing. */
export function readText(text: string | number | null | undefined): string | null {
  const plain = String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return NOTHING.has(plain.toLowerCase()) ? null : plain.slice(0, LONGEST_TEXT);
}

/** Reads `1000`, `1,000`, `Rs. 1,000.00`, `₹ 500/-`. Null for nought, for words and for nonsense: no amount is known. */
export function readRupees(text: string | number | null | undefined): Paise | null {
  const plain = (readText(text) ?? '').replace(/^(rs\.?|inr|₹)\s*/i, '').replace(/\/-$/, '');
  if (!/^\d{1,3}(,?\d{2,3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  return amount > 0 && amount < 1e8 ? rupees(amount) : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a day as `02-11-2026`, `02/11/2026`, `02-Nov-2026` or `2026-11-02`; null for impossible days. */
export function readDay(text: string | null | undefined): IstDate | null {
  const plain = readText(text) ?? '';
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2}|[A-Za-z]{3})[-/](\d{4})/.exec(plain) ?? [];
  if (!day || !month || !year) return parseIstDate(plain.slice(0, 10));
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return toIstDate(Number(year), named || Number(month), Number(day));
}

/**
 * Reads a day of {@link readDay} with a clock after it (`18:20:11`, `18:20`) as an instant, RFC 3339 UTC. Without a
 * zone the clock is India's; without a clock it is the day's beginning there. Null for what cannot be read.
 */
export function readInstant(text: string | null | undefined): string | null {
  const day = readDay(text);
  if (day === null) return null;
  const [, clock, zone] =
    /[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec((text ?? '').trim()) ??
    [];
  const instant = new Date(`${day}T${clock ?? '00:00'}${zone?.toUpperCase() ?? '+05:30'}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
