import type { Answer } from '@pahiya/api-client/api-client';
import type { FormFault } from '@pahiya/domain/forms/read-values';
import type { PageFailure } from '../../parts/failure/page-failure.ts';
import { freshUuid } from './fresh-uuid.ts';

/** A form of the API, in the page's language. */
export type ShownForm = Answer<'getForm'>;

/** Progress in a form: all typed values are in the page, nothing is stored before submission. */
export type FormState = {
  /** Zero-based. */
  readonly step: number;
  readonly typed: Readonly<Record<string, string>>;
  /** Ticked consents. */
  readonly consents: readonly string[];
  /** Idempotency key: the same for every attempt, so a double submission counts once. */
  readonly submissionKey: string;
  readonly faults: readonly FormFault[];
  readonly failure: PageFailure | null;
};

/** An empty form. */
export function newFormState(typed: Readonly<Record<string, string>> = {}): FormState {
  const submissionKey = freshUuid();
  return { step: 0, typed, consents: [], submissionKey, faults: [], failure: null };
}
