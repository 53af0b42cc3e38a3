import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownFirstHours, ownLastHours, withinMessageHours } from '../messages/message-hours.ts';
import { noticeReminder, noticeReminders } from './notice-reminder.ts';

const ist = (text: string) => new Date(`${text}:00+05:30`);
const shown = (at: Date) => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 16);
/** An e-notice by when it was issued (72 hours to the end of the single fee, 15 days to the record), in Indian time. */
const clockOf = (issued: string, phase: 'single' | 'double' | 'objected' = 'single') => ({
  phase,
  singleUntil: new Date(ist(issued).getTime() + 72 * 3_600_000),
  flagFrom: new Date(ist(issued).getTime() + 360 * 3_600_000),
});
const momentsOf = (issued: string, entered: string, own: [number, number] | null = null) => {
  const hours = own === null ? null : { first: own[0], last: own[1] };
  const notice = { clock: clockOf(issued), enteredAt: ist(entered), own: hours };
  return noticeReminders(notice, ist(entered)).map(({ hoursLeft, at }) => [hoursLeft, shown(at)]);
};

test.each([
  // A moment of the night moves to the morning.
  ['2026-06-01T22:00', '2026-06-02T09:00', null, '72 02T09:00, 48 03T08:00, 12 04T10:00'],
  ['2026-06-01T14:00', '2026-06-01T14:05', null, '72 01T14:05, 48 02T14:00, 12 04T08:00'],
  // 12 hours left is at night, and the morning is too late: the evening before.
  ['2026-06-01T09:00', '2026-06-01T09:00', null, '72 01T09:00, 48 02T09:00, 12 03T20:00'],
  ['2026-06-01T11:59', '2026-06-01T12:00', null, '72 01T12:00, 48 02T11:59, 12 03T20:00'],
  ['2026-06-01T12:00', '2026-06-01T12:00', null, '72 01T12:00, 48 02T12:00, 12 04T08:00'],
  // Entered at night: in the morning.
  ['2026-06-01T18:00', '2026-06-01T23:30', null, '72 02T08:00, 48 02T20:00, 12 04T08:00'],
  // Entered late: moments that had passed are made up for once, and others keep their distance.
  ['2026-06-01T18:00', '2026-06-02T17:00', null, '72 02T17:00, 48 03T08:00, 12 04T08:00'],
  ['2026-06-01T18:00', '2026-06-03T12:00', null, '48 03T12:00, 12 04T08:00'],
  ['2026-06-01T18:00', '2026-06-04T09:00', null, '12 04T09:00'],
  ['2026-06-01T18:00', '2026-06-04T17:30', null, '12 04T17:30'],
  ['2026-06-01T18:00', '2026-06-04T03:00', null, '12 04T08:00'],
  // Entered in the night, and the end is before the morning: nothing can be sent any more.
  ['2026-06-01T07:00', '2026-06-03T22:00', null, ''],
  ['2026-06-01T10:00', '2026-06-03T22:30', null, '12 04T08:00'],
  // Own hours are narrower, and bring it further forward.
  ['2026-06-01T13:00', '2026-06-01T13:00', [12, 18], '72 01T13:00, 48 02T13:00, 12 03T17:00'],
  ['2026-06-01T17:00', '2026-06-01T19:00', [12, 18], '72 02T12:00, 48 03T12:00, 12 04T12:00'],
] as const)('issued %s, entered %s, own hours %s: %s', (issued, entered, own, expected) => {
  const found = momentsOf(issued, entered, own === null ? null : [own[0], own[1]]);
  const text = found.map(([left, at]) => `${left} ${String(at).slice(8)}`).join(', ');
  expect(text).toBe(expected);
});

test.each([
  ['single', '2026-06-01T15:59', null],
  ['single', '2026-06-01T16:00', 72],
  ['single', '2026-06-02T15:59', 72],
  ['single', '2026-06-02T16:00', 48],
  ['single', '2026-06-04T08:00', 12],
  ['single', '2026-06-04T16:00', null],
  ['double', '2026-06-14T15:59', null],
  ['double', '2026-06-14T16:00', 48],
  ['double', '2026-06-16T08:00', 12],
  ['double', '2026-06-16T16:00', null],
  ['objected', '2026-06-03T10:00', null],
  ['paid', '2026-06-03T10:00', null],
  ['lapsed', '2026-06-15T10:00', null],
  ['cancelled', '2026-06-15T10:00', null],
  ['flagged', '2026-06-17T10:00', null],
] as const)('%s at %s: %s', (phase, now, hoursLeft) => {
  const clock = { ...clockOf('2026-06-01T16:00'), phase };
  const notice = { clock, enteredAt: ist('2026-06-01T16:00'), own: null };
  const come = noticeReminder(notice, ist(now));
  expect(come?.hoursLeft ?? null).toBe(hoursLeft);
  if (come !== null) expect(come.turn).toBe(phase === 'single' ? 'single-ends' : 'record-nears');
});

test('moments come by day, in order, after the entry, before the end, and at least four hours apart', () => {
  const minute = 60_000;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: 0, max: 360 * 60 }),
      fc.option(fc.tuple(fc.constantFrom(...ownFirstHours), fc.constantFrom(...ownLastHours))),
      (issuedMinute, afterMinutes, hours) => {
        const issued = new Date(ist('2026-07-31T00:00').getTime() + issuedMinute * minute);
        const enteredAt = new Date(issued.getTime() + afterMinutes * minute);
        const clock = {
          phase: afterMinutes <= 72 * 60 ? ('single' as const) : ('double' as const),
          singleUntil: new Date(issued.getTime() + 72 * 60 * minute),
          flagFrom: new Date(issued.getTime() + 360 * 60 * minute),
        };
        const own = hours === null ? null : { first: hours[0], last: hours[1] };
        const found = noticeReminders({ clock, enteredAt, own }, enteredAt);
        for (const [index, { at, until }] of found.entries()) {
          expect(withinMessageHours(at, 'service', own)).toEqual(at);
          expect(at >= enteredAt && at < until).toBe(true);
          const last = found[index - 1];
          const apart = last === undefined ? 4 : (at.getTime() - last.at.getTime()) / 3_600_000;
          expect(apart).toBeGreaterThanOrEqual(4);
        }
        // A notice entered by day with a day to go has a reminder before the end.
        if (clock.phase === 'single' && afterMinutes <= 48 * 60) {
          expect(found.length).toBeGreaterThan(0);
        }
      },
    ),
  );
});
