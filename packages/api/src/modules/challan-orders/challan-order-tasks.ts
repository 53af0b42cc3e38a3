import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { followSettlementTask } from './settlement/follow-settlement.task.ts';
import { recheckSourceTask } from './settlement/recheck-source.task.ts';
import { settleChallanTask } from './settlement/settle-challan.task.ts';
import { watchPromiseTask } from './settlement/watch-promise.task.ts';

/** Task handlers of challan orders, by kind. */
export const challanOrderTasks = {
  'settle-challan': settleChallanTask,
  'follow-settlement': followSettlementTask,
  'recheck-source': recheckSourceTask,
  'watch-promise': watchPromiseTask,
} satisfies Partial<TaskHandlers>;
