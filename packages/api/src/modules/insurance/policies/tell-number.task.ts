import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { tellNumber } from './add-number.ts';
import { selectPolicy } from './policy-repository.ts';

const shortestMs = 5_000;
const longestMs = 30 * 60_000;

/** Tells the insurer the number of a vehicle that was insured without one, until it answers. */
export const tellNumberTask: TaskHandler = async (services, policyId) => {
  if ((await tellNumber(services, policyId)) !== 'waiting') return 'done';
  const row = await selectPolicy(services.sql, policyId);
  const now = services.now();
  const age = now.getTime() - (row?.numberAddedAt ?? now).getTime();
  return { again: new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs)) };
};
