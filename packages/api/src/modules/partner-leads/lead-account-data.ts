import type { AccountDataSource } from '../../account-data.ts';
import { leadsOfUser, unlinkLeads } from './store/lead-repository.ts';

/** Enquiries of an account. On deletion they lose the person; what they cost stays in the books. */
export const leadAccountData: AccountDataSource = {
  name: 'leads',
  exportFor: async (sql, userId) => ({ enquiries: [...(await leadsOfUser(sql, userId))] }),
  deleteFor: unlinkLeads,
};
