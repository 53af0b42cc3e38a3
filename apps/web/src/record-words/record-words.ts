import { ageOf } from '@pahiya/domain/rc/age';
import { daysBetween, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { RcCopy } from './record-context.ts';

/** A piece of text with its language: names as the register writes them are English on a Hindi page too. */
export type Run = { readonly text: string; readonly isEnglish: boolean };

/** Words of ours, in the page's language. */
export function ours(text: string): Run {
  return { text, isEnglish: false };
}

/** A name of the register, made readable. */
export function named(raw: string): Run {
  return { text: tidyName(raw), isEnglish: true };
}

/** Words that companies end with and nobody says. */
const COMPANY_WORDS =
  /\b(?:INDIA|MOTORS? INDIA|PRIVATE|PVT|LIMITED|LTD|COMPANY|CO|PASSENGER VEHICLES|CARS|MOTOR)\b\.?/g;

/** "MARUTI SUZUKI INDIA LTD" gives "Maruti Suzuki": as people call a maker. */
export function makerName(raw: string): string {
  const short = raw.toUpperCase().replace(COMPANY_WORDS, ' ').replace(/[.,]/g, ' ').trim();
  const kept = short.replace(/\s+/g, ' ');
  return tidyName(kept === '' ? raw : kept);
}

/** Maker and model as one name, the maker not said twice; null when neither is on record. */
export function vehicleName(maker: string | null, model: string | null): string | null {
  const brand = maker === null ? '' : makerName(maker);
  const type = model === null ? '' : tidyName(model);
  const [first = ''] = brand.split(' ');
  const isSaidTwice = first !== '' && type.toUpperCase().startsWith(first.toUpperCase());
  const name = isSaidTwice ? type : `${brand} ${type}`.trim();
  return name === '' ? null : name;
}

/** Short words that are no abbreviations. */
const smallWords: Readonly<Record<string, string>> = {
  LTD: 'Ltd',
  PVT: 'Pvt',
  CO: 'Co',
  AND: 'and',
  OF: 'of',
  THE: 'The',
  FOR: 'for',
  IN: 'in',
  ON: 'on',
  TO: 'to',
  BY: 'by',
  NOT: 'not',
  NEW: 'New',
};

/** Longer words that are. Those without a vowel (HDFC) need no list. */
const abbreviations = new Set(['ICICI', 'IDBI', 'IDFC', 'ERGO', 'IFFCO', 'AMBG']);

/** Capitals made readable: words of four letters and more get one capital; short ones and those with digits stay
 * (VXI, BMW, i20, 1.2), for they are mostly names of variants. Text that is not all capitals stays as it is. */
export function tidyName(raw: string): string {
  const text = raw.trim().replace(/\s+/g, ' ');
  if (text !== text.toUpperCase()) return text;
  return text.replace(/(?<![A-Z0-9])[A-Z]{2,}(?![A-Z0-9])/g, (word) => {
    if (word.length < 4) return smallWords[word] ?? word;
    if (abbreviations.has(word) || !/[AEIOUY]/.test(word)) return word;
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** Looks a registry word up in a table of ours; null when the table does not have it. */
export function knownWord(
  table: Readonly<Record<string, string>>,
  raw: string | null,
): string | null {
  if (raw === null) return null;
  const word = raw
    .toUpperCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Object.hasOwn(table, word) ? (table[word] ?? null) : null;
}

/** Our word for a registry word, else the registry's own, else "not on record". */
export function wordOrRaw(
  table: Readonly<Record<string, string>>,
  raw: string | null,
  missing: string,
): Run {
  const known = knownWord(table, raw);
  if (known !== null) return ours(known);
  return raw === null || raw.trim() === '' ? ours(missing) : named(raw);
}

/** The time between two days: in days up to a year, then in years and months. */
export function spanText(copy: RcCopy, from: IstDate, to: IstDate): string {
  const days = daysBetween(from, to);
  if (days <= 365) return copy.explain.age.days(days);
  const age = ageOf(from, to);
  return age === null
    ? copy.explain.age.days(days)
    : copy.explain.age.yearsMonths(age.years, age.months);
}
