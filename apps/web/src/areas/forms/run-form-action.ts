import { submitForm } from '@pahiya/contracts/forms/forms-calls';
import { missingConsents, readValues } from '@pahiya/domain/forms/read-values';
import { data, redirect } from 'react-router';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import type { FormState, ShownForm } from './form-state.ts';
import { loadForm } from './load-form.ts';
import { type FormPost, readFormPost } from './read-form-post.ts';

/** Result of a form page's action, other than the redirect to the confirmation. */
export type FormOutcome = { readonly form: ShownForm; readonly state: FormState } | null;

/** Handles a form page: next step, previous step, or submission. The same rules run in the browser with script and
 * on the server without. Redirects to `path` with `?sent=1` after submission, so a reload submits nothing. */
export async function runFormAction(
  tools: PageTools,
  { formId, post, path }: { formId: string; post: FormData; path: string },
) {
  const found = await loadForm(tools, formId);
  if (!found.ok) return data<FormOutcome>(null, { status: found.failure.status });
  const { form } = found;
  const sent = readFormPost(post, form);
  if (sent.version !== form.version) {
    const failure = { code: 'form/changed', status: 409, retryAfter: null } as const;
    return answer(form, { ...stateOf(sent), step: 0, failure });
  }
  if (sent.intent === 'back') {
    return answer(form, { ...stateOf(sent), step: Math.max(0, sent.step - 1) });
  }
  const wrong = firstWrongStep(form, sent);
  if (wrong !== null) return answer(form, { ...stateOf(sent), ...wrong });
  if (sent.step < form.definition.steps.length - 1) {
    return answer(form, { ...stateOf(sent), step: sent.step + 1 });
  }
  const done = await tools.api.call(submitForm, {
    params: { formId },
    body: {
      version: form.version,
      language: tools.language,
      values: { ...sent.typed },
      consents: [...sent.consents],
      submissionKey: sent.submissionKey,
      website: sent.website,
    },
  });
  if (done.ok) return redirect(`${path}?sent=1`, 303);
  return answer(form, { ...stateOf(sent), failure: toPageFailure(done.error) });
}

function answer(form: ShownForm, state: FormState) {
  const status = state.failure?.status ?? (state.faults.length > 0 ? 400 : 200);
  return data<FormOutcome>({ form, state }, { status });
}

function stateOf({ step, typed, consents, submissionKey }: FormPost): FormState {
  return { step, typed, consents, submissionKey, faults: [], failure: null };
}

/** The first step so far with errors, and its errors; consents belong to the last step. */
function firstWrongStep({ definition }: ShownForm, { step, typed, consents }: FormPost) {
  const last = definition.steps.length - 1;
  for (const [place, { fields }] of definition.steps.slice(0, step + 1).entries()) {
    const read = readValues(fields, typed);
    const faults = [
      ...(read.ok ? [] : read.error),
      ...(place === last ? missingConsents(definition.consents, consents) : []),
    ];
    if (faults.length > 0) return { step: place, faults };
  }
  return null;
}
