import { expect, test } from 'vitest';
import { mayArriveLate, retryFrom } from './late-capture.ts';

const failedAt = new Date('2026-11-23T05:00:00Z');

test.each(['payment_declined', 'incorrect_otp', 'insufficient_funds', 'payment_cancelled'])(
  'after %s no money can arrive, so a second payment starts at once',
  (errorReason) => {
    expect(mayArriveLate(errorReason)).toBe(false);
    expect(retryFrom({ errorReason, failedAt }, 10)).toBeNull();
  },
);

test.each(['payment_timed_out', 'bank_technical_error', 'a_reason_of_tomorrow', null])(
  'after %s the money may still arrive, so a second payment waits',
  (errorReason) => {
    expect(mayArriveLate(errorReason)).toBe(true);
    expect(retryFrom({ errorReason, failedAt }, 10)).toEqual(new Date('2026-11-23T05:10:00Z'));
  },
);
