import type { Queryable } from '../../../db/database.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { deleteInspections } from './inspection-repository.ts';
import { inspectionWork } from './inspection-work.ts';

/** Deletes the inspections of things with everything recorded; their photos are erased from the store by tasks. */
export async function eraseInspections(
  tx: Queryable,
  subjectIds: readonly string[],
  now: Date,
): Promise<void> {
  const { ids, files: subjects } = await deleteInspections(tx, subjectIds);
  for (const id of ids) await refreshWork(tx, inspectionWork.openWork, id);
  await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now });
}
