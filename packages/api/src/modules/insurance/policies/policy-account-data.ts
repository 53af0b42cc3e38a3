import type { AccountDataSource } from '../../../account-data.ts';
import { unlinkPolicies } from './policy-repository.ts';

/** Policies of an account. Their export is part of their orders; number and amounts stay with the paid order, unlinked. */
export const policyAccountData: AccountDataSource = {
  name: 'insurance-policies',
  exportFor: async () => ({}),
  deleteFor: unlinkPolicies,
};
