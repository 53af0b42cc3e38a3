import { expect, test } from 'vitest';
import { type OutboxEntry, outcomeOf, sendable, waitMs, withDependents } from './outbox-entry.ts';

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

test('while the first attempt still runs on the server, the post waits instead of being called refused', () => {
  const running = { code: 'request/idempotency-in-progress', retryAfter: 1 };
  expect(outcomeOf(409, running, 1)).toEqual({ kind: 'later', afterMs: 1_000 });
});

const post = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id, box: 'log:DL8CAF5030', path: '/', body: {}, file: null, label: id, addedAt: 1 },
  ...{ state: 'queued', code: null },
  ...more,
});
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);

test('what needs a refused post waits for it, everything else goes', () => {
  const entries = [
    post('line', { makes: 'a', state: 'refused' }),
    post('photo', { needs: 'a' }),
    post('other line', { makes: 'b' }),
    post('other photo', { needs: 'b' }),
    post('photo of a line that is sent', { needs: 'c' }),
  ];
  expect(ids(sendable(entries))).toEqual([
    'other line',
    'other photo',
    'photo of a line that is sent',
  ]);
  expect(ids(withDependents(entries, 'line'))).toEqual(['line', 'photo']);
  expect(ids(withDependents(entries, 'photo'))).toEqual(['photo']);
});

test('posts that an earlier version of the app stored go as they did', () => {
  const { makes: _, needs: __, ...stored } = post('stored');
  expect(ids(sendable([stored, post('new', { needs: 'x' })]))).toEqual(['stored', 'new']);
});
