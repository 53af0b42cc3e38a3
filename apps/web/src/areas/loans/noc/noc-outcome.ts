import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Letters that can be written. */
export const letterKinds = ['request', 'claim', 'ombudsman'] as const;

export type NocField = 'vehicleNumber' | 'closedOn' | 'lender' | 'papersOn' | 'channels';

/** Outcome of a form without redirect. `clockId`: whose form; null: the one that starts a clock. */
export type NocOutcome =
  | {
      readonly kind: 'faults';
      readonly faults: readonly NocField[];
      readonly clockId: string | null;
      readonly typed: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'letter';
      readonly clockId: string;
      readonly letter: { readonly subject: string; readonly body: string };
      readonly letterPath: string;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
