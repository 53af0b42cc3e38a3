import { expenseCategories, logFuels, workCategories } from '../log-entry.ts';
import { fuelOf } from './fuel-names.ts';
import { isYes } from './read-cells.ts';

/** Apps whose files can be read; `own`: the spreadsheet that a log is exported as. */
export const importApps = ['lubelogger', 'fuelio', 'drivvo', 'fuelly', 'own'] as const;
export type ImportApp = (typeof importApps)[number];

/** Cells of a line, as text. */
export type RawLine = {
  /** Number of the record in the file, from 1. */
  readonly record: number;
  readonly kind: 'service' | 'fuel' | 'expense';
  /** Of a fill: the fuel, empty where the file does not name it. */
  readonly category: string;
  readonly on: string;
  readonly km: string;
  readonly quantity: string;
  readonly cost: string;
  readonly title: string;
  readonly note: string;
  readonly place: string;
  readonly isFull: boolean;
  readonly isMissed: boolean;
  /** Units that the file names for the line; null where it names none. `gallon`: of which country it does not say. */
  readonly distance: DistanceUnit | null;
  readonly volume: VolumeUnit | 'gallon' | null;
};

/** Units of distance and volume in files of other apps. */
export const distanceUnits = ['km', 'mi'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];
export const volumeUnits = ['l', 'gal-us', 'gal-imp'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

type Records = readonly (readonly string[])[];

/** Names of columns, by what they mean: letters only, before any unit in brackets. */
const names = {
  on: ['date', 'fuelupdate', 'data'],
  km: ['odometer', 'odo', 'mileage'],
  quantity: [
    'gallons',
    'liters',
    'litres',
    'consumption',
    'quantity',
    'fuelconsumed',
    'qty',
    'fuel',
    'volume',
  ],
  cost: ['cost', 'totalcost', 'totalprice', 'price'],
  note: ['notes', 'note'],
  title: ['description', 'costtitle', 'services', 'title'],
  full: ['isfilltofull', 'filledup', 'full'],
  partial: ['partialfuelup', 'partialtank', 'partial'],
  missed: ['missedfuelup', 'missedfillup', 'missed'],
  fuel: ['fueltype'],
} as const;

/** Finds the lines of a file of an app; null where it is none. Fuelio and Drivvo have several tables in one file,
 * LubeLogger and Fuelly one table whose columns are told by their names. */
export function findLines(records: Records, app: ImportApp): readonly RawLine[] | null {
  switch (app) {
    case 'lubelogger':
    case 'fuelly': {
      const [header, ...rows] = records;
      return header === undefined ? null : byHeader(header, rows, 2);
    }
    case 'own':
      return ownLines(records);
    case 'fuelio':
      return bySections(records, {
        '## log': (rows, first) => byHeader(rows[0] ?? [], rows.slice(1), first + 1),
        '## costs': (rows, first) => byHeader(rows[0] ?? [], rows.slice(1), first + 1, 'expense'),
      });
    case 'drivvo':
      return bySections(records, {
        '##refuelling': drivvoFills,
        '#reabastecimiento': drivvoFills,
        '##service': (rows, first) => drivvoWork(rows, first, 'service', 5),
        '#servicio': (rows, first) => drivvoWork(rows, first, 'service', 5),
        '##expense': (rows, first) => drivvoWork(rows, first, 'expense', 6),
      });
  }
}

function byHeader(
  header: readonly string[],
  rows: Records,
  first: number,
  other: 'service' | 'expense' = 'service',
): readonly RawLine[] | null {
  const letters = header.map((cell) =>
    (cell.split('(')[0] ?? '').toLowerCase().replace(/[^a-z]/g, ''),
  );
  const placeOf = (wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = letters.indexOf(name);
      if (place >= 0) return place;
    }
    return -1;
  };
  const at = Object.fromEntries(
    Object.entries(names).map(([key, wanted]) => [key, placeOf(wanted)]),
  ) as Readonly<Record<keyof typeof names, number>>;
  if (at.on < 0 || at.km < 0) return null;
  const isFuel = at.quantity >= 0;
  const distance = distanceIn(header[at.km] ?? '');
  const volume = volumeIn(header[at.quantity] ?? '');
  return rows.map((row, place) => {
    const cell = (column: number) => (column < 0 ? '' : (row[column] ?? ''));
    return {
      record: first + place,
      kind: isFuel ? 'fuel' : other,
      category: isFuel ? fuelOf(cell(at.fuel)) : other === 'service' ? 'service' : 'other',
      on: cell(at.on),
      km: cell(at.km),
      quantity: cell(at.quantity),
      cost: cell(at.cost),
      title: cell(at.title),
      note: cell(at.note),
      place: '',
      isFull: at.full >= 0 ? isYes(cell(at.full)) : !isYes(cell(at.partial)),
      isMissed: isYes(cell(at.missed)),
      distance,
      volume,
    };
  });
}

