import { type IstDate, parseIstDate, toIstDate } from '../../shared/ist-date.ts';

/** Which part of `03/04/2025` is the day. */
export type DayOrder = 'day-first' | 'month-first';

/** A day as files have it, with or without a time: ISO, or three numbers. `ambiguous`: both orders give a day, and no
 * order was chosen. Null: no day. */
export function readDay(text: string, order: DayOrder | null): IstDate | 'ambiguous' | null {
  const day = text.trim().split(/[ T]/)[0] ?? '';
  const iso = parseIstDate(day.replaceAll('/', '-'));
  if (iso !== null) return iso;
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(day);
  if (parts === null) return null;
  const [first, second, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const dayFirst = toIstDate(year, second, first);
  const monthFirst = toIstDate(year, first, second);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) {
    return dayFirst ?? monthFirst;
  }
  if (order === null) return 'ambiguous';
  return order === 'day-first' ? dayFirst : monthFirst;
}

/** The decimal sign of a column, told by its cells together: `1.234,50` and `32,5` have a comma, `1,234.50` and
 * `1,234` a point. */
export function decimalSign(cells: readonly string[]): ',' | '.' {
  let comma = 0;
  for (const cell of cells) {
    const text = cell.replace(/[^\d.,]/g, '');
    const [lastComma, lastPoint] = [text.lastIndexOf(','), text.lastIndexOf('.')];
    if (lastComma > lastPoint && !/^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(text)) comma += 1;
    else if (lastPoint > lastComma) comma -= 1;
  }
  return comma > 0 ? ',' : '.';
}

/** A number of a column in thousandths, never negative; null for anything else, a formula too. Units and signs of
 * currency around it are ignored. */
export function readThousandths(text: string, sign: ',' | '.'): number | null {
  const plain = text.replace(/[₹$€£\s\u00a0]|Rs\.?|INR/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const grouped = sign === ',' ? plain.replaceAll('.', '') : plain.replaceAll(',', '');
  const value = Number(grouped.replace(',', '.'));
  const thousandths = Math.round(value * 1000);
  return Number.isSafeInteger(thousandths) ? thousandths : null;
}

/** Words that files use for yes. */
const yesWords = new Set(['yes', 'sim', 'si', 'sí', 'ja', 'tak', 'oui', 'da', 'true', '1']);

/** Whether a cell says yes. */
export function isYes(text: string): boolean {
  return yesWords.has(text.trim().toLowerCase());
}

/** Text of a cell on one line, without characters that cannot be shown; null for none. */
export function readText(text: string, longest: number): string | null {
  const plain = text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return plain === '' ? null : plain;
}
