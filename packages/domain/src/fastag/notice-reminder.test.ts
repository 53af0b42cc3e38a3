import { expect, test } from 'vitest';
import { noticeReminder } from './notice-reminder.ts';

const at = (text: string) => new Date(`${text}:00Z`);
const clock = { singleUntil: at('2026-06-04T04:30'), flagFrom: at('2026-06-16T04:30') };
const entered = at('2026-06-01T06:00');

test.each([
  ['single', '2026-06-03T04:29', null],
  ['single', '2026-06-03T04:30', 'single-ends'],
  ['single', '2026-06-04T04:29', 'single-ends'],
  ['single', '2026-06-04T04:30', null],
  ['double', '2026-06-14T04:29', null],
  ['double', '2026-06-14T04:30', 'record-nears'],
  ['double', '2026-06-16T04:30', null],
  ['objected', '2026-06-03T10:00', null],
  ['paid', '2026-06-03T10:00', null],
  ['lapsed', '2026-06-15T10:00', null],
  ['cancelled', '2026-06-15T10:00', null],
  ['flagged', '2026-06-17T10:00', null],
] as const)('%s at %s: %s', (phase, now, turn) => {
  expect(noticeReminder({ ...clock, phase }, entered, at(now))?.turn ?? null).toBe(turn);
});

test('an e-notice entered late is remembered half a day later, or four hours before the end', () => {
  const due = (enteredAt: string, now: string) =>
    noticeReminder({ ...clock, phase: 'single' }, at(enteredAt), at(now)) !== null;
  expect(due('2026-06-03T10:00', '2026-06-03T21:59')).toBe(false);
  expect(due('2026-06-03T10:00', '2026-06-03T22:00')).toBe(true);
  expect(due('2026-06-03T20:00', '2026-06-04T00:29')).toBe(false);
  expect(due('2026-06-03T20:00', '2026-06-04T00:30')).toBe(true);
});
