import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { cancelPolicyTask } from './cancel-policy.task.ts';
import { issuePolicyTask } from './issue-policy.task.ts';

/** Task handlers of insurance policies, by kind. */
export const policyTasks = {
  'issue-policy': issuePolicyTask,
  'cancel-policy': cancelPolicyTask,
} satisfies Partial<TaskHandlers>;
