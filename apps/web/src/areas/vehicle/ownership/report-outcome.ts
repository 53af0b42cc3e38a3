import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { ProofFault } from '../../../parts/owner-proof/read-proof.ts';

/** What can be wrong with the form itself. */
export type ReportFault = 'field-missing' | 'note-too-long' | ProofFault;

/** Result of submitting a report. `note` goes back into the form; the two numbers of the RC never do. */
export type ReportOutcome =
  | { readonly kind: 'done'; readonly field: ReportableField; readonly isShown: boolean }
  | { readonly kind: 'faults'; readonly faults: readonly ReportFault[]; readonly note: string }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly note: string };
