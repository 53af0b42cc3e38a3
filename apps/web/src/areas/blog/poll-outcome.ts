import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import type { PageFailure } from '../../parts/failure/page-failure.ts';

/** Outcome of a poll's form. */
export type PollOutcome =
  | { readonly kind: 'voted'; readonly poll: PollOnWire; readonly isCounted: boolean }
  | { readonly kind: 'result' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
