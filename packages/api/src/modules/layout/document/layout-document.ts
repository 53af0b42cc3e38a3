import { layoutForm, sectionNames } from '@pahiya/contracts/layout/layout-schema';
import { findOfficeBySlug } from '@pahiya/domain/places/slugs';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { inputSentence } from '../../../http/input-sentences.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { DocumentBody } from '../../documents/document.ts';
import { defaultMetaPaths } from '../defaults/default-body.ts';
import type { DocumentName } from '../defaults/document-name.ts';

/** Tag (`bumpContent`) of all documents. Every page shows some of them. */
export const layoutContent = 'layout';

/** Documents that exist by default. */
export const standingDocuments: readonly DocumentName[] = [
  ...sectionNames.map((key) => ({ kind: 'section', key }) as const),
  { kind: 'services', key: 'top' },
  ...defaultMetaPaths.map((key) => ({ kind: 'meta', key }) as const),
];

/** Whether a document of this name is possible. Metadata is possible for every path. */
export function isDocument({ kind, key }: DocumentName): boolean {
  if (kind === 'office' && findOfficeBySlug(key)?.office == null) return false;
  return layoutForm(kind, key, {}) !== null;
}

export const unknownDocument: Refusal = {
  code: 'layout/unknown-document',
  detail: 'There is no document with this kind and key.',
};

const mostFaults = 20;

/** The body parsed by its contract; unknown fields are dropped. Refuses `layout/unknown-document`, and `layout/invalid`
 * with the path of each invalid field. */
export function readBody(
  { kind, key }: DocumentName,
  body: unknown,
): Result<DocumentBody, Refusal> {
  const form = layoutForm(kind, key, body);
  if (form === null) return err(unknownDocument);
  const parsed = form.safeParse(body, { error: inputSentence });
  if (parsed.success) return ok(parsed.data as DocumentBody);
  return err(
    invalidBody(
      parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  );
}

/** The refusal of a body; paths are relative to the body. */
export function invalidBody(
  faults: readonly { readonly path: readonly string[]; readonly message: string }[],
): Refusal {
  return {
    code: 'layout/invalid',
    detail: 'The document does not match its schema; see errors for details.',
    errors: faults.slice(0, mostFaults).map(({ path, message }) => ({
      path: ['body', ...path].join('.').slice(0, 200),
      message: message.slice(0, 300),
    })),
  };
}
