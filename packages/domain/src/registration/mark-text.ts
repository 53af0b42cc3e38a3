/** What separates the groups of a mark when people type or paste one: white space, dots, hyphens and dashes of
 * every kind, and the invisible marks that messengers put around copied text. */
const SEPARATORS =
  /[\s.\-\u00ad\u00b7\u2010-\u2015\u2022\u2212\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** Longer than any mark written with separators; beyond it a text is not even cleaned. */
export const LONGEST_INPUT = 64;

/** A typed text without separators, in capitals. `officeDigits`: how many digits stood in a group of their own
 * after the first two letters (`KA 1 234` gives 1), null when the writer did not say. */
export type MarkText = {
  readonly compact: string;
  readonly hasStrays: boolean;
  readonly officeDigits: number | null;
};

/** Cleans a typed mark. Only a to z are capitalised: other letters stay and count as strays, because Unicode
 * capitals would turn some of them into two letters. */
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

/** Full-width letters and Devanagari digits as plain ones: what a person with such a keyboard means. Used where
 * the person sees the change (the field, a suggestion), not to accept such text silently: two texts that look
 * different should not become the same address without anyone having seen it. */
export function toPlainLetters(input: string): string {
  return input
    .slice(0, LONGEST_INPUT)
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** What a number-plate field shows while one types: capitals, letters and digits only, no grouping (so that the
 * caret stays where it is). */
export function groupWhileTyping(input: string): string {
  return capitals(toPlainLetters(input)).replace(/[^A-Z0-9]/g, '');
}

function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (run) => run.toUpperCase());
}
