import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  deskPublishLayout,
  deskRollBackLayout,
  deskSaveLayout,
} from '@pahiya/contracts/layout/layout-calls';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import type { Result } from '@pahiya/domain/shared/result';
import { data, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { refusedForm } from '../shell/desk-gate.ts';
import type { DocumentOutcome } from './values/document-outcome.ts';
import { fieldsOfValue } from './values/document-value.ts';
import { type LayoutName, layoutAddress } from './values/layout-address.ts';
import { readDocument } from './values/read-document.ts';

type Sent = {
  readonly form: FormData;
  readonly request: Request;
  /** The contract of the document, by which the form is read. */
  readonly shape: Result<Shape, ApiFailure>;
};

/** Handles the forms of a layout document's page. */
export async function actOnLayout(tools: PageTools, name: LayoutName, sent: Sent) {
  const { form, request } = sent;
  const intent = formText(form, 'intent');
  const expectedRevision = Number(formText(form, 'expected')) || 0;
  const address = layoutAddress(name);
  if (intent === 'publish') {
    const revision = Number(formText(form, 'revision')) || 0;
    const isOlder = revision < expectedRevision;
    const answer = isOlder
      ? await tools.api.call(deskRollBackLayout, {
          body: { ...name, to: revision, expectedRevision },
        })
      : await tools.api.call(deskPublishLayout, {
          body: { ...name, revision, expectedRevision },
        });
    if (!answer.ok) return refused(tools, answer.error, { request, typed: null });
    return redirect(`${address}&done=${isOlder ? 'rolled-back' : 'published'}`, 303);
  }
  // Without the contract the form cannot be read: nothing is sent, since an empty document may be valid.
  if (!sent.shape.ok) return refused(tools, sent.shape.error, { request, typed: null });
  const typed = fieldsOfValue(readDocument(sent.shape.value, form, 'd'));
  if (intent === 'preview') {
    return { kind: 'preview', refused: null, typed } satisfies DocumentOutcome;
  }
  const note = formText(form, 'note').trim().slice(0, 300);
  const answer = await tools.api.call(deskSaveLayout, {
    body: { ...name, expectedRevision, body: typed, ...(note === '' ? {} : { note }) },
  });
  if (answer.ok) return redirect(`${address}&done=saved`, 303);
  return refused(tools, answer.error, { request, typed });
}

/** A refusal with the typed document; a concurrent save shows both versions. */
export function refused(
  tools: PageTools,
  failure: ApiFailure,
  { request, typed }: { readonly request: Request; readonly typed: unknown },
) {
  const code = failure.kind === 'problem' ? failure.code : 'network';
  const isConflict = code === 'layout/changed-meanwhile' || code === 'operator/wrong-state';
  if (isConflict && typed !== null) {
    return data<DocumentOutcome>({ kind: 'conflict', refused: null, typed }, { status: 409 });
  }
  const known = refusedForm(tools, failure, { intent: 'document', request });
  if (known instanceof Response) return known;
  return data<DocumentOutcome>(
    { kind: 'refused', refused: known.data, typed },
    known.init ?? undefined,
  );
}
