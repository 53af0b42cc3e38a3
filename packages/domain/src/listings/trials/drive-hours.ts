import { istDateOf } from '../../shared/ist-date.ts';

/** Hours in which a dealer gives test drives, in India. */
export type DriveHours = {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly fromHour: number;
  /** By then the drive is over. */
  readonly untilHour: number;
};

/** Slots that begin and end within a dealer's hours. Rule id: TEST-DRIVES. */
export function slotsWithin(
  slots: readonly Date[],
  { weekdays, fromHour, untilHour }: DriveHours,
  minutes: number,
): readonly Date[] {
  return slots.filter((at) => {
    const day = istDateOf(at);
    const midnight = Date.parse(`${day}T00:00:00+05:30`);
    const start = (at.getTime() - midnight) / 60_000;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const isWithin = start >= fromHour * 60 && start + minutes <= untilHour * 60;
    return weekdays.includes(weekday) && isWithin;
  });
}
