import type { PageFailure } from '../../page-parts/page-failure.ts';

/** What came of a question; its text goes back into the field after a failure only. */
export type AskOutcome =
  | { readonly kind: 'answered'; readonly messageId: string; readonly wasShortened: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly question: string };
