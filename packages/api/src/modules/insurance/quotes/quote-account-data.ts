import type { AccountDataSource } from '../../../account-data.ts';
import { deleteRequestsOf, requestHistory } from './request-repository.ts';

/** The requests for quotes of an account. Links to them end with them. */
export const quoteAccountData: AccountDataSource = {
  name: 'insurance-quotes',
  exportFor: async (sql, userId) => ({
    insuranceRequests: [...(await requestHistory(sql, userId))],
  }),
  deleteFor: deleteRequestsOf,
};
