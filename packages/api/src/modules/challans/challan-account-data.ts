import type { AccountDataSource } from '../../account-data.ts';
import { deleteSearchesOf, searchHistory } from './discovery-repository.ts';

/** The searches of an account. */
export const challanAccountData: AccountDataSource = {
  name: 'challans',
  exportFor: async (sql, userId) => ({ challanSearches: [...(await searchHistory(sql, userId))] }),
  deleteFor: deleteSearchesOf,
};
