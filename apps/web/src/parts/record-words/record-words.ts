import { ageOf } from '@pahiya/domain/rc/age';
import { tidyName, tidyWords } from '@pahiya/domain/rc/readable-names';
import { daysBetween, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { RcCopy } from './record-context.ts';

/** A text with its language: the registry's names are English on a Hindi page too. */
export type Run = { readonly text: string; readonly isEnglish: boolean };

/** Our own copy, in the page's language. */
export function ours(text: string): Run {
  return { text, isEnglish: false };
}

/** The registry's text as it is. */
export function english(text: string): Run {
  return { text, isEnglish: true };
}

/** A company or model of the registry, in title case. */
export function named(raw: string): Run {
  return english(tidyName(raw));
}

/** Ordinary words of the registry (colour, body, status), in title case. */
export function wordsOf(raw: string): Run {
  return english(tidyWords(raw));
}

/** Our word for a registry word; null when the table lacks it. */
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
  return raw === null || raw.trim() === '' ? ours(missing) : wordsOf(raw);
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
