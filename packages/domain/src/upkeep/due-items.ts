import type { IstDate } from '../shared/ist-date.ts';
import type { DueItem } from './due-item.ts';
import { type LogEntry, type WorkCategory, workCategories } from './log-entry.ts';
import type { LogOdometer } from './log-odometer.ts';
import { nextDue, type ServiceInterval } from './next-due.ts';

/** An interval, and where it comes from. */
export type WorkInterval = ServiceInterval & { readonly origin: DueItem['origin']['interval'] };

/** Intervals by kind of work. */
export type WorkIntervals = ReadonlyMap<WorkCategory, WorkInterval>;

/** What falls due of the work in a log, soonest first. Work that was never done has no due day: nobody knows when it
 * was last done. Rule id: UPKEEP-DUE. */
export function dueItems(
  vehicleNumber: string,
  entries: readonly LogEntry[],
  odometer: LogOdometer,
  intervals: WorkIntervals,
): readonly DueItem[] {
  const shown = new Map(odometer.readings.map(({ id, shownKm }) => [id, shownKm]));
  const items: DueItem[] = [];
  for (const category of workCategories) {
    const interval = intervals.get(category);
    const last = newest(
      entries.filter((one) => one.kind === 'service' && one.category === category),
    );
    if (interval === undefined || last === null) continue;
    const km = shown.get(last.id) ?? null;
    const due = nextDue({ on: last.on, km }, interval, odometer.forecast);
    if (due === null) continue;
    items.push({
      vehicleNumber,
      subject: `work:${category}`,
      on: due.on,
      by: due.by,
      atKm: due.atKm === null ? null : due.atKm - odometer.offsetKm,
      origin: {
        interval: interval.origin,
        lastOn: last.on,
        readingOn: due.atKm === null ? null : (odometer.forecast?.on ?? null),
      },
    });
  }
  return items.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function newest(entries: readonly LogEntry[]): LogEntry | null {
  let last: { readonly entry: LogEntry; readonly on: IstDate } | null = null;
  for (const entry of entries)
    if (last === null || entry.on >= last.on) last = { entry, on: entry.on };
  return last?.entry ?? null;
}
