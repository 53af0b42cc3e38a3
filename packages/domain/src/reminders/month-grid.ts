import { addDays, type IstDate, partsOf, toIstDate } from '../shared/ist-date.ts';

/** A month as rows of a calendar. */
export type MonthGrid = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly previous: string;
  readonly next: string;
  /** Weeks from Monday to Sunday; null outside the month. */
  readonly weeks: readonly (readonly (IstDate | null)[])[];
};

const daysOfWeek = 7;

/** The month of a text `YYYY-MM`, or that of `today` if it is none between 2000 and 2099. */
export function monthGrid(text: string, today: IstDate): MonthGrid {
  const [, year = '', month = ''] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  const now = partsOf(today);
  const first =
    toIstDate(Number(year), Number(month), 1) ?? toIstDate(now.year, now.month, 1) ?? today;
  const name = first.slice(0, 7);
  const days: (IstDate | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; day.startsWith(name); day = addDays(day, 1)) days.push(day);
  const last = days.at(-1) ?? first;
  while (days.length % daysOfWeek > 0) days.push(null);
  return {
    month: name,
    previous: addDays(first, -1).slice(0, 7),
    next: addDays(last, 1).slice(0, 7),
    weeks: Array.from({ length: days.length / daysOfWeek }, (_, week) =>
      days.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
    ),
  };
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(day: IstDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek;
}
