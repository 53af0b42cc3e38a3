import type { Input } from '@pahiya/api-client/api-client';
import { deskPublishForm, deskSaveForm } from '@pahiya/contracts/forms/forms-calls';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { editorShape } from '@pahiya/contracts/shapes/shapes-calls';
import { redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { refused } from './layout-actions.ts';
import type { DocumentOutcome } from './values/document-outcome.ts';
import { readDocument } from './values/read-document.ts';

type Definition = Input<'deskSaveForm'>['body']['definition'];

/** Handles the forms of a form's page. */
export async function actOnForm(
  tools: PageTools,
  formId: string,
  { form, request }: { readonly form: FormData; readonly request: Request },
) {
  const address = `/desk/forms/${formId}`;
  const intent = formText(form, 'intent');
  if (intent === 'publish') {
    const revision = Number(formText(form, 'revision')) || 0;
    const live = Number(formText(form, 'live')) || null;
    const answer = await tools.api.call(deskPublishForm, {
      params: { formId },
      body: { revision, expectedLive: live },
    });
    if (!answer.ok) return refused(tools, answer.error, { request, typed: null });
    const isNewest = revision === Number(formText(form, 'expected'));
    return redirect(`${address}?done=${isNewest ? 'published' : 'rolled-back'}`, 303);
  }
  const shape = await tools.api.call(editorShape, { query: { kind: 'form', key: formId } });
  if (!shape.ok) return refused(tools, shape.error, { request, typed: null });
  const typed = readDocument(shape.value.shape as Shape, form, 'd');
  if (intent === 'preview') {
    return { kind: 'preview', refused: null, typed } satisfies DocumentOutcome;
  }
  const answer = await tools.api.call(deskSaveForm, {
    params: { formId },
    body: {
      definition: typed as Definition,
      expectedRevision: Number(formText(form, 'expected')) || 0,
      note: formText(form, 'note').trim().slice(0, 300),
    },
  });
  if (answer.ok) return redirect(`${address}?done=saved`, 303);
  return refused(tools, answer.error, { request, typed });
}
