import type { AccountDataSource } from '../../../account-data.ts';
import { crossingHistory, deletePolls } from './crossing-repository.ts';
import { deleteNotices, noticeHistory } from './notice-repository.ts';

/** What the tag page keeps of a person. */
export const tagPageAccountData: AccountDataSource = {
  name: 'toll-tag',
  exportFor: async (sql, userId) => ({
    tollCrossings: [...(await crossingHistory(sql, userId))],
    tollNotices: [...(await noticeHistory(sql, userId))],
  }),
  deleteFor: async (tx, userId) => {
    await deletePolls(tx, userId);
    await deleteNotices(tx, userId);
  },
};
