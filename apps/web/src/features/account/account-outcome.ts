import type { PageFailure } from '../../page-parts/page-failure.ts';

/** Fields of the form that can be wrong. */
export type DetailFault = 'name' | 'email';

/** What came of a form of the account page. */
export type AccountOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'device-signed-out' }
  /** This device's session is over too. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'detail-faults';
      readonly faults: readonly DetailFault[];
      readonly name: string;
      readonly email: string;
    }
  | { readonly kind: 'confirm-missing' }
  /** `keptUntil`: the last day on which something must still be kept, an instant; null when nothing is. */
  | { readonly kind: 'deleted'; readonly keptUntil: string | null }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
