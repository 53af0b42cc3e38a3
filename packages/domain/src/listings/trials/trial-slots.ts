import file from '../../../data/used-car-rules.json' with { type: 'json' };
import { addDays, type IstDate, istDateOf } from '../../shared/ist-date.ts';

/** Slots of test drives of a day: starts in minutes of the day in India. */
export type TestDriveRules = {
  readonly starts: readonly number[];
  readonly minutes: number;
  readonly daysAhead: number;
  readonly noticeHours: number;
};

/** The rules of a day. Rule id: TEST-DRIVES (product default). */
export function testDriveRules(on: IstDate): TestDriveRules {
  const row = file.testDrive.findLast(({ from }) => from <= on) ?? file.testDrive[0];
  if (row === undefined) throw new Error('used-car-rules.json has no rules of test drives');
  const { from: _, ...rules } = row;
  return rules;
}

/** Starts of the coming days that leave enough notice, without those that are taken. */
export function testDriveSlots(now: Date, taken: readonly Date[]): readonly Date[] {
  const today = istDateOf(now);
  const { starts, daysAhead, noticeHours } = testDriveRules(today);
  const earliest = now.getTime() + noticeHours * 3_600_000;
  const isTaken = new Set(taken.map((at) => at.getTime()));
  return Array.from({ length: daysAhead + 1 }, (_, days) => addDays(today, days)).flatMap((day) =>
    starts
      .map((minutes) => new Date(Date.parse(`${day}T00:00:00+05:30`) + minutes * 60_000))
      .filter((at) => at.getTime() >= earliest && !isTaken.has(at.getTime())),
  );
}
