import type { AccountDataSource } from '../../../account-data.ts';
import { callBackHistory, deleteCallBacksOf } from './call-back-repository.ts';

/** Callback requests of an account. */
export const callBackAccountData: AccountDataSource = {
  name: 'call-backs',
  exportFor: async (sql, userId) => ({ callBacks: [...(await callBackHistory(sql, userId))] }),
  deleteFor: deleteCallBacksOf,
};
