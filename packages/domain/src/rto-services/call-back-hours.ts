import { addDays, type IstDate, istDateOf } from '../shared/ist-date.ts';

/** Preferred time of a callback. */
export const callSlots = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallSlot = (typeof callSlots)[number];

/** Callback window: an IST day and hours, `untilHour` exclusive. */
export type CallWindow = {
  readonly day: IstDate;
  readonly fromHour: number;
  readonly untilHour: number;
};

/** Hours of each slot. All lie within 10:00 and 19:00, Monday to Saturday: narrower than the hours in which commercial
 * calls may be made at all. Source: TRAI, Telecom Commercial Communications Customer Preference Regulations 2018 (none
 * from 21:00 to 10:00 without the customer's wish); the end at 19:00 and the free Sunday are our own.
 * Rule id: RTO-CALL-BACK. */
export const callHours: Readonly<
  Record<CallSlot, { readonly from: number; readonly until: number }>
> = {
  any: { from: 10, until: 19 },
  morning: { from: 10, until: 13 },
  afternoon: { from: 13, until: 16 },
  evening: { from: 16, until: 19 },
};

const HOUR_MS = 60 * 60 * 1000;
const AHEAD_OF_UTC_MS = 5.5 * HOUR_MS;
const SUNDAY = 0;

/** The next window of a slot: today while a full hour of it is left, otherwise the next day that is not a Sunday.
 * Rule id: RTO-CALL-BACK. */
export function callWindow(now: Date, slot: CallSlot): CallWindow {
  const { from, until } = callHours[slot];
  const today = istDateOf(now);
  const next = nextFullHour(now);
  if (weekday(today) !== SUNDAY && next < until) {
    return { day: today, fromHour: Math.max(from, next), untilHour: until };
  }
  const tomorrow = addDays(today, 1);
  const day = weekday(tomorrow) === SUNDAY ? addDays(tomorrow, 1) : tomorrow;
  return { day, fromHour: from, untilHour: until };
}

/** The next full hour in IST, or the current one on the hour; 24 in the last hour of a day. */
function nextFullHour(now: Date): number {
  const ofDay = (now.getTime() + AHEAD_OF_UTC_MS) % (24 * HOUR_MS);
  return Math.ceil(ofDay / HOUR_MS);
}

/** 0 is Sunday. */
function weekday(day: IstDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
