import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { sendPartnerEventTask } from './send-partner-event.task.ts';

/** Task handlers of events for partners' systems, by kind. */
export const partnerWebhookTasks = {
  'send-partner-event': sendPartnerEventTask,
} satisfies Partial<TaskHandlers>;
