import { expect, test } from 'vitest';
import { mayReplayWebhook, nextWebhookTry, webhookTries } from './webhook-schedule.ts';

const start = new Date('2026-11-20T05:00:00Z');

test('five attempts span twenty-four hours, each pause longer than the one before', () => {
  const tries = [start];
  for (let tried = 1; ; tried++) {
    const next = nextWebhookTry(tried, tries.at(-1) ?? start);
    if (next === null) break;
    tries.push(next);
  }
  expect(tries).toHaveLength(webhookTries);
  const pauses = tries.slice(1).map((at, i) => at.getTime() - (tries[i]?.getTime() ?? 0));
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect((tries.at(-1)?.getTime() ?? 0) - start.getTime()).toBe(24 * 3_600_000);
});

test('an event can be replayed for seven days, to the millisecond', () => {
  const end = start.getTime() + 7 * 86_400_000;
  expect(mayReplayWebhook(start, new Date(end))).toBe(true);
  expect(mayReplayWebhook(start, new Date(end + 1))).toBe(false);
});
