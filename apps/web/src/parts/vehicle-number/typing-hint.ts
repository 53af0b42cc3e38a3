import { readLookupInput } from '@pahiya/domain/registration/lookup-input';
import { type MarkWarning, suggestSwaps } from '@pahiya/domain/registration/vehicle-number';
import { type OfferedNumber, offerOf } from './read-number.ts';

/** Hints while typing: alternative readings, and notes on an accepted number. */
export type TypingHint = {
  readonly offers: readonly OfferedNumber[];
  readonly warnings: readonly MarkWarning[];
};

const silent: TypingHint = { offers: [], warnings: [] };

/** No hints for shorter, unfinished texts. */
const shortestWorthAHint = 6;

/** Hints for a text being typed. Errors wait until the form is submitted. */
export function typingHint(typed: string): TypingHint {
  if (typed.length < shortestWorthAHint) return silent;
  const input = readLookupInput(typed);
  if (input.kind === 'explain') return silent;
  if (input.kind === 'look-up') {
    const isDoubtful = input.warnings.includes('ambiguous-letters');
    return {
      offers: isDoubtful ? suggestSwaps(typed).map(offerOf) : [],
      warnings: input.warnings,
    };
  }
  return { offers: suggestSwaps(typed).map(offerOf), warnings: [] };
}
