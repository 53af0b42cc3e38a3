import type { Services } from '../../services.ts';
import { selectDocuments, updateErased } from './order-document-repository.ts';

/** Erases the files of an order's documents. Returns why it failed; null when done. */
export async function eraseDocuments(
  { sql, files, now }: Pick<Services, 'sql' | 'files' | 'now'>,
  orderId: string,
): Promise<string | null> {
  for (const { documentId, storageKey, erasedAt } of await selectDocuments(sql, orderId)) {
    if (erasedAt !== null) continue;
    const removed = await files.remove(storageKey);
    if (!removed.ok) return `files-${removed.error.kind}`;
    await updateErased(sql, documentId, now());
  }
  return null;
}
