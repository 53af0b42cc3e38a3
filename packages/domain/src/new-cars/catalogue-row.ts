import type { Confidence } from '../places/rto-offices.ts';
import { slugOf } from '../places/slugs.ts';
import { type IstDate, isBefore, parseIstDate } from '../shared/ist-date.ts';
import { type Paise, rupees } from '../shared/money.ts';
import {
  type CarBody,
  type CarFuel,
  carBodies,
  carFuels,
  type DriveKind,
  driveKinds,
  type GearboxKind,
  gearboxKinds,
  type PriceKind,
  priceKinds,
  type WayKnown,
  waysKnown,
} from './car-facts.ts';
import { type SpecKeyId, specKeyIds, specKeys } from './spec-keys.ts';

/** A figure with how it is known and where from. */
export type SpecValue = {
  readonly value: number;
  readonly known: WayKnown;
  readonly source: string;
};
export type Specification = Partial<Readonly<Record<SpecKeyId, SpecValue>>>;

/** A price as a source stated it for a month. */
export type CarPrice = {
  readonly kind: PriceKind;
  readonly amount: Paise;
  /** First day of the month. */
  readonly asOf: IstDate;
  readonly source: string;
  readonly confidence: Confidence;
};

/** A variant as a list states it. */
export type CatalogueRow = {
  readonly make: string;
  readonly model: string;
  readonly variant: string;
  readonly body: CarBody;
  readonly fuel: CarFuel;
  readonly gearboxKind: GearboxKind | null;
  readonly gearbox: string | null;
  readonly drive: DriveKind | null;
  readonly specification: Specification;
  readonly price: CarPrice | null;
};

/** A row is refused only when it cannot be told which car it is, or its price cannot be trusted. A figure out of range
 * or with letters is left out, and counted. */
export type RowFault =
  | 'no-name'
  | 'name-too-long'
  /** A name that a spreadsheet would run, once the list is opened in one. */
  | 'formula'
  /** Characters were lost when the list was saved in another encoding. */
  | 'garbled'
  | 'unknown-body'
  | 'unknown-fuel'
  | 'bad-price'
  | 'bad-price-date'
  | 'price-in-future'
  | 'bad-confidence'
  | 'unknown-source';
export type ReadRow =
  | { readonly row: CatalogueRow; readonly dropped: readonly string[] }
  | { readonly fault: RowFault };

/** Columns of the figures; docs/catalogue.md has all columns. */
const figureColumns: Readonly<Record<SpecKeyId, string>> = {
  engineCc: 'engine_cc',
  powerBhp: 'power_bhp',
  torqueNm: 'torque_nm',
  batteryKwh: 'battery_kwh',
  kmpl: 'kmpl',
  kmPerKg: 'km_per_kg',
  rangeKm: 'range_km',
  tankL: 'tank_l',
  seats: 'seats',
  lengthMm: 'length_mm',
  widthMm: 'width_mm',
  heightMm: 'height_mm',
  wheelbaseMm: 'wheelbase_mm',
  groundClearanceMm: 'ground_clearance_mm',
  bootL: 'boot_l',
  airbags: 'airbags',
};

const needed = ['make', 'model', 'variant', 'body', 'fuel'];

/** Whether a list with these columns can be read. Others are ignored. */
export function missingColumns(columns: readonly string[]): readonly string[] {
  return needed.filter((column) => !columns.includes(column));
}

const longestName = 80;
const leastPrice = 100_000;
const mostPrice = 500_000_000;
const confidences: readonly Confidence[] = ['high', 'medium', 'low', 'unverified'];

type Cells = Readonly<Record<string, string | undefined>>;
type Reading = { readonly sources: ReadonlySet<string>; readonly today: IstDate };

/** Reads a row of a list, all cells as text. An empty cell is an unknown value, never 0. */
export function readCatalogueRow(cells: Cells, { sources, today }: Reading): ReadRow {
  const text = (column: string) => cleaned(cells[column]);
  const names = [text('make'), text('model'), text('variant')] as const;
  if (names.some((name) => slugOf(name) === '')) return { fault: 'no-name' };
  if (names.some((name) => name.length > longestName)) return { fault: 'name-too-long' };
  const words = [...names, text('gearbox')];
  if (words.some((word) => /^[=+\-@|]/.test(word))) return { fault: 'formula' };
  if (words.some((word) => word.includes('\uFFFD'))) return { fault: 'garbled' };
  const body = oneOf(carBodies, text('body'));
  if (body === null) return { fault: 'unknown-body' };
  const fuel = oneOf(carFuels, text('fuel'));
  if (fuel === null) return { fault: 'unknown-fuel' };
  const price = text('price_rupees') === '' ? null : readPrice(text, { sources, today });
  if (typeof price === 'string') return { fault: price };
  const source = text('spec_source');
  const figures = readFigures(text, source);
  if (Object.keys(figures.specification).length > 0 && !sources.has(source)) {
    return { fault: 'unknown-source' };
  }
  const [make, model, variant] = names;
  return {
    row: {
      make,
      model,
      variant,
      body,
      fuel,
      gearboxKind: oneOf(gearboxKinds, text('gearbox_kind')),
      gearbox: text('gearbox').slice(0, longestName) || null,
      drive: oneOf(driveKinds, text('drive')),
      specification: figures.specification,
      price,
    },
    dropped: figures.dropped,
  };
}

function readPrice(text: (column: string) => string, { sources, today }: Reading) {
  const kind = oneOf(priceKinds, text('price_kind') || 'full');
  const amount = Number(text('price_rupees'));
  const isWhole = /^\d{1,9}$/.test(text('price_rupees'));
  if (kind === null || !isWhole || amount < leastPrice || amount > mostPrice) return 'bad-price';
  const asOf = parseIstDate(`${text('price_as_of').slice(0, 7)}-01`);
  if (asOf === null) return 'bad-price-date';
  if (isBefore(today, asOf)) return 'price-in-future';
  const confidence = oneOf(confidences, text('price_confidence'));
  if (confidence === null) return 'bad-confidence';
  const source = text('price_source');
  if (!sources.has(source)) return 'unknown-source';
  return { kind, amount: rupees(amount), asOf, source, confidence };
}

function readFigures(text: (column: string) => string, source: string) {
  const known = oneOf(waysKnown, text('spec_known')) ?? 'hand';
  const specification: Partial<Record<SpecKeyId, SpecValue>> = {};
  const dropped: string[] = [];
  for (const key of specKeyIds) {
    const written = text(figureColumns[key]);
    if (written === '') continue;
    const { least, most } = specKeys[key];
    const value = Number(written);
    const isFigure = /^\d{1,7}(?:\.\d{1,3})?$/.test(written) && value >= least && value <= most;
    if (isFigure) specification[key] = { value, known, source };
    else dropped.push(figureColumns[key]);
  }
  return { specification, dropped };
}

/** Without control characters, doubled spaces, and the apostrophe that keeps a spreadsheet from running a cell. */
function cleaned(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '');
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value | null {
  const written = text.toLowerCase();
  return values.find((value) => value === written) ?? null;
}
