import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { pageKindOf } from '@pahiya/domain/forms/page-path';
import type { Language } from '@pahiya/domain/shared/language';
import type { Result } from '@pahiya/domain/shared/result';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { submitForm } from '../submitting/submit-form.ts';

/** Feedback about the product. */
type Feedback = {
  readonly rating: number;
  readonly remark: string;
  readonly path: string;
  readonly language: Language;
  readonly submissionKey?: string | undefined;
  readonly caller: Caller;
  readonly deviceId: string;
  readonly userAgent: string | undefined;
};

/** Stores feedback as a submission of its form: one store, one desk, one retention period. Of the page only its kind is
 * stored. */
export function takeFeedback(
  services: Services,
  { rating, remark, path, ...sender }: Feedback,
): Promise<Result<{ readonly submissionId: string }, Refusal>> {
  return submitForm(services, {
    ...sender,
    formId: fixedForms.feedback,
    version: null,
    values: { rating: String(rating), remark, page: pageKindOf(path) ?? '/' },
    consents: [],
    website: '',
  });
}
