import { readLookupInput } from '@pahiya/domain/registration/lookup-input';
import { type MarkWarning, suggestSwaps } from '@pahiya/domain/registration/vehicle-number';
import { type OfferedNumber, offerOf } from './read-number.ts';

/** What the field says while one types: other readings to choose, and notes on an accepted mark. */
export type TypingHint = {
  readonly offers: readonly OfferedNumber[];
  readonly warnings: readonly MarkWarning[];
};

const silent: TypingHint = { offers: [], warnings: [] };

/** Shorter texts are not finished: nothing is said about them. */
const shortestWorthAHint = 6;

/** Hints for an unfinished text. Quiet about refusals: those wait until the form is sent. */
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
