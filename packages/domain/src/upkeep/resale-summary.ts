import { daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { LogEntry } from './log-entry.ts';

/** What a resale pack says about a log, and its check page again. No amounts and no places: those are the keeper's. */
export type ResaleSummary = {
  readonly lines: number;
  /** Lines of work, the part that a buyer looks at first. */
  readonly works: number;
  readonly firstOn: IstDate | null;
  readonly lastOn: IstDate | null;
  readonly lastKm: number | null;
  /** Longest time between two lines of work, in days; null with fewer than two. */
  readonly longestGap: number | null;
};

/** Sums up a log for a buyer. */
export function resaleSummary(entries: readonly LogEntry[], lastKm: number | null): ResaleSummary {
  const days = entries.map(({ on }) => on).sort();
  const works = entries.filter(({ kind }) => kind === 'service').map(({ on }) => on);
  const inOrder = works.sort();
  const gaps = inOrder.slice(1).map((on, at) => daysBetween(inOrder[at] ?? on, on));
  return {
    lines: entries.length,
    works: works.length,
    firstOn: days[0] ?? null,
    lastOn: days.at(-1) ?? null,
    lastKm,
    longestGap: gaps.length === 0 ? null : Math.max(...gaps),
  };
}
