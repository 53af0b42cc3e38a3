import { type IstDate, parseIstDate, toIstDate } from '@pahiya/domain/shared/ist-date';

/** Values that the registry uses for no data. */
const NOTHING = new Set([
  '',
  '-',
  '--',
  'na',
  'n/a',
  'n.a.',
  'nil',
  'null',
  'none',
  'not available',
]);

/** Parsed fields of a record; null if the registry has no usable value. */
export type VahanFields = {
  readonly text: (name: string) => string | null;
  /** A date from `DD-Mon-YYYY` or `YYYY-MM-DD`; null if it does not exist. */
  readonly day: (name: string) => IstDate | null;
  /** Not negative; decimals are rounded to a whole number. */
  readonly whole: (name: string) => number | null;
};

/** Wraps the raw texts of a record, by element name. */
export function readVahanFields(raw: ReadonlyMap<string, string>): VahanFields {
  function text(name: string): string | null {
    const value = raw.get(name)?.replace(/\s+/g, ' ').trim() ?? '';
    return NOTHING.has(value.toLowerCase()) ? null : value;
  }
  return {
    text,
    day: (name) => parseVahanDay(text(name) ?? ''),
    whole(name) {
      const number = Number(text(name) ?? Number.NaN);
      return Number.isFinite(number) && number >= 0 && number < 1e7 ? Math.round(number) : null;
    },
  };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses `14-Mar-2021` and, as some states write, `2021-03-14`. Null for other text and impossible dates. */
export function parseVahanDay(text: string): IstDate | null {
  const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return parseIstDate(text.slice(0, 10));
  return toIstDate(Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day));
}

/** Parses `2/2021`; null for other text and impossible months. */
export function parseVahanMonth(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!month || !year || toIstDate(Number(year), Number(month), 1) === null) return null;
  return { month: Number(month), year: Number(year) };
}
