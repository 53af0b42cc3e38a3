import type { Dated } from '../shared/dated.ts';
import { parseIstDate } from '../shared/ist-date.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { MotorTables } from './motor-tables.ts';

/** A figure or text that a corrected file changes. `before` null: it is new; `after` null: it is gone. */
export type TariffChange = {
  /** As `thirdParty[2022-06-01].hybridLess`. */
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
};

type Row = Dated & Readonly<Record<string, unknown>>;

/** Reads tables of motor rating from a file: the tables that the product has, each with dated rows of the same form as
 * those shipped. Refuses with every fault by its place. Rule id: MOTOR-RATING. */
export function readMotorTables(
  given: unknown,
  shipped: MotorTables,
): Result<MotorTables, readonly string[]> {
  const model = tablesOf(shipped);
  if (!isRecord(given)) return err(['the file is not an object of tables']);
  const faults = Object.keys(model).flatMap((table) => tableFaults(table, given[table], model));
  const unknown = Object.keys(given).filter((name) => name !== 'meta' && !(name in model));
  const all = [...faults, ...unknown.map((name) => `${name}: there is no such table`)];
  return all.length > 0 ? err(all) : ok(given as MotorTables);
}

/** What a corrected file changes, place by place, in the order of the tables. A row of new days is compared with the one
 * that was in force before it. */
export function compareTariffs(before: MotorTables, after: MotorTables): readonly TariffChange[] {
  const corrected = flatten(after);
  const old = new Map([...formerRows(before, after), ...flatten(before)]);
  const places = [...new Set([...old.keys(), ...corrected.keys()])];
  return places.flatMap((place) => {
    const change = { place, before: old.get(place) ?? null, after: corrected.get(place) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

function tablesOf(tables: MotorTables): Readonly<Record<string, readonly Row[]>> {
  const { meta: _, ...rest } = tables as MotorTables & { readonly meta?: unknown };
  return rest as unknown as Readonly<Record<string, readonly Row[]>>;
}

function tableFaults(
  table: string,
  given: unknown,
  model: Readonly<Record<string, readonly Row[]>>,
): readonly string[] {
  const sample = model[table]?.[0];
  if (!Array.isArray(given) || given.length === 0) return [`${table}: no rows`];
  const rows = given as readonly unknown[];
  const faults = rows.flatMap((row, place) => formFaults(`${table}[${place}]`, row, sample));
  return faults.length > 0 ? faults : dateFaults(table, rows as readonly Row[]);
}

/** Rows follow each other by their days, without a day in two of them; only the last is current. */
function dateFaults(table: string, rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ from, until }, place) => {
    const at = `${table}[${place}]`;
    const next = rows[place + 1];
    const isDay = (text: string | null) => text === null || parseIstDate(text) !== null;
    if (!isDay(from) || !isDay(until)) return [`${at}: from or until is not a day`];
    if (until !== null && until < from) return [`${at}: it ends before it begins`];
    if (next !== undefined && (until === null || until >= next.from)) {
      return [`${at}: it must end before ${next.from}, when the next row begins`];
    }
    return [];
  });
}

/** A value has the form of the sample: the same keys, numbers of 0 or more, texts, lists of the same kind. `null` and a
 * number or text stand for each other, as open ends do. */
function formFaults(at: string, given: unknown, sample: unknown): readonly string[] {
  if (Array.isArray(sample)) {
    if (!Array.isArray(given) || given.length === 0) return [`${at}: a list is missing`];
    const [first] = sample as readonly unknown[];
    return (given as readonly unknown[]).flatMap((one, place) =>
      formFaults(`${at}[${place}]`, one, first),
    );
  }
  if (isRecord(sample)) {
    if (!isRecord(given)) return [`${at}: an object is missing`];
    const missing = Object.keys(sample).filter((key) => !(key in given));
    const extra = Object.keys(given).filter((key) => !(key in sample));
    return [
      ...missing.map((key) => `${at}.${key}: is missing`),
      ...extra.map((key) => `${at}.${key}: is not known`),
      ...Object.keys(sample).flatMap((key) =>
        key in given ? formFaults(`${at}.${key}`, given[key], sample[key]) : [],
      ),
    ];
  }
  if (typeof given === 'number') {
    const isNumber = Number.isFinite(given) && given >= 0 && typeof sample !== 'string';
    return isNumber ? [] : [`${at}: is not a number of 0 or more`];
  }
  if (given === null) return typeof sample === 'number' && !/upTo/.test(at) ? openEnds(at) : [];
  const isText = typeof given === 'string' && typeof sample !== 'number';
  return isText ? [] : [`${at}: is not as in the shipped file`];
}

/** Only an end or a rate of depreciation may be open. */
function openEnds(at: string): readonly string[] {
  return /\.(?:rate|until)$|ageBands/.test(at) ? [] : [`${at}: may not be empty`];
}

/** For each row of `after` that begins on a new day: the row before it, under the new one's place. */
function formerRows(before: MotorTables, after: MotorTables): ReadonlyMap<string, string> {
  const known = tablesOf(before);
  const found = new Map<string, string>();
  for (const [table, rows] of Object.entries(tablesOf(after))) {
    const old = known[table] ?? [];
    for (const { from } of rows) {
      if (old.some((row) => row.from === from)) continue;
      const former = old.findLast((row) => row.from < from);
      if (former !== undefined) addPlaces(found, `${table}[${from}]`, former);
    }
  }
  return found;
}

function flatten(tables: MotorTables): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [table, rows] of Object.entries(tablesOf(tables))) {
    for (const row of rows) addPlaces(found, `${table}[${row.from}]`, row);
  }
  return found;
}

function addPlaces(found: Map<string, string>, at: string, row: Row): void {
  const visit = (place: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const [index, one] of (value as readonly unknown[]).entries()) {
        visit(`${place}[${index}]`, one);
      }
    } else if (isRecord(value)) {
      for (const [key, one] of Object.entries(value)) visit(`${place}.${key}`, one);
    } else {
      found.set(place, String(value));
    }
  };
  visit(at, row);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
