import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** What outlives the account, and until when. */
export type KeptRecord = Answer<'deleteAccount'>['kept'][number];

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
  | { readonly kind: 'deleted'; readonly kept: readonly KeptRecord[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
