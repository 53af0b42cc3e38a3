import { expect, test } from 'vitest';
import { withinMessageHours } from './message-hours.ts';

test.each([
  ['by day at once', '2026-11-21T12:00:00+05:30', '2026-11-21T12:00:00+05:30'],
  ['from the first hour on', '2026-11-21T10:00:00+05:30', '2026-11-21T10:00:00+05:30'],
  [
    'early in the morning at the first hour',
    '2026-11-21T00:10:00+05:30',
    '2026-11-21T10:00:00+05:30',
  ],
  ['to the end of the last hour', '2026-11-21T20:59:59+05:30', '2026-11-21T20:59:59+05:30'],
  ['in the evening on the next day', '2026-11-21T21:00:00+05:30', '2026-11-22T10:00:00+05:30'],
  ['at the end of a year', '2026-12-31T23:00:00+05:30', '2027-01-01T10:00:00+05:30'],
])('a notice that can wait is sent %s', (_, at, sent) => {
  expect(withinMessageHours(new Date(at))).toEqual(new Date(sent));
});

test.each([
  ['2026-11-23T22:15:00+05:30', '2026-11-24T08:00:00+05:30', 'service'],
  ['2026-11-23T07:59:00+05:30', '2026-11-23T08:00:00+05:30', 'service'],
  ['2026-11-23T20:59:00+05:30', '2026-11-23T20:59:00+05:30', 'service'],
  ['2026-11-23T00:00:00+05:30', '2026-11-23T08:00:00+05:30', 'service'],
  ['2028-02-28T21:00:00+05:30', '2028-02-29T08:00:00+05:30', 'service'],
  ['2026-11-23T08:30:00+05:30', '2026-11-23T10:00:00+05:30', 'promotional'],
  ['2026-11-23T21:00:00+05:30', '2026-11-24T10:00:00+05:30', 'promotional'],
] as const)('wanted at %s, it is sent at %s as %s', (wanted, sent, messageClass) => {
  expect(withinMessageHours(new Date(wanted), messageClass)).toEqual(new Date(sent));
});
