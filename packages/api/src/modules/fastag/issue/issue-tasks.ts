import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { followTagTask } from './follow-tag.task.ts';
import { issueTagTask } from './issue-tag.task.ts';

/** Task handlers of new tags, by kind. */
export const fastagIssueTasks = {
  'issue-tag': issueTagTask,
  'follow-tag': followTagTask,
} satisfies Partial<TaskHandlers>;
