import type { AccountDataSource } from '../../../account-data.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { deleteInspections, inspectionHistory } from './inspection-repository.ts';

/** Hours for which an inspection that is over is kept. */
const keptHours = 24 * 7;

/** Inspections of an account; their pictures are erased with them. */
export function inspectionAccountData({ now }: Pick<Services, 'now'>): AccountDataSource {
  return {
    name: 'insurance-inspections',
    exportFor: async (sql, userId) => ({
      insuranceInspections: [...(await inspectionHistory(sql, userId))],
    }),
    deleteFor: async (tx, userId) => {
      const subjects = await deleteInspections(tx, { userId });
      await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    },
  };
}

/** Erases inspections that have been over for a week, with their pictures. */
export async function purgeInspections({ sql, now }: Services): Promise<void> {
  await sql.begin(async (tx) => {
    const at = now();
    const overBefore = new Date(at.getTime() - keptHours * 3_600_000);
    const subjects = await deleteInspections(tx, { overBefore });
    await enqueueTasks(tx, 'erase-file', { subjects, dueAt: at });
  });
}
