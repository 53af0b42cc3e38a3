import { checkOdometer, type OdometerCheck } from '../service-history/check-odometer.ts';
import { levelOf } from '../service-history/odometer-point.ts';
import { ODOMETER_SETTINGS, type UseSegment } from '../service-history/odometer-settings.ts';
import { addMonths, daysBetween, type IstDate } from '../shared/ist-date.ts';
import type { LogEntry } from './log-entry.ts';
import { type Forecast, usualKmPerYear } from './next-due.ts';

/** Readings beyond the newest ones change no forecast and no warning. */
const comparedReadings = 400;

/** Months of readings from which the use is worked out. */
const rateMonths = 12;

const DAYS_A_YEAR = 365.25;

/** The odometer of a log. */
export type LogOdometer = {
  /** By date, then by reading. `shownKm` counts on over a change of the instrument. */
  readonly readings: OdometerCheck['readings'];
  readonly flags: OdometerCheck['flags'];
  /** Newest reading that agrees with the others, as counted on, and the use of the last twelve months. */
  readonly forecast: Forecast | null;
  /** What is to be taken off a counted-on reading for the one on the instrument. */
  readonly offsetKm: number;
};

/** Compares the readings of a log by ODO-CHECK, and forecasts from those that agree. A reading that its keeper calls
 * true is not questioned again, but a forecast starts from it. Rule id: UPKEEP-DUE. */
export function logOdometer(entries: readonly LogEntry[], segment: UseSegment): LogOdometer {
  const noted = entries
    .filter((entry): entry is LogEntry & { readonly km: number } => entry.km !== null)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.km - b.km))
    .slice(-comparedReadings);
  const said = new Set(noted.filter(({ odometer }) => odometer === 'true').map(({ id }) => id));
  const changed = noted.find(({ odometer }) => odometer === 'changed');
  const check = checkOdometer(
    {
      points: noted.map(({ id, on, km }) => ({ id, on, km, source: 'log' })),
      segment,
      registeredOn: null,
      clusterChangedOn: changed?.on ?? null,
    },
    ODOMETER_SETTINGS,
  );
  const flags = check.flags.filter(({ point }) => !said.has(point.id));
  const doubted = new Set(flags.filter((flag) => levelOf(flag) !== 'note').map((f) => f.point.id));
  const agreeing = check.readings.filter(({ id }) => !doubted.has(id));
  const newest = agreeing.at(-1);
  if (newest === undefined) return { ...check, flags, forecast: null, offsetKm: 0 };
  const recent = agreeing.filter(({ on }) => on >= addMonths(newest.on, -rateMonths));
  const first = recent[0] ?? newest;
  const days = daysBetween(first.on, newest.on);
  const driven = newest.shownKm - first.shownKm;
  const isEnough = days >= ODOMETER_SETTINGS.leastRateDays && driven >= 0;
  return {
    readings: check.readings,
    flags,
    forecast: {
      on: newest.on,
      km: newest.shownKm,
      kmPerYear: isEnough ? Math.round((driven / days) * DAYS_A_YEAR) : null,
    },
    offsetKm: newest.shownKm - newest.km,
  };
}

/** Whether a new line has a reading that the others contradict, or that makes another one doubtful: worth a question
 * before it is kept. */
export function hasOdometerConflict(
  entries: readonly LogEntry[],
  added: LogEntry,
  segment: UseSegment,
): boolean {
  if (added.km === null || added.odometer !== null) return false;
  const known = logOdometer(entries, segment);
  const newest = known.readings.at(-1);
  const isSlip =
    newest !== undefined &&
    newest.on <= added.on &&
    newest.km >= added.km &&
    newest.km - added.km <= ODOMETER_SETTINGS.smallKm &&
    daysBetween(newest.on, added.on) <= ODOMETER_SETTINGS.smallDays;
  if (isSlip) return false;
  const before = new Set(askable(known));
  return askable(logOdometer([...entries, added], segment)).some((name) => !before.has(name));
}

function askable({ flags }: LogOdometer): readonly string[] {
  return flags
    .filter((one) => levelOf(one) !== 'note' || one.flag === 'implausible-high')
    .map(({ point, flag }) => `${point.id} ${flag}`);
}

/** The reading on the instrument that is to be expected on a day. Null without any reading. */
export function expectedKm({ forecast, offsetKm }: LogOdometer, on: IstDate): number | null {
  if (forecast === null) return null;
  const days = Math.max(0, daysBetween(forecast.on, on));
  const rate = forecast.kmPerYear ?? usualKmPerYear;
  return Math.round(forecast.km - offsetKm + (rate * days) / DAYS_A_YEAR);
}
