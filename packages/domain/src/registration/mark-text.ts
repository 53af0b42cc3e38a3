/** Separators in typed or pasted numbers: white space, dots, hyphens, dashes, and the invisible characters that
 * messengers add to copied text. */
const SEPARATORS =
  /[\s.\-\u00ad\u00b7\u2010-\u2015\u2022\u2212\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** Longer than any number with separators; longer text is refused without cleaning. */
export const LONGEST_INPUT = 64;

/** A typed text in capitals without separators. `officeDigits`: number of digits in a group of their own after the
 * first two letters (`KA 1 234` gives 1); null without such a group. */
export type MarkText = {
  readonly compact: string;
  readonly hasStrays: boolean;
  readonly officeDigits: number | null;
};

/** Cleans a typed number. Only a to z are capitalized: Unicode capitalization would turn some letters into two. */
export function cleanMarkText(input: string): MarkText {
  const compact = capitals(input.replace(SEPARATORS, ''));
  const spaced = capitals(input.trim().replace(SEPARATORS, ' '));
  const office = /^[A-Z]{2} ?(\d{1,2}) \d{1,4}$/.exec(spaced)?.[1];
  return {
    compact,
    hasStrays: !/^\u2191?[A-Z0-9]*$/.test(compact),
    officeDigits: office === undefined ? null : office.length,
  };
}

/** Full-width letters and Devanagari digits as ASCII. Used only where the user sees the result (the field, a
 * suggestion): two texts that look different must not silently become the same number. */
export function toPlainLetters(input: string): string {
  return input
    .slice(0, LONGEST_INPUT)
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** Text shown in a number field while typing: capitals, letters and digits only. No grouping, which would move the
 * caret. */
export function groupWhileTyping(input: string): string {
  return capitals(toPlainLetters(input)).replace(/[^A-Z0-9]/g, '');
}

function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (run) => run.toUpperCase());
}
