import { findState } from '../places/states.ts';

/** Contact data or identity in a text that the public will read. */
type HiddenContact = 'phone' | 'plate' | 'email' | 'address';

/** Finds what a public text must not contain: eight or more digits in a row however they are spaced (a phone number, a
 * chassis number), a vehicle number, an email address, a web address. Null: none. Digits of other scripts count. */
export function hiddenContact(text: string): HiddenContact | null {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  if (/\d(?:[\s().+-]?\d){7,}/.test(plain)) return 'phone';
  if (/[^\s@]+@[^\s@]+/.test(plain)) return 'email';
  if (/(?:https?:|www\.|\b[a-z0-9-]+\.(?:com|in|net|org|me)\b)/i.test(plain)) return 'address';
  return hasPlate(plain) ? 'plate' : null;
}

/** A number of an office of a real state, or a BH number, in any grouping. */
function hasPlate(text: string): boolean {
  if (/\b\d{2}[\s-]?BH[\s-]?\d{4}[\s-]?[A-Z]{1,2}\b/i.test(text)) return true;
  const marks = text.matchAll(
    /\b([A-Z]{2})[\s-]?\d{1,2}[\s-]?[A-Z](?:[\s-]?[A-Z]){0,3}[\s-]?\d{4}\b/gi,
  );
  return [...marks].some(([, state = '']) => findState(state.toUpperCase()) !== null);
}

/** Value of a decimal digit of any script: they stand in blocks of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
