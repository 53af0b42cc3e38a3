import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../page-parts/page-failure.ts';
import type { ContestField } from './contest-request.ts';

/** What came of the form. `typed`: the fields as they were sent, to go on from. */
export type ContestOutcome =
  | { readonly kind: 'letter'; readonly answer: Answer<'contestChallan'> }
  | {
      /** `bad-days`: no day at all; `contradicting`: one that speaks against the letter. */
      readonly kind: 'bad-days' | 'contradicting';
      readonly fields: readonly ContestField[];
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
