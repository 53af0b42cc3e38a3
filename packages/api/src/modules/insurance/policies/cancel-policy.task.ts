import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { askCancellation } from './ask-cancellation.ts';
import { selectPolicy } from './policy-repository.ts';

const shortestMs = 5_000;
const longestMs = 30 * 60_000;

/** Sends a confirmed cancellation until the insurer answers. */
export const cancelPolicyTask: TaskHandler = async (services, policyId) => {
  if ((await askCancellation(services, policyId)) !== 'waiting') return 'done';
  const row = await selectPolicy(services.sql, policyId);
  const now = services.now();
  const age = now.getTime() - (row?.cancelAskedAt ?? now).getTime();
  return { again: new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs)) };
};
