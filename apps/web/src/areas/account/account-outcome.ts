import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../parts/failure/page-failure.ts';

/** Data kept after deletion, and until when. */
export type KeptRecord = Answer<'deleteAccount'>['kept'][number];

/** Form fields that can have errors. */
export type DetailFault = 'name' | 'email';

/** Outcome of an account form. */
export type AccountOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'device-signed-out' }
  /** This device's session has ended too. */
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
