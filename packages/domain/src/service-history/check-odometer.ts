import { addMonths, addYears, daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { OdometerFlag, OdometerPoint } from './odometer-point.ts';
import type { OdometerSettings, UseSegment } from './odometer-settings.ts';
import { isOneDigitAway } from './one-digit-away.ts';

/** What is known besides the readings. */
export type OdometerCase = {
  readonly points: readonly OdometerPoint[];
  readonly segment: UseSegment;
  readonly registeredOn: IstDate | null;
  /** Day on which owner or workshop recorded a new instrument cluster. */
  readonly clusterChangedOn: IstDate | null;
};

/** Readings in order, what is wrong with them, and the use they show. */
export type OdometerCheck = {
  /** By date, then by reading. `shownKm` counts km before a change of cluster too. */
  readonly readings: readonly (OdometerPoint & { readonly shownKm: number })[];
  readonly flags: readonly OdometerFlag[];
  /** Average use over the readings that agree, since the last rollback; null for fewer than two days. */
  readonly kmPerYear: { readonly km: number; readonly since: IstDate } | null;
  /** The newest reading that is no typing error. */
  readonly last: OdometerPoint | null;
};

const DAYS_A_YEAR = 365.25;

type Reading = OdometerCheck['readings'][number];

/** Compares odometer readings. A typing error is recognised first and never trusted; every other reading is compared
 * with the highest trusted one before it. Total: never throws. Rule id: ODO-CHECK. */
export function checkOdometer(given: OdometerCase, settings: OdometerSettings): OdometerCheck {
  const sorted = [...given.points].sort((a, b) => compare(a.on, b.on) || a.km - b.km);
  const flags: OdometerFlag[] = [];
  const readings: Reading[] = [];
  let series: Reading[] = [];
  let offsetKm = 0;
  let isChangeDue = given.clusterChangedOn !== null;

  for (const [at, point] of sorted.entries()) {
    const top = highest(series);
    if (isChangeDue && given.clusterChangedOn !== null && point.on >= given.clusterChangedOn) {
      isChangeDue = false;
      if (top !== null && point.km < top.shownKm) {
        offsetKm = top.shownKm;
        flags.push({ point, flag: 'changed', offsetKm, shownKm: point.km + offsetKm });
      }
    }
    const reading: Reading = { ...point, shownKm: point.km + offsetKm };
    readings.push(reading);
    if (top === null) {
      series.push(reading);
      continue;
    }
    const later = sorted.slice(at + 1).map((next) => next.km + offsetKm);
    if (isTypo(reading.shownKm, top.shownKm, later[0])) {
      flags.push({ point, flag: 'typo' });
      continue;
    }
    if (reading.shownKm >= top.shownKm) {
      flags.push(...useFlags(reading, top, series, given.segment, settings));
      series.push(reading);
      continue;
    }
    const isConfirmed = later.some((km) => km >= reading.shownKm && km < top.shownKm);
    const flag = dropFlag(reading, top, { isNewest: later.length === 0, isConfirmed }, settings);
    const dropKm = top.shownKm - reading.shownKm;
    flags.push({ point, flag, dropKm, isConfirmed, against: top });
    // The lower series is the one that goes on.
    if (flag === 'rollback') series = [reading];
  }

  const first = readings[0];
  const { registeredOn } = given;
  if (first !== undefined && registeredOn !== null) {
    const years = Math.floor(daysBetween(registeredOn, first.on) / DAYS_A_YEAR);
    if (first.on >= addYears(registeredOn, settings.firstReadingYears)) {
      flags.unshift({ point: first, flag: 'first-late', years });
    }
  }
  return { readings, flags, kmPerYear: averageUse(series), last: newest(readings, flags) };
}

/** The next reading is back in line, and so would be this one with one digit added, lost or swapped. */
function isTypo(km: number, before: number, next: number | undefined): boolean {
  if (next === undefined || next < before) return false;
  return (km < before || km > next) && isOneDigitAway(km, before, next);
}

function dropFlag(
  reading: Reading,
  top: Reading,
  { isNewest, isConfirmed }: { readonly isNewest: boolean; readonly isConfirmed: boolean },
  settings: OdometerSettings,
): 'rollback' | 'check' | 'small' {
  const dropKm = top.shownKm - reading.shownKm;
  const isSmall =
    dropKm <= settings.smallKm || dropKm * 10_000 <= top.shownKm * settings.smallBasisPoints;
  if (isSmall && daysBetween(top.on, reading.on) <= settings.smallDays) return 'small';
  return isConfirmed || (isNewest && dropKm > settings.newestDropKm) ? 'rollback' : 'check';
}

function useFlags(
  reading: Reading,
  before: Reading,
  series: readonly Reading[],
  segment: UseSegment,
  settings: OdometerSettings,
): OdometerFlag[] {
  const days = Math.max(daysBetween(before.on, reading.on), settings.leastRateDays);
  const rate = (reading.shownKm - before.shownKm) / days;
  const kmPerYear = Math.round(rate * DAYS_A_YEAR);
  if (kmPerYear > settings.ceilings[segment]) {
    return [{ point: reading, flag: 'implausible-high', kmPerYear }];
  }
  const own = averageUse(series);
  const isLong = reading.on > addMonths(before.on, settings.lowMonths);
  const isLow = own !== null && kmPerYear * 10_000 < own.km * settings.lowBasisPoints;
  return isLong && isLow ? [{ point: reading, flag: 'suspect-low', kmPerYear }] : [];
}

function averageUse(series: readonly Reading[]): OdometerCheck['kmPerYear'] {
  const first = series[0];
  const last = series.at(-1);
  if (first === undefined || last === undefined) return null;
  const days = daysBetween(first.on, last.on);
  if (days < 1) return null;
  return {
    km: Math.round(((last.shownKm - first.shownKm) / days) * DAYS_A_YEAR),
    since: first.on,
  };
}

/** Trusted readings never fall, so the last one is the highest. */
function highest(series: readonly Reading[]): Reading | null {
  return series.at(-1) ?? null;
}

function newest(
  readings: readonly Reading[],
  flags: readonly OdometerFlag[],
): OdometerPoint | null {
  const typed = new Set(flags.filter(({ flag }) => flag === 'typo').map(({ point }) => point.id));
  return readings.findLast(({ id }) => !typed.has(id)) ?? null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
