import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { askLendersTask } from './ask-lenders.task.ts';
import { followLoanTask } from './follow-loan.task.ts';
import { withdrawLoanTask } from './withdraw-loan.task.ts';

/** Task handlers of loan applications, by kind. */
export const loanTasks = {
  'ask-lenders': askLendersTask,
  'follow-loan': followLoanTask,
  'withdraw-loan': withdrawLoanTask,
} satisfies Partial<TaskHandlers>;
