import { WRITTEN_STATE_CODES } from '@pahiya/domain/places/states';

const gap = '[\\s._-]{0,2}';
/** A plate number as people write it, also with O and I for 0 and 1. */
const marks = new RegExp(
  `(?<![A-Za-z0-9])(?:${[
    `(?:${WRITTEN_STATE_CODES.join('|')})${gap}\\d{1,2}(?:${gap}[A-Z]){0,3}${gap}[\\dOI]{1,4}`,
    `\\d{2}${gap}BH${gap}[\\dOI]{1,4}${gap}[A-Z]{0,2}`,
    `[A-Z]{3}${gap}\\d{3,4}`,
    `T${gap}\\d{4}${gap}[A-Z]{2}${gap}\\d{1,4}${gap}[A-Z]{0,2}`,
    `\\d{1,3}${gap}(?:CD|CC|UN)${gap}\\d{1,4}`,
    `[A-Z]{2}\\d{1,2}[A-J]\\d{4}TC\\d{4}`,
  ].join('|')})(?![A-Za-z0-9])`,
  'gi',
);

/** Patterns of personal data and their replacements. The order matters: wider patterns first. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Query strings contain what people typed.
  [/\?[^\s"'<>)]+/g, '?[query]'],
  [
    /\b(token|key|otp|pass\w*|session\w*|secret|auth\w*|cookie|bearer)\b["']?\s*[=: ]\s*["']?[^\s"',;]+/gi,
    '$1=[dropped]',
  ],
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g, '[token]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  // Before the digits, which would match the end of a plate with what follows it.
  [marks, '[vehicle]'],
  // Mobiles, Aadhaar, OTPs, card and policy numbers.
  [/\d(?:[\s-]?\d){5,}/g, '[digits]'],
];

/** Removes personal data from a text: vehicle numbers, mobiles and other long numbers, e-mail and network addresses,
 * tokens, query strings. URL escapes are decoded first. Linear in its length. */
export function scrubText(text: string, atMost: number): string {
  let scrubbed = readEscapes(text.slice(0, atMost * 2));
  for (const [pattern, instead] of rules) scrubbed = scrubbed.replace(pattern, instead);
  return scrubbed.slice(0, atMost);
}

function readEscapes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return ' ';
    }
  });
}
