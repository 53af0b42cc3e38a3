import { addDays, type IstDate, istDateOf } from '../shared/ist-date.ts';

/** Hours in which the clocks of a partner run, in India. */
export type WorkingHours = {
  /** Minutes of the day: 600 is 10 am; `closesAt` is exclusive. */
  readonly opensAt: number;
  readonly closesAt: number;
  /** Days of the week, 1 is Monday. */
  readonly openDays: readonly number[];
  readonly holidays: ReadonlySet<IstDate>;
};

const MINUTE_MS = 60_000;
const AHEAD_OF_UTC_MINUTES = 330;
/** Longest search for an open day: no firm is closed for a year. */
const SEARCH_DAYS = 370;

/** Hours that are also within a person's own slot, in whole hours; the firm's own where they do not meet. */
export function hoursWithin(
  hours: WorkingHours,
  { from, until }: { readonly from: number; readonly until: number },
): WorkingHours {
  const opensAt = Math.max(hours.opensAt, from * 60);
  const closesAt = Math.min(hours.closesAt, until * 60);
  return opensAt < closesAt ? { ...hours, opensAt, closesAt } : hours;
}

/** The instant at which a number of working minutes has passed since `start`; the clock stands still outside the hours,
 * on closed days and on holidays, in Indian time whatever zone the server has. Throws RangeError for hours without an
 * open day. Rule id: LEAD-CLOCKS. */
export function afterWorkingMinutes(start: Date, minutes: number, hours: WorkingHours): Date {
  let left = minutes;
  let day = istDateOf(start);
  let from = minuteOfDay(start);
  for (let searched = 0; searched < SEARCH_DAYS; searched += 1) {
    if (isOpenDay(day, hours)) {
      const begins = Math.max(from, hours.opensAt);
      const available = hours.closesAt - begins;
      if (available > 0 && left <= available) return instantAt(day, begins + left);
      if (available > 0) left -= available;
    }
    day = addDays(day, 1);
    from = 0;
  }
  throw new RangeError('these hours have no open day');
}

/** How many minutes of working hours lie between two instants, in Indian time. Rule id: LEAD-CLOCKS. */
export function workingMinutesBetween(start: Date, end: Date, hours: WorkingHours): number {
  let minutes = 0;
  let day = istDateOf(start);
  const lastDay = istDateOf(end);
  let from = minuteOfDay(start);
  for (let searched = 0; searched < SEARCH_DAYS && day <= lastDay; searched += 1) {
    if (isOpenDay(day, hours)) {
      const until = day === lastDay ? minuteOfDay(end) : hours.closesAt;
      minutes += Math.max(0, Math.min(until, hours.closesAt) - Math.max(from, hours.opensAt));
    }
    day = addDays(day, 1);
    from = 0;
  }
  return minutes;
}

function isOpenDay(day: IstDate, { openDays, holidays }: WorkingHours): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return openDays.includes(weekday) && !holidays.has(day);
}

/** With seconds as a fraction. */
function minuteOfDay(at: Date): number {
  const local = at.getTime() / MINUTE_MS + AHEAD_OF_UTC_MINUTES;
  return local - Math.floor(local / 1440) * 1440;
}

function instantAt(day: IstDate, minute: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - AHEAD_OF_UTC_MINUTES * MINUTE_MS;
  return new Date(midnight + Math.round(minute * MINUTE_MS));
}
