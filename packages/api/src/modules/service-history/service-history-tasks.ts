import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { askVendorTask } from './ask-vendor.task.ts';
import { followCorrectionTask } from './follow-correction.task.ts';
import { watchCorrectionTask } from './watch-correction.task.ts';

/** Task handlers of service-history reports, by kind. */
export const serviceHistoryTasks = {
  'ask-service-report': askVendorTask,
  'follow-correction': followCorrectionTask,
  'watch-correction': watchCorrectionTask,
} satisfies Partial<TaskHandlers>;
