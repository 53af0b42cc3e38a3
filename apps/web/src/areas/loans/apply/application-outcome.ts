import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Fields that the page checks before anything is sent. */
export const personFields = [
  'name',
  'pan',
  'bornOn',
  'pinCode',
  'income',
  'instalments',
  'employer',
  'email',
] as const;
export type PersonField = (typeof personFields)[number];
export type ApplicationField = PersonField | 'lenders' | 'otp' | 'agree';

/** Outcome of a form without redirect. `typed`: what is shown again; a PAN is not. */
export type ApplicationOutcome =
  | {
      readonly kind: 'faults';
      readonly faults: readonly ApplicationField[];
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
