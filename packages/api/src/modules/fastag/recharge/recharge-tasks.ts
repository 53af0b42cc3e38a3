import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { followRechargeTask } from './follow-recharge.task.ts';
import { payRechargeTask } from './pay-recharge.task.ts';

/** Task handlers of recharges, by kind. */
export const rechargeTasks = {
  'pay-recharge': payRechargeTask,
  'follow-recharge': followRechargeTask,
} satisfies Partial<TaskHandlers>;
