import type { TaskHandlers } from '../../tasks/task-kinds.ts';
import { deliverTask } from './forwarding/deliver.task.ts';

/** Task handlers of this module, by kind. */
export const formTasks = { deliver: deliverTask } satisfies Partial<TaskHandlers>;
