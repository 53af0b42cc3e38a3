import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { Shape } from '@pahiya/contracts/operators/document-shape';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../app/page-tools.ts';
import type { EditedDocument } from './document-page.tsx';
import { fieldsOfValue } from './document-value.ts';
import { type LayoutName, layoutAddress } from './layout-address.ts';
import type { ShownLayoutBody } from './shown-body.ts';

type Parts = 'webSections' | 'webTabs';

/** A document of the layout with what its form is made of. `revision`: an older one to be shown; null for the newest.
 * `parts`: how its parts are to be; null for how they are. */
export async function loadLayoutDocument(
  { api }: PageTools,
  name: LayoutName,
  { revision, parts }: { readonly revision: string | null; readonly parts: Parts | null },
): Promise<Result<{ document: Omit<EditedDocument, 'title'>; parts: Parts }, ApiFailure>> {
  const query = { ...name, ...(revision === null ? {} : { revision }) };
  const [shown, newest] = await Promise.all([
    api.call('deskLayoutDocument', { query }),
    revision === null ? null : api.call('deskLayoutDocument', { query: name }),
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

/** What the contract of a document lets it hold. */
export async function findShape(
  api: PageTools['api'],
  name: LayoutName,
  parts: Parts,
): Promise<Result<Shape, ApiFailure>> {
  const answer = await api.call('editorShape', { query: { ...name, parts } });
  return answer.ok ? ok(answer.value.shape as Shape) : err(answer.error);
}

/** What the public call would answer with a body; null when it does not fit its contract. */
export async function previewLayout(
  { api }: PageTools,
  name: LayoutName,
  body: unknown,
): Promise<ShownLayoutBody | null> {
  const answer = await api.call('deskPreviewLayout', {
    body: { ...name, body: { ...fieldsOfValue(body) } },
  });
  return answer.ok ? (answer.value.rendered as ShownLayoutBody) : null;
}
