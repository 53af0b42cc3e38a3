import type { AccountDataSource } from '../../account-data.ts';
import { deleteCorrections } from './correction-repository.ts';
import { eraseReports, selectReportsOfUser, unlinkReports } from './service-report-repository.ts';

/** Reports of an account. Their export is part of their orders; what they say is erased with the account. */
export const serviceHistoryAccountData: AccountDataSource = {
  name: 'service-history',
  exportFor: async () => ({}),
  deleteFor: async (tx, userId) => {
    const reports = await selectReportsOfUser(tx, userId);
    const ids = reports.map(({ reportId }) => reportId);
    await deleteCorrections(tx, ids);
    await eraseReports(tx, ids);
    await unlinkReports(tx, userId);
  },
};
