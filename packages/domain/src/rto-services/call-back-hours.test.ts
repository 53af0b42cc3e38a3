import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { istDateOf } from '../shared/ist-date.ts';
import { callHours, callSlots, callWindow } from './call-back-hours.ts';

/** An instant by the clock in India. 2026-11-21 is a Saturday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

describe('a callback request', () => {
  test.each([
    ['2026-11-21', '08:00', 'any', '2026-11-21', 10, 19],
    ['2026-11-21', '10:00', 'any', '2026-11-21', 10, 19],
    ['2026-11-21', '10:14', 'any', '2026-11-21', 11, 19],
    ['2026-11-21', '17:59', 'any', '2026-11-21', 18, 19],
    // Less than an hour is left, and the next day is a Sunday.
    ['2026-11-21', '18:01', 'any', '2026-11-23', 10, 19],
    ['2026-11-21', '12:30', 'morning', '2026-11-23', 10, 13],
    ['2026-11-21', '12:30', 'afternoon', '2026-11-21', 13, 16],
    ['2026-11-21', '12:30', 'evening', '2026-11-21', 16, 19],
    ['2026-11-22', '12:30', 'evening', '2026-11-23', 16, 19],
    ['2026-11-24', '23:59', 'any', '2026-11-25', 10, 19],
    ['2026-12-31', '23:00', 'morning', '2027-01-01', 10, 13],
  ] as const)(
    'made on %s at %s for "%s" is scheduled on %s from %d to %d',
    (day, time, slot, ...wanted) => {
      const { day: on, fromHour, untilHour } = callWindow(at(day, time), slot);
      expect([on, fromHour, untilHour]).toEqual(wanted);
    },
  );

  test('is never scheduled on a Sunday, outside hours, in the past, or more than two days ahead', () => {
    const instants = fc.date({
      min: at('2026-01-01', '00:00'),
      max: at('2031-01-01', '00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...callSlots), (now, slot) => {
        const { day, fromHour, untilHour } = callWindow(now, slot);
        const begins = at(day, `${String(fromHour).padStart(2, '0')}:00`);
        expect(begins.getTime()).toBeGreaterThanOrEqual(now.getTime() - 1);
        expect(begins.getTime() - now.getTime()).toBeLessThan(3 * 24 * 3_600_000);
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
        expect(fromHour).toBeGreaterThanOrEqual(callHours[slot].from);
        expect(untilHour).toBe(callHours[slot].until);
        expect(fromHour).toBeLessThan(untilHour);
        expect(day >= istDateOf(now)).toBe(true);
      }),
    );
  });
});
