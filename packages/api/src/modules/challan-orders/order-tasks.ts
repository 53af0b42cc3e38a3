import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { closeOrderTask } from './close-order.task.ts';
import { eraseDocumentsTask } from './documents/erase-documents.task.ts';
import { eraseFileTask } from './documents/erase-file.task.ts';
import { sendNotificationTask } from './notifications/send-notification.task.ts';
import { followSettlementTask } from './settlement/follow-settlement.task.ts';
import { recheckSourceTask } from './settlement/recheck-source.task.ts';
import { settleChallanTask } from './settlement/settle-challan.task.ts';
import { watchPromiseTask } from './settlement/watch-promise.task.ts';

/** Task handlers of this module, by kind. */
export const orderTasks = {
  'settle-challan': settleChallanTask,
  'follow-settlement': followSettlementTask,
  'recheck-source': recheckSourceTask,
  'watch-promise': watchPromiseTask,
  'close-order': closeOrderTask,
  'send-notification': sendNotificationTask,
  'erase-documents': eraseDocumentsTask,
  'erase-file': eraseFileTask,
} satisfies Partial<TaskHandlers>;
