import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { askIssuer, giveUpAt } from './issue-policy.ts';

const shortestMs = 2_000;
const longestMs = 10 * 60_000;

/** Asks the insurer for a paid policy until it is there or is not to be; then the payment is refunded. */
export const issuePolicyTask: TaskHandler = async (services, policyId) => {
  const asked = await askIssuer(services, policyId);
  if (asked === null || asked.ended !== null) return 'done';
  const now = services.now();
  const { askedAt } = asked.row;
  const age = now.getTime() - (askedAt ?? now).getTime();
  const next = new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs));
  const overAt = giveUpAt(asked.row);
  // Not later than the refund that was promised.
  return { again: overAt !== null && overAt > now && overAt < next ? overAt : next };
};
