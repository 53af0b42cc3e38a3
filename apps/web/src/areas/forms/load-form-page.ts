import { data } from 'react-router';
import type { PageTools } from '../../frame/page/page-tools.ts';
import type { FormPageData } from './form-page.tsx';
import { newFormState } from './form-state.ts';
import { loadForm } from './load-form.ts';

/** Loads a page with a form. `typed`: initial values. */
export async function loadFormPage(
  tools: PageTools,
  {
    formId,
    request,
    typed,
  }: {
    formId: string;
    request: Request;
    typed?: Readonly<Record<string, string>>;
  },
) {
  const found = await loadForm(tools, formId);
  const page: FormPageData = {
    form: found.ok ? found.form : null,
    failure: found.ok ? null : found.failure,
    state: newFormState(typed),
    isSent: new URL(request.url).searchParams.get('sent') === '1',
  };
  return data(page, { status: found.ok ? 200 : found.failure.status });
}
