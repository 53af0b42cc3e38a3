import type { AccountDataSource } from '../../account-data.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { deletePhotosOfPerson, photoHistory } from './log-photo-repository.ts';
import { deletePacksOf, packHistory } from './pack-repository.ts';
import { deleteUpkeep, upkeepHistory } from './upkeep-repository.ts';

/** Logs of a person's vehicles, with their photos. */
export function upkeepAccountData(now: () => Date): AccountDataSource {
  return {
    name: 'upkeep',
    exportFor: async (sql, userId) => ({
      upkeep: [
        ...(await upkeepHistory(sql, userId)),
        ...(await photoHistory(sql, userId)),
        ...(await packHistory(sql, userId)),
      ],
    }),
    deleteFor: async (tx, userId) => {
      const subjects = await deletePhotosOfPerson(tx, userId);
      await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
      await deletePacksOf(tx, userId);
      await deleteUpkeep(tx, userId);
    },
  };
}
