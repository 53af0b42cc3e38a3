import { expect, test } from 'vitest';
import { outcomeOf, waitMs } from './outbox-entry.ts';

const said = { code: 'inspection/wrong-state', retryAfter: null };

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [401, 'signed-out'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('an answer of %i makes a post %s', (status, kind) => {
  expect(outcomeOf(status, said, 1)).toMatchObject({ kind });
});

test('a refusal says why, and a busy server when to come back', () => {
  expect(outcomeOf(409, said, 1)).toEqual({ kind: 'refused', code: 'inspection/wrong-state' });
  expect(outcomeOf(503, { code: 'server/unavailable', retryAfter: 10 }, 1)).toEqual({
    kind: 'later',
    afterMs: 10_000,
  });
});

test('pauses double from five seconds to five minutes', () => {
  expect([1, 2, 3, 20].map(waitMs)).toEqual([5_000, 10_000, 20_000, 300_000]);
});