/** The unit in the name of a column, such as `Odo (km)`. */
function distanceIn(header: string): DistanceUnit | null {
  if (/\bkms?\b|kilomet/i.test(header)) return 'km';
  return /\bmi\b|\bmiles?\b/i.test(header) ? 'mi' : null;
}

function volumeIn(header: string): RawLine['volume'] {
  if (/lit(?:er|re)|\(l\)/i.test(header)) return 'l';
  if (!/gal/i.test(header)) return null;
  if (/us/i.test(header)) return 'gal-us';
  return /uk|imp/i.test(header) ? 'gal-imp' : 'gallon';
}

/** The spreadsheet of an exported log names the kind of each line. An apostrophe that kept a cell from being a formula is
 * taken off again. */
function ownLines(records: Records): readonly RawLine[] | null {
  const [header, ...rows] = records;
  const kindAt = header?.indexOf('Kind') ?? -1;
  const categoryAt = header?.indexOf('Category') ?? -1;
  const placeAt = header?.indexOf('Place') ?? -1;
  if (header === undefined || kindAt < 0 || categoryAt < 0) return null;
  const plain = (text: string) => text.replace(/^'(?=[\s]*[=+\-@])/, '');
  const known: Readonly<Record<RawLine['kind'], readonly string[]>> = {
    service: workCategories,
    fuel: logFuels,
    expense: expenseCategories,
  };
  return (byHeader(header, rows, 2) ?? []).map((line, place) => {
    const row = rows[place] ?? [];
    const kind = (['service', 'fuel'] as const).find((one) => one === row[kindAt]) ?? 'expense';
    const category = known[kind].find((one) => one === row[categoryAt]);
    return {
      ...line,
      kind,
      category: category ?? { service: 'service', fuel: '', expense: 'other' }[kind],
      title: plain(line.title),
      note: plain(line.note),
      place: plain(row[placeAt] ?? ''),
      distance: 'km',
      volume: 'l',
    };
  });
}

type ReadSection = (rows: Records, first: number) => readonly RawLine[] | null;

/** Tables that begin with a line of their own, such as `## Log`; other tables are passed over. */
function bySections(
  records: Records,
  readers: Readonly<Record<string, ReadSection>>,
): readonly RawLine[] | null {
  const starts = records.flatMap((row, place) => (row[0]?.startsWith('#') ? [place] : []));
  const lines: RawLine[] = [];
  let isFound = false;
  for (const [at, start] of starts.entries()) {
    const read = readers[(records[start]?.[0] ?? '').trim().toLowerCase()];
    if (read === undefined) continue;
    isFound = true;
    lines.push(...(read(records.slice(start + 1, starts[at + 1]), start + 2) ?? []));
  }
  return isFound ? lines : null;
}

/** Names of Drivvo's columns are translated, so they are read by position, below a header. */
function drivvoFills(rows: Records, first: number): readonly RawLine[] {
  return rows.slice(1).flatMap((row, place) =>
    drivvoFuels
      .filter((at) => at === drivvoFuels[0] || (row[at + 3] ?? '').trim() !== '')
      .map((at) => ({
        record: first + 1 + place,
        kind: 'fuel' as const,
        category: fuelOf(row[at] ?? ''),
        km: row[0] ?? '',
        on: row[1] ?? '',
        cost: row[at + 2] ?? '',
        quantity: row[at + 3] ?? '',
        isFull: isYes(row[at + 4] ?? ''),
        isMissed: false,
        title: '',
        note: row[18] ?? '',
        place: '',
        distance: null,
        volume: null,
      })),
  );
}

/** Where a refuelling's fuels begin, each with name, price, cost, volume and whether it was filled up: a vehicle with two
 * fuels has both in one row. */
const drivvoFuels = [2, 7, 12] as const;

function drivvoWork(
  rows: Records,
  first: number,
  kind: 'service' | 'expense',
  note: number,
): readonly RawLine[] {
  return rows.slice(1).map((row, place) => ({
    record: first + 1 + place,
    kind,
    category: kind === 'service' ? 'service' : 'other',
    km: row[0] ?? '',
    on: row[1] ?? '',
    cost: row[2] ?? '',
    title: row[3] ?? '',
    note: row[note] ?? '',
    place: '',
    quantity: '',
    isFull: false,
    isMissed: false,
    distance: null,
    volume: null,
  }));
}
