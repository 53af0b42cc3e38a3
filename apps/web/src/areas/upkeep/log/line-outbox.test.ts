import { expect, test } from 'vitest';
import { lineKey } from './line-outbox.ts';
import type { SentLine } from './read-line.ts';

const line: SentLine = {
  kind: 'fuel',
  on: '2026-11-20',
  km: 25_000,
  fuel: 'petrol',
  quantity: 30_000,
  isFull: true,
  isMissed: false,
};

test('a line sent again has its key, another line or another form has not', () => {
  const key = lineKey('8a1f9c52', line);
  expect(lineKey('8a1f9c52', { ...line })).toBe(key);
  expect(key).toMatch(/^8a1f9c52-[0-9a-f]{1,8}$/);
  const others = [
    lineKey('8a1f9c53', line),
    lineKey('8a1f9c52', { ...line, km: 25_001 }),
    lineKey('8a1f9c52', { ...line, odometer: 'true' }),
    lineKey('8a1f9c52', { ...line, note: 'नोट' }),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});
