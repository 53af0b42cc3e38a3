import type { AccountDataSource } from '../../account-data.ts';
import { deleteUpkeep, upkeepHistory } from './upkeep-repository.ts';

/** Logs of a person's vehicles. */
export const upkeepAccountData: AccountDataSource = {
  name: 'upkeep',
  exportFor: async (sql, userId) => ({ upkeep: await upkeepHistory(sql, userId) }),
  deleteFor: deleteUpkeep,
};
