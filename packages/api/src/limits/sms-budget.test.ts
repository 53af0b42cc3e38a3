import type { SmsMessage } from '@pahiya/domain/messages/ports';
import { ok } from '@pahiya/domain/shared/result';
import { expect, test, vi } from 'vitest';
import { createMemoryLimiter } from './shared-limiter.ts';
import { withSmsBudget } from './sms-budget.ts';

const message = { mobile: '9876543210', channel: 'sms', template: 'otp' } as SmsMessage;

test.each([
  ['an hour', { perHour: 3, perDay: 100 }],
  ['a day', { perHour: 100, perDay: 3 }],
])(
  'no more messages are sent in %s than the budget allows, whatever the recipients',
  async (_, budget) => {
    const send = vi.fn(async () => ok({ requestId: '1' }));
    const onExceeded = vi.fn();
    const sender = withSmsBudget({ send }, { limiter: createMemoryLimiter(), budget, onExceeded });
    const sent = [];
    for (let count = 0; count < 5; count += 1) {
      sent.push(await sender.send({ ...message, mobile: `987654321${count}` }));
    }
    expect(sent.map(({ ok: isSent }) => isSent)).toEqual([true, true, true, false, false]);
    expect(send).toHaveBeenCalledTimes(3);
    expect(onExceeded).toHaveBeenCalledTimes(2);
    expect(sent.at(-1)).toMatchObject({ error: { kind: 'rate-limited', retryable: true } });
  },
);
