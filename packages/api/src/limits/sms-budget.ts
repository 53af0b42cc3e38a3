import type { SmsSender } from '@pahiya/domain/messages/ports';
import { err } from '@pahiya/domain/shared/result';
import type { Limiter, LimitRule } from './limiter.ts';

/** Limit of text messages and voice calls, all servers together. */
export type SmsBudget = { readonly perHour: number; readonly perDay: number };

type Options = {
  readonly limiter: Limiter;
  readonly budget: SmsBudget;
  /** Called for each message over the budget: an operator should know. */
  readonly onExceeded: () => void;
};

const product = 'all';

/** Limits a sender to the product's budget. Limits by mobile, device and address bound one attacker; this bounds the
 * cost of many together. A message over the budget fails as retryable, so those of orders are sent later. */
export function withSmsBudget(
  sender: SmsSender,
  { limiter, budget, onExceeded }: Options,
): SmsSender {
  const rules: readonly LimitRule[] = [
    { name: 'sms-hour', points: budget.perHour, perSeconds: 3_600 },
    { name: 'sms-day', points: budget.perDay, perSeconds: 86_400 },
  ];
  return {
    send: async (message) => {
      for (const rule of rules) {
        const state = await limiter.take(rule, product);
        if (!state.isExceeded) continue;
        onExceeded();
        return err({
          kind: 'rate-limited',
          provider: 'sms-budget',
          retryable: true,
          reason: `${rule.name} is used up`,
        });
      }
      return sender.send(message);
    },
  };
}
