import { scrubText } from '../frontend-errors/scrub-text.ts';

/** A question without personal data. */
export type CleanQuestion = {
  /** As stored, shown and sent to the model: a word in brackets replaces what was removed. */
  readonly text: string;
  /** The same without these placeholders: the search text. */
  readonly searched: string;
  readonly wasShortened: boolean;
  readonly hadVehicleNumber: boolean;
};

const longest = 500;
const placeholder = /\[(?:vehicle|digits|e-mail|address|token|query|dropped)\]/g;

/** Removes vehicle numbers, mobile numbers, e-mail and network addresses, long numbers, tokens and control
 * characters. */
export function cleanQuestion(typed: string): CleanQuestion {
  const plain = typed
    .toWellFormed()
    .replace(/[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const text = scrubText(plain, longest);
  return {
    text,
    searched: text.replace(placeholder, ' '),
    wasShortened: text !== plain.slice(0, longest),
    hadVehicleNumber: text.includes('[vehicle]'),
  };
}
