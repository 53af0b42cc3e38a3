import { WRITTEN_STATE_CODES } from '../places/states.ts';

const gap = '[\\s.-]{0,2}';
const vehicle = [
  `(?:${WRITTEN_STATE_CODES.join('|')})${gap}\\d{1,2}(?:${gap}[A-Z]){1,3}${gap}\\d{1,4}`,
  `\\d{2}${gap}BH${gap}\\d{1,4}${gap}[A-Z]{1,2}`,
].join('|');

/** E-mail addresses and payment ids, vehicle numbers, and numbers as long as a mobile's or longer, in any script's
 * digits. A date has eight digits. */
const patterns: readonly RegExp[] = [
  /[\w.+-]{2,64}@[a-z][\w-]*(?:\.[\w-]+)*/giu,
  new RegExp(`(?<![A-Za-z0-9])(?:${vehicle})(?![A-Za-z0-9])`, 'gi'),
  /\p{Nd}(?:[\s.-]{0,2}\p{Nd}){8,}/gu,
];

/** What stands for a hidden part. */
export const hiddenPart = '••••••';

/** A text without contact details and vehicle numbers, for who needs to know only that they are there. */
export function hideContacts(text: string): string {
  return patterns.reduce((shown, pattern) => shown.replace(pattern, hiddenPart), text);
}
