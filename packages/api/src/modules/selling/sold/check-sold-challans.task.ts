import type { TaskHandler, TaskHandlers } from '../../../tasks/task-kinds.ts';
import { checkChallansAfter } from './check-challans.ts';
import { findSold } from './sold-repository.ts';

/** Reads the challans of a sold vehicle. A source that failed is asked again by the next try. */
const checkSoldChallansTask: TaskHandler = async (services, soldId) => {
  const sold = await findSold(services.sql, soldId);
  if (sold === null || sold.recordClosedAt !== null) return 'done';
  return (await checkChallansAfter(services, sold)) ? 'done' : { failed: 'challan-source' };
};

/** Task handlers of selling, by kind. */
export const sellingTasks = {
  'check-sold-challans': checkSoldChallansTask,
} satisfies Partial<TaskHandlers>;
