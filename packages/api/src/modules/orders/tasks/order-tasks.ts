import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { sendNotificationTask } from '../notifications/send-notification.task.ts';
import { closeOrderTask } from './close-order.task.ts';
import { eraseDocumentsTask } from './erase-documents.task.ts';

/** Task handlers of orders of any kind. */
export const orderTasks = {
  'close-order': closeOrderTask,
  'erase-documents': eraseDocumentsTask,
  'send-notification': sendNotificationTask,
} satisfies Partial<TaskHandlers>;
