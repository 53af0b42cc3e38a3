import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendEventsTo } from '../../../../frame/analytics/count-event.ts';
import { markPaying } from '../../../../parts/payment/paying-mark.ts';
import { countOutcome } from './use-counted-outcome.ts';

let sent: string[];
let storage: Storage;

beforeEach(() => {
  sent = [];
  sendEventsTo((event) => sent.push(event));
  const kept = new Map<string, string>();
  storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
});
afterEach(() => sendEventsTo(null));

test.each([
  ['paid', ['payment_success', 'order_status_success']],
  ['failed', ['payment_failed', 'order_status_error']],
  ['dismissed', ['payment_dismissed', 'order_status_error']],
] as const)('a payment that is %s is counted once', (face, events) => {
  markPaying(storage, 'an order');
  countOutcome(storage, 'an order', face);
  countOutcome(storage, 'an order', face);
  expect(sent).toEqual(events);
});

test('an unknown outcome is waited for', () => {
  markPaying(storage, 'an order');
  countOutcome(storage, 'an order', 'checking');
  expect(sent).toEqual([]);
  countOutcome(storage, 'an order', 'paid');
  expect(sent).toEqual(['payment_success', 'order_status_success']);
});

test('an order that this tab did not pay counts nothing', () => {
  markPaying(storage, 'another order');
  countOutcome(storage, 'an order', 'paid');
  expect(sent).toEqual([]);
});

test('nothing is sent without consent', () => {
  sendEventsTo(null);
  markPaying(storage, 'an order');
  countOutcome(storage, 'an order', 'paid');
  expect(sent).toEqual([]);
});
