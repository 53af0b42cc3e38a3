import file from '../../data/community-names.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { impostorWords, latinForm, skeletonOf } from './look-alikes.ts';

/** Why a display name is not accepted. `letters`: signs, several scripts, or letters styled as others; `invisible`: has
 * characters that cannot be seen or turn the direction of writing; `contact`: reads as a vehicle number, a phone number,
 * an e-mail address or a page. */
export type DisplayNameFault =
  | 'length'
  | 'letters'
  | 'invisible'
  | 'marks'
  | 'reserved'
  | 'contact';

/** Limits of display names on a day: letters at most, marks on a letter, days between changes, and days for which
 * moderators see earlier names. Rows: data/community-names.json. Rule id: COMMUNITY-DISPLAYNAME. */
export function displayNameRules(on: IstDate) {
  const row = currentOf(file.display, on) ?? file.display[0];
  if (row === undefined) throw new RangeError(`no rule for display names on ${on}`);
  const { most, marks, changeDays, keptDays, scripts } = row;
  return { most, marks, changeDays, keptDays, scripts };
}

/** Tidies a display name: one form of each character, one space between words. Empty: none is wanted. */
export function tidyDisplayName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const reserved = new Set([...impostorWords, ...file.staff].map(skeletonOf));
const withoutNukta = (word: string) => word.normalize('NFC').replaceAll('़', '');
const native = new Set(file.native.map(withoutNukta));
const whole = new Set(file.whole.map(skeletonOf));

/** Checks a tidied display name; null: it is fine. `brand`: our own name, which is configured. Rule id:
 * COMMUNITY-DISPLAYNAME. */
export function faultOfDisplayName(
  name: string,
  { on, brand }: { readonly on: IstDate; readonly brand: string },
): DisplayNameFault | null {
  const { most, marks, scripts } = displayNameRules(on);
  if (/\p{Default_Ignorable_Code_Point}|\p{C}/u.test(name)) return 'invisible';
  const letters = [...name].filter((letter) => !/\p{M}/u.test(letter)).length;
  if (letters > most) return 'length';
  if (new RegExp(`\\p{M}{${marks + 1}}`, 'u').test(name)) return 'marks';
  // Before the letters, so that a disguised name is refused for what it imitates.
  if (isReserved(name, brand)) return 'reserved';
  if (isContact(name)) return 'contact';
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return 'length';
  return scripts.some((script) => isOfScript(name, script)) ? null : 'letters';
}

/** Whether a name, a word of it, or neighbouring words read as one pass for somebody official. */
function isReserved(name: string, brand: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (whole.has(skeletonOf(words.join('')))) return true;
  const own = skeletonOf(brand.replace(/[^\p{L}\p{M}\p{N}]+/gu, ''));
  const passes = (word: string) => {
    const bare = word.replace(/\p{Nd}+$/u, '');
    return [word, bare].map(skeletonOf).some((one) => one === own || reserved.has(one));
  };
  return words.some((_, at) =>
    [...words.keys()].slice(at).some((end) => {
      const run = words.slice(at, end + 1).join('');
      return passes(run) || native.has(withoutNukta(run));
    }),
  );
}

/** Digits of any script as those of Latin. */
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

function isContact(name: string): boolean {
  const plain = withPlainDigits(latinForm(name));
  const bare = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const isPlate = /[a-z]{2}\d{1,2}[a-z]{0,3}\d{3,4}|\d{2}bh\d{4}/.test(bare);
  if (isPlate || /\d{6}/.test(bare)) return true;
  return /@|:\/|\bwww\b|[\p{L}\p{M}\p{N}-]{2}\.\p{L}{2}|\bdot\s?(?:com|in|org|net)\b/iu.test(plain);
}

/** Whether a name has letters of one script only, with plain digits and the signs of names. */
function isOfScript(name: string, script: string): boolean {
  const letter = String.raw`(?=\p{Script_Extensions=${script}})[\p{L}\p{M}\p{Nd}]`;
  const shape = new RegExp(String.raw`^(?=\p{L})(?:${letter}|[0-9 .'’-])+$`, 'u');
  if (!shape.test(name) || /[.'’-]{2}/.test(name)) return false;
  return Array.from(name).every((one) => !/\p{Script=Latin}/u.test(one) || isPlainLatin(one));
}

/** A letter of a language, neither styled, as full-width ones are, nor of phonetic alphabets. */
function isPlainLatin(letter: string): boolean {
  return /[A-Za-zÀ-ſȘ-țḀ-ỿ]/u.test(letter) && letter.normalize('NFKC') === letter;
}
