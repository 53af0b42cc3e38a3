import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownFirstHours, ownLastHours, withinMessageHours } from './message-hours.ts';

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

test.each([
  // Own hours from 10 to 18: later in the morning, earlier in the evening, across midnight and the ends of months.
  ['2026-11-23T08:00:00+05:30', '2026-11-23T10:00:00+05:30', 'service'],
  ['2026-11-23T09:59:59+05:30', '2026-11-23T10:00:00+05:30', 'service'],
  ['2026-11-23T17:59:59+05:30', '2026-11-23T17:59:59+05:30', 'service'],
  ['2026-11-23T18:00:00+05:30', '2026-11-24T10:00:00+05:30', 'service'],
  ['2026-11-23T23:59:59+05:30', '2026-11-24T10:00:00+05:30', 'service'],
  ['2026-11-24T00:00:00+05:30', '2026-11-24T10:00:00+05:30', 'service'],
  ['2026-11-30T18:30:00+05:30', '2026-12-01T10:00:00+05:30', 'service'],
  ['2028-02-28T19:00:00+05:30', '2028-02-29T10:00:00+05:30', 'service'],
  ['2028-02-29T19:00:00+05:30', '2028-03-01T10:00:00+05:30', 'promotional'],
] as const)(
  'with own hours, wanted at %s, it is sent at %s as %s',
  (wanted, sent, messageClass) => {
    const own = { first: 10, last: 18 };
    expect(withinMessageHours(new Date(wanted), messageClass, own)).toEqual(new Date(sent));
  },
);

test('own hours never widen those of the class, never pull a message forward, and always leave a time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
      fc.constantFrom(...ownFirstHours),
      fc.constantFrom(...ownLastHours),
      fc.constantFrom<'service' | 'promotional'>('service', 'promotional'),
      (at, first, last, messageClass) => {
        const sent = withinMessageHours(at, messageClass, { first, last });
        expect(sent.getTime()).toBeGreaterThanOrEqual(
          withinMessageHours(at, messageClass).getTime() && at.getTime(),
        );
        expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(86_400_000);
        expect(withinMessageHours(sent, messageClass)).toEqual(sent);
        expect(withinMessageHours(sent, messageClass, { first, last })).toEqual(sent);
      },
    ),
  );
});
