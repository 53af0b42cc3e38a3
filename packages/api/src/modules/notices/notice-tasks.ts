import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { sendNoticeTask } from './send-notice.task.ts';

/** Task handlers of this module, by kind. */
export const noticeTasks = { 'send-notice': sendNoticeTask } satisfies Partial<TaskHandlers>;
