import { getForm } from '@pahiya/contracts/forms/forms-calls';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import type { ShownForm } from './form-state.ts';

type Loaded =
  | { readonly ok: true; readonly form: ShownForm }
  | { readonly ok: false; readonly failure: PageFailure };

/** A form in the page's language, or why it is unavailable. */
export async function loadForm({ api, language }: PageTools, formId: string): Promise<Loaded> {
  const answer = await api.call(getForm, { params: { formId }, query: { language } });
  if (answer.ok) return { ok: true, form: answer.value };
  const failure = toPageFailure(answer.error);
  // Not a valid form name.
  return failure.code === 'request/bad-input'
    ? { ok: false, failure: { code: 'form/unknown', status: 404, retryAfter: null } }
    : { ok: false, failure };
}
