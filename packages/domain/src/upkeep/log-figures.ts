import { addMonths, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import type { LogEntry } from './log-entry.ts';
import type { LogOdometer } from './log-odometer.ts';

/** What the log of a vehicle adds up to over twelve months. */
export type LogSpend = {
  /** The last twelve months with the present one, oldest first, by kind. */
  readonly months: readonly {
    /** `YYYY-MM`. */
    readonly month: string;
    readonly fuel: Paise;
    readonly service: Paise;
    readonly expense: Paise;
    /** Everything paid in the month by the kilometres of the month, in whole paise. Null for a month that the readings do
     * not cover, with fewer than 100 km, or with a line that has no amount. */
    readonly perKm: Paise | null;
  }[];
  /** The same twelve months by type, the highest first. Fuel is one type. */
  readonly types: readonly { readonly type: string; readonly sum: Paise }[];
  /** Lines of these months without an amount: their cost is not known, and in no sum. */
  readonly unpriced: number;
  /** All costs after the first reading of these months up to the last, by the kilometres between. Null without two
   * readings, or where a line between them has no amount. */
  readonly perKm: { readonly cost: Paise; readonly km: number } | null;
};

/** Adds up the last twelve months, as a whole and by month. `perKm.cost` is in whole paise a kilometre, rounded. Rule id: UPKEEP-SPEND. */
export function logSpend(
  entries: readonly LogEntry[],
  odometer: LogOdometer,
  today: IstDate,
): LogSpend {
  const start = addMonths(`${today.slice(0, 7)}-01` as IstDate, -11);
  const recent = entries.filter(({ on }) => on >= start && on <= today);
  const points = agreeing(odometer);
  const months = Array.from({ length: 12 }, (_, place) => {
    const first = addMonths(start, place);
    const month = first.slice(0, 7);
    const lines = recent.filter(({ on }) => on.startsWith(month));
    const sumOf = (kind: LogEntry['kind']) => sum(lines.filter((entry) => entry.kind === kind));
    return {
      ...{ month, fuel: sumOf('fuel'), service: sumOf('service'), expense: sumOf('expense') },
      perKm: perKmOf(lines, points, [first, addMonths(first, 1)]),
    };
  });
  const byType = new Map<string, number>();
  for (const entry of recent) {
    const type = entry.kind === 'fuel' ? 'fuel' : entry.category;
    byType.set(type, (byType.get(type) ?? 0) + (entry.cost ?? 0));
  }
  return {
    months,
    types: [...byType]
      .filter(([, amount]) => amount > 0)
      .map(([type, amount]) => ({ type, sum: paise(amount) }))
      .sort((a, b) => b.sum - a.sum || (a.type < b.type ? -1 : 1)),
    unpriced: recent.filter(({ cost }) => cost === null).length,
    perKm: costPerKm(recent, odometer, start),
  };
}

type Reading = LogOdometer['readings'][number];

function agreeing({ readings, flags }: LogOdometer): readonly Reading[] {
  const flagged = new Set(flags.map(({ point }) => point.id));
  return readings.filter(({ id }) => !flagged.has(id));
}

/** Fewer kilometres say nothing about a month: the vehicle stood. */
const leastMonthKm = 100;

function perKmOf(
  lines: readonly LogEntry[],
  points: readonly Reading[],
  [from, until]: readonly [IstDate, IstDate],
): Paise | null {
  const [first, last] = [kmOn(points, from), kmOn(points, until)];
  if (first === null || last === null || last - first < leastMonthKm) return null;
  if (lines.some(({ cost }) => cost === null)) return null;
  return paise(Math.round(sum(lines) / (last - first)));
}

/** The reading of a day: between two readings the use counts as even. Null before the first and after the last. */
function kmOn(points: readonly Reading[], day: IstDate): number | null {
  const next = points.find(({ on }) => on >= day);
  const before = points.findLast(({ on }) => on <= day);
  if (next === undefined || before === undefined) return null;
  const days = daysBetween(before.on, next.on);
  if (days === 0) return before.shownKm;
  const driven = next.shownKm - before.shownKm;
  return before.shownKm + (driven * daysBetween(before.on, day)) / days;
}

function costPerKm(
  recent: readonly LogEntry[],
  odometer: LogOdometer,
  start: IstDate,
): LogSpend['perKm'] {
  const counted = agreeing(odometer).filter(({ on }) => on >= start);
  const first = counted[0];
  const last = counted.at(-1);
  if (first === undefined || last === undefined || last.shownKm <= first.shownKm) return null;
  const between = recent.filter(({ on }) => on > first.on && on <= last.on);
  if (between.length === 0 || between.some(({ cost }) => cost === null)) return null;
  const km = last.shownKm - first.shownKm;
  return { cost: paise(Math.round(sum(between) / km)), km };
}

function sum(entries: readonly LogEntry[]): Paise {
  return paise(entries.reduce((total, { cost }) => total + (cost ?? 0), 0));
}
