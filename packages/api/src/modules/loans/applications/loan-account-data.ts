import type { AccountDataSource } from '../../../account-data.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { applicationHistory, deleteApplicationsOf } from './application-repository.ts';
import { withdrawalSubject } from './change-application.ts';
import { selectTold } from './lender-repository.ts';

/** Loan applications of a person. Deletion also takes open requests back from the lenders that have them. */
export const loanAccountData = (now: () => Date): AccountDataSource => ({
  name: 'loans',
  exportFor: async (sql, userId) => ({
    loanApplications: [...(await applicationHistory(sql, userId))],
  }),
  deleteFor: async (tx, userId) => {
    for (const { applicationId, lenderId } of await selectTold(tx, userId)) {
      const subject = withdrawalSubject(applicationId, lenderId);
      await enqueueTask(tx, { kind: 'withdraw-loan', subject, dueAt: now() });
    }
    await deleteApplicationsOf(tx, userId);
  },
});
