import type { Queryable, Transaction } from '../../db/database.ts';
import type { DocumentContent, DocumentKind } from './document.ts';
import { findChecksums, lockDocumentRow, lockName, putChecksum } from './document-repository.ts';
import { publishRevision } from './publish-revision.ts';
import { createDocument, saveDraft } from './save-draft.ts';

/** A document that ships with the program. */
export type Seed = { readonly name: string; readonly checksum: string };

/** The seeds that are new, or changed since they were stored. A document that an editor saved or withdrew is left as it
 * is, and so is one whose name is in `taken`. */
export async function pendingSeeds<One extends Seed>(
  sql: Queryable,
  { kind }: Pick<DocumentKind, 'kind'>,
  seeds: readonly One[],
  taken: ReadonlySet<string> = new Set(),
): Promise<readonly One[]> {
  const stored = await findChecksums(sql, kind);
  return seeds.filter(({ name, checksum }) => {
    const known = stored.get(name);
    return !taken.has(name) && known !== null && known !== checksum;
  });
}

/** Seeds of this name are stored by one server at a time. */
export function lockSeeding(tx: Transaction, name: string): Promise<void> {
  return lockName(tx, name);
}

/** Stores and publishes a pending seed. An editor saving at this moment waits, or has saved and keeps the document. */
export async function seedDocument(
  tx: Transaction,
  kind: DocumentKind,
  { name, checksum, content }: Seed & { readonly content: DocumentContent },
  { now, firstPublishedAt = now }: { readonly now: Date; readonly firstPublishedAt?: Date },
): Promise<void> {
  await createDocument(tx, kind, { name, now });
  const document = await lockDocumentRow(tx, kind.kind, { name });
  if (document === null) throw new Error(`${kind.kind} ${name} is gone`);
  const { id, newestRevision, seedChecksum } = document;
  // Revisions without a checksum are an editor's.
  if (seedChecksum === null && newestRevision > 0) return;
  const save = { content, expectedNewest: newestRevision, note: null, savedBy: null, now };
  const saved = await saveDraft(tx, kind, { id }, save);
  if (!saved.ok) throw new Error(`${kind.kind} ${name}: ${saved.error.code}`);
  const revision = saved.value.number;
  const published = await publishRevision(tx, kind, { id }, { revision, now, firstPublishedAt });
  if (!published.ok) throw new Error(`${kind.kind} ${name}: ${published.error.code}`);
  await putChecksum(tx, id, checksum);
}
