import type { PageFailure } from '../../parts/failure/page-failure.ts';
import type { NumberProblem } from '../../parts/vehicle-number/read-number.ts';

/** Confirmation of a garage form, shown once on the next page. */
export const garageDeeds = ['added', 'removed', 'calendar'] as const;
export type GarageDeed = (typeof garageDeeds)[number];

/** Outcome of a failed garage form. */
export type GarageOutcome =
  | { readonly kind: 'number'; readonly typed: string; readonly problem: NumberProblem }
  | {
      readonly kind: 'failed';
      readonly typed: string;
      readonly failure: PageFailure;
      /** When it can be retried; null if unknown. */
      readonly retryAt: string | null;
    };

/** The action named in an address; null for an unknown one. */
export function readDeed(text: string | null): GarageDeed | null {
  return garageDeeds.find((deed) => deed === text) ?? null;
}
