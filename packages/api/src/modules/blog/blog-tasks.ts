import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { sendNewsletterTask } from './newsletter/send-newsletter.task.ts';

/** Task handlers of this module, by kind. */
export const blogTasks = {
  'send-newsletter': sendNewsletterTask,
} satisfies Partial<TaskHandlers>;
