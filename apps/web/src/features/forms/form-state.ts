import type { Answer } from '@pahiya/api-client/api-client';
import type { FormFault } from '@pahiya/domain/forms/read-values';
import type { PageFailure } from '../../page-parts/page-failure.ts';
import { freshUuid } from './fresh-uuid.ts';

/** A form as the API hands it out, in the language of the page. */
export type ShownForm = Answer<'getForm'>;

/** Where a person stands in a form: everything typed so far travels with the page, so that nothing is kept anywhere before
 * it is sent. */
export type FormState = {
  /** From 0. */
  readonly step: number;
  readonly typed: Readonly<Record<string, string>>;
  /** Boxes that the person has ticked. */
  readonly consents: readonly string[];
  /** The same for every try of one filled-in form: sent twice it is one. */
  readonly submissionKey: string;
  readonly faults: readonly FormFault[];
  readonly failure: PageFailure | null;
};

/** An empty form. */
export function newFormState(typed: Readonly<Record<string, string>> = {}): FormState {
  const submissionKey = freshUuid();
  return { step: 0, typed, consents: [], submissionKey, faults: [], failure: null };
}
