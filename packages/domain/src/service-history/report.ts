import { addMonths, type IstDate, partsOf } from '../shared/ist-date.ts';
import { checkOdometer, type OdometerCheck } from './check-odometer.ts';
import type { AskedSource, ServiceHistory } from './history.ts';
import { levelOf } from './odometer-point.ts';
import type { OdometerSettings } from './odometer-settings.ts';

/** A stretch of time without a visit. */
export type Gap = {
  readonly from: IstDate;
  readonly to: IstDate;
  /** Whole months. */
  readonly months: number;
  /** `before`: between registration and the first visit; `after`: since the last one. */
  readonly where: 'before' | 'between' | 'after';
};

/** What a report says in short. */
export type ReportSummary = {
  readonly visits: number;
  readonly firstOn: IstDate | null;
  readonly lastOn: IstDate | null;
  readonly accidentRepairs: number;
  readonly odometer: OdometerCheck;
  readonly standing: 'agree' | 'disagree' | 'check' | 'too-few';
  /** Every stretch over the threshold, oldest first. */
  readonly gaps: readonly Gap[];
  readonly silentSources: readonly AskedSource[];
};

/** How a history is read. `askedOn`: the day of the answer. `without`: ids of lines left out. */
export type ReadingOptions = {
  readonly askedOn: IstDate;
  readonly settings: OdometerSettings;
  readonly without?: ReadonlySet<string>;
};

/** Summary of a history. Total: never throws. */
export function summarise(history: ServiceHistory, options: ReadingOptions): ReportSummary {
  const visits = history.visits
    .filter(({ id }) => options.without?.has(id) !== true)
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  const points = visits.flatMap(({ id, on, km, source }) =>
    km === null ? [] : [{ id, on, km, source }],
  );
  const odometer = checkOdometer(
    {
      points,
      segment: history.vehicle.segment,
      registeredOn: history.vehicle.registeredOn,
      clusterChangedOn: history.clusterChangedOn,
    },
    options.settings,
  );
  return {
    visits: visits.length,
    firstOn: visits[0]?.on ?? null,
    lastOn: visits.at(-1)?.on ?? null,
    accidentRepairs: visits.filter(({ kind }) => kind === 'accident').length,
    odometer,
    standing: standingOf(odometer),
    gaps: gapsOf(
      visits.map(({ on }) => on),
      history.vehicle.registeredOn,
      options,
    ),
    silentSources: history.sources.filter(({ answered }) => !answered),
  };
}

function standingOf({ readings, flags }: OdometerCheck): ReportSummary['standing'] {
  const levels = new Set(flags.map(levelOf));
  if (levels.has('red')) return 'disagree';
  if (levels.has('amber')) return 'check';
  return readings.length < 2 ? 'too-few' : 'agree';
}

function gapsOf(
  days: readonly IstDate[],
  registeredOn: IstDate | null,
  { askedOn, settings }: ReadingOptions,
): Gap[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const stretches: Omit<Gap, 'months'>[] = [
    ...(registeredOn === null ? [] : [{ from: registeredOn, to: first, where: 'before' as const }]),
    ...days.slice(1).map((to, at) => ({ from: days[at] ?? to, to, where: 'between' as const })),
    { from: last, to: askedOn, where: 'after' },
  ];
  return stretches
    .filter(({ from, to }) => to > addMonths(from, settings.gapMonths))
    .map((gap) => ({ ...gap, months: monthsBetween(gap.from, gap.to) }));
}

/** Whole months from one day to a later one. */
function monthsBetween(from: IstDate, to: IstDate): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonths(from, months) > to ? months - 1 : months;
}
