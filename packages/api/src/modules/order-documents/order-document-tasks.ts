import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { eraseFileTask } from './erase-file.task.ts';

/** Task handlers of documents, by kind. */
export const orderDocumentTasks = {
  'erase-file': eraseFileTask,
} satisfies Partial<TaskHandlers>;
