import { layoutForm, sectionNames } from '@pahiya/contracts/layout/layout-schema';
import { findOfficeBySlug } from '@pahiya/domain/places/slugs';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { inputSentence } from '../../http/input-sentences.ts';
import type { Refusal } from '../../http/refusal.ts';
import { defaultMetaPaths } from './defaults/default-body.ts';
import type { DocumentBody, DocumentName } from './document-name.ts';

/** Kind of content (`bumpContent`) that every document belongs to. Every page shows some of it. */
export const layoutContent = 'layout';

/** Documents that exist without any editor. */
export const standingDocuments: readonly DocumentName[] = [
  ...sectionNames.map((key) => ({ kind: 'section', key }) as const),
  { kind: 'services', key: 'top' },
  ...defaultMetaPaths.map((key) => ({ kind: 'meta', key }) as const),
];

/** Can there be a document of this name? Of heads there can be one for every path. */
export function isDocument({ kind, key }: DocumentName): boolean {
  if (kind === 'office' && findOfficeBySlug(key)?.office == null) return false;
  return layoutForm(kind, key, {}) !== null;
}

export const unknownDocument: Refusal = {
  code: 'layout/unknown-document',
  detail: 'There is no document of this kind and key.',
};

const mostFaults = 20;

/** The body as its contract has it: what the contract does not know is left out. Refuses `layout/unknown-document`, and
 * `layout/invalid` with the path of each field at fault. */
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

/** The refusal of a body; paths begin below the body. */
export function invalidBody(
  faults: readonly { readonly path: readonly string[]; readonly message: string }[],
): Refusal {
  return {
    code: 'layout/invalid',
    detail: 'The document does not fit its contract; see errors for each field.',
    errors: faults.slice(0, mostFaults).map(({ path, message }) => ({
      path: ['body', ...path].join('.').slice(0, 200),
      message: message.slice(0, 300),
    })),
  };
}
