import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Confirmation of a form, shown once on the next page. */
export const logDeeds = [
  'added',
  'without-photo',
  'edited',
  'removed',
  'interval',
  'withdrawn',
] as const;
export type LogDeed = (typeof logDeeds)[number];

/** Outcome of a form without redirect. */
export type LogOutcome =
  | { readonly kind: 'failed'; readonly failure: PageFailure }
  | {
      readonly kind: 'interval';
      readonly typed: { readonly category: string; readonly km: string; readonly months: string };
    };
