import type { PageFailure } from '../../page-parts/page-failure.ts';
import type { NumberProblem } from '../../vehicle-number/read-number.ts';

/** What a garage form did, said once on the page it leads to. */
export const garageDeeds = ['added', 'removed', 'calendar'] as const;
export type GarageDeed = (typeof garageDeeds)[number];

/** What came of a garage form that did not succeed. */
export type GarageOutcome =
  | { readonly kind: 'number'; readonly typed: string; readonly problem: NumberProblem }
  | {
      readonly kind: 'failed';
      readonly typed: string;
      readonly failure: PageFailure;
      /** Instant from which it can work; null when it is not known. */
      readonly retryAt: string | null;
    };

/** The deed that an address names; null for none of ours. */
export function readDeed(text: string | null): GarageDeed | null {
  return garageDeeds.find((deed) => deed === text) ?? null;
}
