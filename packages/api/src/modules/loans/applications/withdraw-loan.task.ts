import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { updateWithdrawal } from './lender-repository.ts';

/** Tells a lender that a request and its consents are taken back, until it has heard. */
export const withdrawLoanTask: TaskHandler = async ({ sql, loanDesk }, subject) => {
  const [applicationId = '', lenderId = ''] = subject.split(':');
  const own = { applicationId, lenderId };
  const lender = loanDesk?.lenders.find(({ profile }) => profile.id === lenderId);
  if (lender === undefined) {
    await updateWithdrawal(sql, own, 'unreachable');
    return 'done';
  }
  const told = await lender.withdraw(applicationId);
  if (!told.ok) return { failed: `lender-${told.error.kind}` };
  await updateWithdrawal(sql, own, told.value);
  return 'done';
};
