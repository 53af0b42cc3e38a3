import type { AccountDataSource } from '../../../account-data.ts';
import { deleteNocRowsOf, nocHistory } from './noc-repository.ts';

/** Closed loans of a person. Their watches belong to the watches. */
export const nocAccountData: AccountDataSource = {
  name: 'closed-loans',
  exportFor: async (sql, userId) => ({ nocClocks: [...(await nocHistory(sql, userId))] }),
  deleteFor: deleteNocRowsOf,
};
