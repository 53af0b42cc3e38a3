import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { deskForm } from '@pahiya/contracts/forms/forms-calls';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { editorShape } from '@pahiya/contracts/shapes/shapes-calls';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import type { EditedDocument } from './document-page.tsx';

/** Loads a form with its contract. An unknown name gives an empty form to create. */
export async function loadFormDocument(
  { api }: PageTools,
  formId: string,
  revision: string | null,
): Promise<Result<Omit<EditedDocument, 'title'>, ApiFailure>> {
  const params = { formId };
  const [shape, shown, newest] = await Promise.all([
    api.call(editorShape, { query: { kind: 'form', key: formId } }),
    api.call(deskForm, { params, ...(revision === null ? {} : { query: { revision } }) }),
    revision === null ? null : api.call(deskForm, { params }),
  ]);
  if (!shape.ok) return shape;
  if (newest?.ok === false) return newest;
  const page = { address: `/desk/forms/${formId}`, shape: shape.value.shape as Shape };
  if (!shown.ok) {
    const isNew = shown.error.kind === 'problem' && shown.error.code === 'operator/not-found';
    return isNew && revision === null ? ok({ ...page, ...nothing }) : shown;
  }
  const { definition, liveRevision, revisions } = shown.value;
  return ok({
    ...page,
    body: definition,
    revision: shown.value.revision,
    newestRevision: revisions[0]?.revision ?? shown.value.revision,
    liveRevision,
    revisions: revisions.map(({ revision: number, madeAt, madeBy, note }) => ({
      number,
      madeAt,
      madeBy,
      note,
    })),
    newestBody: newest === null ? definition : newest.value.definition,
  });
}

const nothing = {
  body: null,
  revision: 0,
  newestRevision: 0,
  liveRevision: null,
  revisions: [],
  newestBody: null,
};
