import type { TaskHandlers } from '../../../tasks/task-kinds.ts';
import { cancelPolicyTask } from './cancel-policy.task.ts';
import { issuePolicyTask } from './issue-policy.task.ts';
import { tellNumberTask } from './tell-number.task.ts';

/** Task handlers of insurance policies, by kind. */
export const policyTasks = {
  'issue-policy': issuePolicyTask,
  'cancel-policy': cancelPolicyTask,
  'tell-policy-number': tellNumberTask,
} satisfies Partial<TaskHandlers>;
