import type { PageFailure } from '../../parts/failure/page-failure.ts';

/** Outcome of a question; its text returns to the field only after a failure. */
export type AskOutcome =
  | { readonly kind: 'answered'; readonly messageId: string; readonly wasShortened: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly question: string };
