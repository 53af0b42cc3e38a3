import { carColours } from '@pahiya/domain/listings/listing';
import { carBodies, carFuels, gearboxKinds } from '@pahiya/domain/new-cars/car-facts';
import { allCities } from '@pahiya/domain/places/cities';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { parse } from 'csv-parse/sync';

/** Columns of an import. `status`: empty, `sold` or `removed`. `description`: what the dealer says about the car; without the
 * column it stays as it was. */
export const dealerColumns = [
  'stock',
  'vehicle_number',
  'make',
  'model',
  'year',
  'variant',
  'fuel',
  'gearbox',
  'body',
  'km',
  'owners',
  'colour',
  'price',
  'city',
  'status',
  'description',
] as const;
/** A file may lack them. */
const optional: readonly string[] = ['status', 'description'];
type Column = (typeof dealerColumns)[number];

export type LineFault = { readonly column: string; readonly message: string };

/** A line that can be read. */
export type DealerCar = {
  readonly stock: string;
  readonly vehicleNumber: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly variant: string | null;
  readonly fuel: (typeof carFuels)[number];
  readonly gearbox: (typeof gearboxKinds)[number];
  readonly body: (typeof carBodies)[number];
  readonly km: number;
  readonly owners: number;
  readonly colour: (typeof carColours)[number];
  readonly price: Paise;
  readonly cityId: number;
  readonly status: 'offered' | 'sold' | 'removed';
  /** Null: none. Undefined: the file does not say. */
  readonly description: string | null | undefined;
};

/** A line of a file, 2 for the first below the names of the columns. */
export type DealerLine = {
  readonly line: number;
  readonly stock: string;
  readonly car: DealerCar | null;
  readonly faults: readonly LineFault[];
};

const linesAtMost = 1000;

/** Reads a dealer's CSV. A file that is none, or lacks a column, has one faulty line. */
export function readDealerCsv(csv: string): readonly DealerLine[] {
  const faulty = (line: number, column: string, message: string): readonly DealerLine[] => [
    { line, stock: '', car: null, faults: [{ column, message }] },
  ];
  let rows: Record<string, string>[];
  try {
    rows = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      trim: true,
      to: linesAtMost + 1,
      max_record_size: 4000,
    });
  } catch {
    return faulty(1, 'file', 'This is not a CSV with one line for each car.');
  }
  const [first] = rows;
  if (first === undefined) return faulty(1, 'file', 'The file has no cars.');
  const missing = dealerColumns.find((column) => !optional.includes(column) && !(column in first));
  if (missing !== undefined) return faulty(1, missing, `The column ${missing} is missing.`);
  if (rows.length > linesAtMost) {
    return faulty(linesAtMost + 2, 'file', `A file has at most ${linesAtMost} cars.`);
  }
  const seen = new Set<string>();
  return rows.map((row, at) => {
    const read = readLine(row, at + 2);
    if (read.stock === '' || !seen.has(read.stock)) {
      seen.add(read.stock);
      return read;
    }
    const fault = { column: 'stock', message: 'This stock number is in the file twice.' };
    return { ...read, car: null, faults: [...read.faults, fault] };
  });
}

function readLine(row: Record<string, string>, line: number): DealerLine {
  const faults: LineFault[] = [];
  const text = (column: Column) => (row[column] ?? '').trim();
  const fail = (column: Column, message: string) => {
    faults.push({ column, message });
    return null;
  };
  const whole = (column: Column, message: string) => {
    const typed = text(column).replace(/[\s,₹]/g, '');
    return /^\d{1,12}$/.test(typed) ? Number(typed) : fail(column, message);
  };
  const oneOf = <Value extends string>(column: Column, values: readonly Value[]) =>
    values.find((value) => value === text(column).toLowerCase()) ??
    fail(column, `Enter one of: ${values.join(', ')}`);
  const stock = text('stock').slice(0, 40);
  if (stock === '') fail('stock', 'Enter a stock number.');
  const slug = (column: 'make' | 'model') =>
    text(column)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const city = allCities.find(
    ({ id, name }) =>
      String(id) === text('city') || name.toLowerCase() === text('city').toLowerCase(),
  );
  if (city === undefined) fail('city', 'Enter the name of a city of our list.');
  const year = whole('year', 'Enter the year, such as 2021');
  const km = whole('km', 'Enter whole km');
  const owners = whole('owners', 'Enter the number of owners');
  const price = whole('price', 'Enter the price in rupees');
  const fuel = oneOf('fuel', carFuels);
  const gearbox = oneOf('gearbox', gearboxKinds);
  const body = oneOf('body', carBodies);
  const colour = oneOf('colour', carColours);
  const status = text('status') === '' ? 'offered' : oneOf('status', ['sold', 'removed']);
  const isWhole =
    faults.length === 0 &&
    city !== undefined &&
    ![year, km, owners, price, fuel, gearbox, body, colour, status].includes(null);
  const car = {
    ...{ stock, vehicleNumber: text('vehicle_number'), make: slug('make'), model: slug('model') },
    ...{ variant: text('variant').slice(0, 80) || null, year, km, owners, fuel, gearbox, body },
    ...{ colour, status, price: rupees(price ?? 0), cityId: city?.id ?? 0 },
    description: 'description' in row ? text('description') || null : undefined,
  };
  // No field is null once nothing is wrong.
  return { line, stock, car: isWhole ? (car as DealerCar) : null, faults };
}
