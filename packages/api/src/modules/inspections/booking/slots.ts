import { slotRules } from '@pahiya/domain/selling/selling-rules';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { countSlots } from '../store/inspection-repository.ts';

/** A slot of a city. Hours are in India. */
export type Slot = { readonly day: IstDate; readonly fromHour: number; readonly untilHour: number };

/** Slots of the coming days that can still be booked, with the number of free places. */
export async function freeSlots(
  sql: Queryable,
  city: string,
  now: Date,
): Promise<readonly (Slot & { readonly free: number })[]> {
  const today = istDateOf(now);
  const taken = await countSlots(sql, city, today);
  const { windows, daysAhead, perWindow } = slotRules(today);
  return Array.from({ length: daysAhead + 1 }, (_, days) => addDays(today, days)).flatMap((day) =>
    windows
      .map((window) => ({ day, ...window }))
      .filter((slot) => isBookable(slot, now))
      .map((slot) => {
        const count = taken.find((one) => one.day === day && one.fromHour === slot.fromHour)?.taken;
        return { ...slot, free: Math.max(0, perWindow - (count ?? 0)) };
      })
      .filter(({ free }) => free > 0),
  );
}

/** The slot that starts at an hour of a day; null if there is none, it is closed, or it is too soon or too far. */
export function slotAt(day: IstDate, fromHour: number, now: Date): Slot | null {
  const today = istDateOf(now);
  const { windows, daysAhead } = slotRules(today);
  const window = windows.find((one) => one.fromHour === fromHour);
  if (window === undefined || day > addDays(today, daysAhead)) return null;
  const slot = { day, ...window };
  return isBookable(slot, now) ? slot : null;
}

/** Whether there is time before a slot, on a day that is open. */
export function isBookable({ day, fromHour }: Slot, now: Date): boolean {
  const { noticeHours, closedOn } = slotRules(istDateOf(now));
  const start = slotStart({ day, fromHour });
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return !closedOn.includes(weekday) && start.getTime() - now.getTime() >= noticeHours * 3_600_000;
}

/** When a slot starts. */
function slotStart({ day, fromHour }: Pick<Slot, 'day' | 'fromHour'>): Date {
  return new Date(`${day}T${String(fromHour).padStart(2, '0')}:00:00+05:30`);
}
