import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../page-parts/page-failure.ts';
import type { ContestField } from './contest-request.ts';

/** What came of the form. `typed`: the fields as they were sent, to go on from. */
export type ContestOutcome =
  | { readonly kind: 'letter'; readonly answer: Answer<'contestChallan'> }
  | {
      readonly kind: 'bad-days';
      readonly fields: readonly ContestField[];
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
