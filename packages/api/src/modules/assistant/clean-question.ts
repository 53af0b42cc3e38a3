import { scrubText } from '../frontend-errors/scrub-text.ts';

/** A question without what could tell of a person. */
export type CleanQuestion = {
  /** As it is kept, shown and handed on: a word in brackets stands where something was. */
  readonly text: string;
  /** The same without these words: what is looked for. */
  readonly searched: string;
  readonly wasShortened: boolean;
  readonly hadVehicleNumber: boolean;
};

const longest = 500;
const placeholder = /\[(?:vehicle|digits|e-mail|address|token|query|dropped)\]/g;

/** Takes vehicle numbers, mobiles, e-mail and network addresses, long numbers and tokens out of a question, and what no
 * text should hold. */
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
