import { longDate } from './intl.ts';
import { type Language, languageTags } from './language.ts';

declare const istDateBrand: unique symbol;

/** A calendar date in India as `YYYY-MM-DD`, years 1900 to 2199. Sorts as text. Legal dates are dates, not instants:
 * a policy is valid until the end of its last day in India. */
export type IstDate = string & { readonly [istDateBrand]: 'IstDate' };

const MINUTES_AHEAD_OF_UTC = 330;
const DAY_MS = 86_400_000;
/** Short names of our own, so that server and browser always agree. Other languages spell the month out. */
const MONTHS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
};

/** Parses `YYYY-MM-DD`. Null for other text and for dates that do not exist (30 February). */
export function parseIstDate(text: string): IstDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return toIstDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)));
}

/** A date from its parts (month 1 to 12); null if it does not exist. */
export function toIstDate(year: number, month: number, day: number): IstDate | null {
  if (!Number.isInteger(year) || year < 1900 || year > 2199) return null;
  if (!Number.isInteger(month) || month < 1 || month > 12) return null;
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null;
  return write(year, month, day);
}

/** The date in India at an instant. */
export function istDateOf(instant: Date): IstDate {
  return ofDayNumber(Math.floor((instant.getTime() + MINUTES_AHEAD_OF_UTC * 60_000) / DAY_MS));
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(date: IstDate): { year: number; month: number; day: number } {
  return {
    year: digits(date, 0) * 100 + digits(date, 2),
    month: digits(date, 5),
    day: digits(date, 8),
  };
}

/** Adds days (negative: subtracts). */
export function addDays(date: IstDate, days: number): IstDate {
  return ofDayNumber(dayNumber(date) + days);
}

/** Adds months, clamped to the last day of a shorter month (31 Jan + 1 = 28 or 29 Feb). */
export function addMonths(date: IstDate, months: number): IstDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const newYear = Math.floor(index / 12);
  const newMonth = index - newYear * 12 + 1;
  return write(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Adds years; 29 February becomes 28 in a common year. */
export function addYears(date: IstDate, years: number): IstDate {
  return addMonths(date, years * 12);
}

/** Whole days from `from` to `to`: 1 if `to` is the next day, negative if it is earlier. */
export function daysBetween(from: IstDate, to: IstDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whether `date` is before `other`. */
export function isBefore(date: IstDate, other: IstDate): boolean {
  return date < other;
}

/** The earlier of two dates. */
export function earlierOf(a: IstDate, b: IstDate): IstDate {
  return a < b ? a : b;
}

/** For reading: `21 Nov 2026`, `21 नव॰ 2026`. */
export function formatIstDate(date: IstDate, language: Language): string {
  const parts = partsOf(date);
  const months = MONTHS[language];
  if (months === undefined) return longDate(parts, languageTags[language]);
  return `${parts.day} ${months[parts.month - 1]} ${parts.year}`;
}

/** An RFC 3339 instant in Indian time: `21 Nov 2026, 10:14 am IST`. Throws RangeError for an invalid instant:
 * instants come from our own clock or database. */
export function formatInstant(instant: string, language: Language): string {
  const at = new Date(instant);
  const day = istDateOf(at);
  const local = new Date(at.getTime() + MINUTES_AHEAD_OF_UTC * 60_000);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return `${formatIstDate(day, language)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'} IST`;
}

function dayNumber(date: IstDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function ofDayNumber(number: number): IstDate {
  const date = new Date(number * DAY_MS);
  return write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Two digits as a number: slicing and parsing the text would take four times as long. */
function digits(date: IstDate, at: number): number {
  return date.charCodeAt(at) * 10 + date.charCodeAt(at + 1) - 528;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysInMonth(year: number, month: number): number {
  // Of the years in range only 1900 and 2100 are divisible by 4 and not leap years.
  const isLeap = year % 4 === 0 && year !== 1900 && year !== 2100;
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

function write(year: number, month: number, day: number): IstDate {
  if (!Number.isInteger(year) || year < 1900 || year > 2199) {
    throw new RangeError('a day outside the years 1900 to 2199');
  }
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
  return text as IstDate;
}
