import { isErrorCode } from '@pahiya/contracts/error-codes';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Outcome of the form without redirect. `file`: none that can be kept was chosen; `kept`: no network, the photo waits on
 * this device. */
export type PhotosOutcome =
  | { readonly kind: 'file' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

const fileFaults: readonly string[] = [
  'document/unreadable',
  'document/wrong-type',
  'request/too-large',
];

/** What a refusal of the server means for the form. */
export function refusedPhoto(failure: PageFailure): PhotosOutcome {
  return fileFaults.includes(failure.code) ? { kind: 'file' } : { kind: 'failed', failure };
}

/** A refusal of the server by its code. */
export function failureOfCode(code: string): PageFailure {
  return { code: isErrorCode(code) ? code : 'unknown', status: 409, retryAfter: null };
}
