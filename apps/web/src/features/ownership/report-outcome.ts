import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** What can be wrong with the form itself. */
export type ReportFault = 'field-missing' | 'note-too-long';

/** What came of sending a report. `note` goes back into the form, so that nothing typed is lost. */
export type ReportOutcome =
  | { readonly kind: 'done'; readonly field: ReportableField }
  | { readonly kind: 'fault'; readonly fault: ReportFault; readonly note: string }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly note: string };
