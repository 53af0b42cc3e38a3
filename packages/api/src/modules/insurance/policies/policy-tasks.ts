import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { issuePolicyTask } from './issue-policy.task.ts';

/** Task handlers of insurance policies, by kind. */
export const policyTasks = { 'issue-policy': issuePolicyTask } satisfies Partial<TaskHandlers>;
