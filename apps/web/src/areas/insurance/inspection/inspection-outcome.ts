import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

export type Inspection = NonNullable<Answer<'readVehicleInspection'>['inspection']>;
export type Shot = Inspection['shots'][number]['shot'];
export type ShotFault =
  | Answer<'addInspectionPicture'>['faults'][number]
  | 'missing'
  | 'too-large'
  | 'unreadable';

/** What came of a form of the page, where it does not lead on. */
export type InspectionOutcome =
  | { readonly kind: 'not-taken'; readonly shot: Shot; readonly faults: readonly ShotFault[] }
  | { readonly kind: 'not-agreed' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
