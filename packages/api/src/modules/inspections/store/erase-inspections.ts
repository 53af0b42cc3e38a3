import type { Queryable } from '../../../db/database.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { deleteInspections } from './inspection-repository.ts';

/** Deletes the inspections of things with everything recorded; their photos are erased from the store by tasks. */
export async function eraseInspections(
  tx: Queryable,
  subjectIds: readonly string[],
  now: Date,
): Promise<void> {
  const subjects = await deleteInspections(tx, subjectIds);
  await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now });
}
