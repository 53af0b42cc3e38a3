import { currentOf, type Dated } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { MotorTables } from './motor-tables.ts';

/** What is wrong with tables of the right form: a table without a row on a day, bands that do not rise up to an open end,
 * and rates that do not fit the age bands. Such tables would leave vehicles without a price. Rule id: MOTOR-RATING. */
export function motorTableFaults(tables: MotorTables, today: IstDate): readonly string[] {
  const { meta: _, ...lists } = tables as MotorTables & { readonly meta?: unknown };
  const missing = Object.entries(lists as Readonly<Record<string, readonly Dated[]>>)
    .filter(([, rows]) => currentOf(rows, today) === null)
    .map(([table]) => `${table}: no row is in force on ${today}`);
  const ages = tables.ownDamage.flatMap(({ from, ageBands, zones }) =>
    Object.entries(zones).flatMap(([zone, classes]) =>
      Object.entries(classes).flatMap(([vehicle, bands]) =>
        bands.some(({ rates }) => rates.length !== ageBands.length)
          ? [`ownDamage[${from}].zones.${zone}.${vehicle}: one rate for each age band is needed`]
          : [],
      ),
    ),
  );
  return [...missing, ...bandFaults('', lists), ...ages];
}

const ends = ['upTo', 'upToMonths'] as const;

function bandFaults(at: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    const end = ends.find((name) => list.every((one) => isRecord(one) && name in one));
    const own = end === undefined ? [] : orderFaults(at, list as readonly Band[], end);
    return [...own, ...list.flatMap((one, place) => bandFaults(`${at}[${place}]`, one))];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    bandFaults(at === '' ? key : `${at}.${key}`, one),
  );
}

type Band = Readonly<Record<(typeof ends)[number], number | null>>;

function orderFaults(
  at: string,
  bands: readonly Band[],
  end: (typeof ends)[number],
): readonly string[] {
  const limits = bands.map((band) => band[end]);
  const isOpen = limits.at(-1) === null;
  const rises = limits
    .slice(0, -1)
    .every((limit, place) => limit !== null && limit > (limits[place - 1] ?? 0));
  return isOpen && rises ? [] : [`${at}: bands must rise, and only the last is open`];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
