import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { hasDocumentAt } from './order-document-repository.ts';

/** Erases a file that belongs to no document: one that was replaced, or whose upload failed. */
export const eraseFileTask: TaskHandler = async ({ sql, files }, storageKey) => {
  if (await hasDocumentAt(sql, storageKey)) return 'done';
  const removed = await files.remove(storageKey);
  return removed.ok ? 'done' : { failed: `files-${removed.error.kind}` };
};
