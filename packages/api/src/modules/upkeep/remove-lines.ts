import type { Services } from '../../services.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { deletePhotosOf } from './log-photo-repository.ts';
import { deleteBatch, deleteEntry, lockLines, type OwnLog } from './upkeep-repository.ts';

/** Removes a line, or those of an import, with their photos; false when there are none in this log. */
export async function removeLines(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  own: OwnLog,
  lines: { readonly entryId: string } | { readonly batchId: string },
): Promise<boolean> {
  const isGone = await sql.begin(async (tx) => {
    await lockLines(tx, own, lines);
    const subjects = await deletePhotosOf(tx, own, lines);
    await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    return 'entryId' in lines
      ? deleteEntry(tx, own, lines.entryId)
      : deleteBatch(tx, own, lines.batchId);
  });
  wakeWorkers(sql);
  return isGone;
}
