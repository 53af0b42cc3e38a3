import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { followRtoAgentTask } from './agent/follow-rto-agent.task.ts';
import { watchRtoTask } from './settlement/watch-rto.task.ts';

/** Task handlers of RTO work, by kind. */
export const rtoOrderTasks = {
  'follow-rto-agent': followRtoAgentTask,
  'watch-rto': watchRtoTask,
} satisfies Partial<TaskHandlers>;
