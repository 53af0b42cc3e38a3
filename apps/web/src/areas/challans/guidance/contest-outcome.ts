import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { ContestField } from './contest-request.ts';

/** Outcome of the form. `typed`: the fields as submitted, to continue editing. */
export type ContestOutcome =
  | { readonly kind: 'letter'; readonly answer: Answer<'contestChallan'> }
  | {
      /** `bad-days`: an invalid date; `contradicting`: a date that contradicts the letter. */
      readonly kind: 'bad-days' | 'contradicting';
      readonly fields: readonly ContestField[];
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
