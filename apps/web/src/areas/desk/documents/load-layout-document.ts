import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { deskLayoutDocument, deskPreviewLayout } from '@pahiya/contracts/layout/layout-calls';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { editorShape } from '@pahiya/contracts/shapes/shapes-calls';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import type { EditedDocument } from './document-page.tsx';
import { fieldsOfValue } from './values/document-value.ts';
import { type LayoutName, layoutAddress } from './values/layout-address.ts';
import type { ShownLayoutBody } from './values/shown-body.ts';

type Parts = 'webSections' | 'webTabs';

/** Loads a layout document with its contract. `revision`: an older one to show; null for the newest. `parts`: the
 * kind of sections to use; null for the current kind. */
export async function loadLayoutDocument(
  { api }: PageTools,
  name: LayoutName,
  { revision, parts }: { readonly revision: string | null; readonly parts: Parts | null },
): Promise<Result<{ document: Omit<EditedDocument, 'title'>; parts: Parts }, ApiFailure>> {
  const query = { ...name, ...(revision === null ? {} : { revision }) };
  const [shown, newest] = await Promise.all([
    api.call(deskLayoutDocument, { query }),
    revision === null ? null : api.call(deskLayoutDocument, { query: name }),
  ]);
  if (!shown.ok) return shown;
  if (newest?.ok === false) return newest;
  const { document } = shown.value;
  const has = 'webTabs' in document.body ? 'webTabs' : 'webSections';
  const shape = await findShape(api, name, parts ?? has);
  if (!shape.ok) return err(shape.error);
  return ok({
    parts: parts ?? has,
    document: {
      address: layoutAddress(name),
      shape: shape.value,
      body: document.body,
      revision: document.revision,
      newestRevision: document.newestRevision,
      liveRevision: document.liveRevision,
      revisions: document.revisions.map(({ number, madeAt, madeBy, note }) => ({
        number,
        madeAt,
        madeBy: madeBy.displayName,
        note,
      })),
      newestBody: newest === null ? document.body : newest.value.document.body,
    },
  });
}

/** The contract of a document. */
export async function findShape(
  api: PageTools['api'],
  name: LayoutName,
  parts: Parts,
): Promise<Result<Shape, ApiFailure>> {
  const answer = await api.call(editorShape, { query: { ...name, parts } });
  return answer.ok ? ok(answer.value.shape as Shape) : err(answer.error);
}

/** The public API's response for a body; null when it does not match the contract. */
export async function previewLayout(
  { api }: PageTools,
  name: LayoutName,
  body: unknown,
): Promise<ShownLayoutBody | null> {
  const answer = await api.call(deskPreviewLayout, {
    body: { ...name, body: { ...fieldsOfValue(body) } },
  });
  return answer.ok ? (answer.value.rendered as ShownLayoutBody) : null;
}
