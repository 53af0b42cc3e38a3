import type { IstDate } from '../../shared/ist-date.ts';
import { type Paise, paise } from '../../shared/money.ts';
import type { LogFuel } from '../log-entry.ts';
import {
  type DistanceUnit,
  findLines,
  type ImportApp,
  type RawLine,
  type VolumeUnit,
} from './find-lines.ts';
import { type DayOrder, decimalSign, readDay, readText, readThousandths } from './read-cells.ts';

/** What the keeper says about a file. */
export type ImportChoices = {
  readonly app: ImportApp;
  /** Fuel of fills whose file does not name one we know. Null: not asked yet. */
  readonly fuel: LogFuel | null;
  /** Units where the file names none. Null: not asked yet. */
  readonly distance?: DistanceUnit | null;
  readonly volume?: VolumeUnit | null;
  /** Null: not asked yet. */
  readonly dayOrder: DayOrder | null;
};

/** A line that can be kept. */
export type ImportedLine = {
  readonly kind: 'service' | 'fuel' | 'expense';
  readonly category: string;
  readonly on: IstDate;
  readonly km: number | null;
  readonly costPaise: Paise | null;
  readonly title: string | null;
  readonly note: string | null;
  readonly place: string | null;
  readonly quantity: number | null;
  readonly isFull: boolean | null;
  readonly isMissed: boolean | null;
};

/** Why a line is left out. */
export type LineFault = 'date' | 'odometer' | 'quantity' | 'future';

/** What a file has. */
export type ImportReading = {
  readonly lines: readonly ImportedLine[];
  /** Lines left out: number of the record in the file from 1, and why. */
  readonly faults: readonly { readonly record: number; readonly fault: LineFault }[];
  /** Some day reads either way round, and no order was chosen: it must be asked. */
  readonly isAmbiguous: boolean;
  /** What the file does not say and has to be asked before its lines can be kept. */
  readonly asks: readonly ImportQuestion[];
};

/** What a file may leave open besides the order of its days. */
export const importQuestions = ['fuel', 'distance', 'volume'] as const;
export type ImportQuestion = (typeof importQuestions)[number];

/** Kilometres of a mile, litres of a gallon. Source: International yard and pound agreement 1959; Weights and Measures
 * Act 1985 (UK). */
const kmOf: Readonly<Record<DistanceUnit, number>> = { km: 1, mi: 1.609_344 };
const litresOf: Readonly<Record<VolumeUnit, number>> = {
  l: 1,
  'gal-us': 3.785_411_784,
  'gal-imp': 4.546_09,
};

const mostKm = 2_000_000;
const mostQuantity = 2_000_000;
const mostPaise = 10_000_000_000;

/** Reads the records of a file of another app. Null where it is no file of that app. Cells are data: a formula is text,
 * and never a number. Rule id: UPKEEP-IMPORT. */
export function importLog(
  records: readonly (readonly string[])[],
  { app, fuel, dayOrder, distance = null, volume = null }: ImportChoices,
  today: IstDate,
): ImportReading | null {
  const raw = findLines(records, app);
  if (raw === null) return null;
  const signOf = (pick: (line: RawLine) => string) => decimalSign(raw.map(pick));
  const signs = {
    km: signOf((line) => line.km),
    quantity: signOf((line) => line.quantity),
    cost: signOf((line) => line.cost),
  };
  // A file has one order: a single day above 12 settles it for all.
  const order = dayOrder ?? settledOrder(raw);
  const lines: ImportedLine[] = [];
  const faults: ImportReading['faults'][number][] = [];
  let isAmbiguous = false;
  for (const line of raw) {
    const on = readDay(line.on, order);
    if (on === 'ambiguous') {
      isAmbiguous = true;
      continue;
    }
    const ofKm = kmOf[line.distance ?? distance ?? 'km'];
    const km = wholeOf(times(readThousandths(line.km, signs.km), ofKm));
    const kind = line.category === '' ? fuel : line.category;
    const quantity =
      line.kind === 'fuel'
        ? times(
            readThousandths(line.quantity, signs.quantity),
            isLiquid(kind) ? litresOf[volumeOf(line, volume) ?? 'l'] : 1,
          )
        : null;
    const cost = readThousandths(line.cost, signs.cost);
    const fault = faultOf(line, { on, km, quantity }, today);
    if (fault !== null || on === null) {
      faults.push({ record: line.record, fault: fault ?? 'date' });
      continue;
    }
    const inPaise = cost === null ? null : Math.round(cost / 10);
    lines.push({
      kind: line.kind,
      // A file whose fuel is still to be asked is not kept.
      category: kind ?? 'petrol',
      on,
      km,
      costPaise: inPaise === null || inPaise > mostPaise ? null : paise(inPaise),
      title: line.kind === 'fuel' ? null : readText(line.title, 120),
      note: readText(line.note, 1000),
      place: readText(line.place, 120),
      quantity,
      isFull: line.kind === 'fuel' ? line.isFull : null,
      isMissed: line.kind === 'fuel' ? line.isMissed : null,
    });
  }
  const fills = raw.filter(({ kind }) => kind === 'fuel');
  const isOpen: Readonly<Record<ImportQuestion, boolean>> = {
    fuel: fuel === null && fills.some(({ category }) => category === ''),
    distance:
      distance === null && raw.some((line) => line.km.trim() !== '' && line.distance === null),
    volume: fills.some(
      (line) =>
        isLiquid(line.category === '' ? fuel : line.category) && volumeOf(line, volume) === null,
    ),
  };
  return { lines, faults, isAmbiguous, asks: importQuestions.filter((one) => isOpen[one]) };
}

/** CNG is sold by the kilogram and electricity by the kWh, whatever a file calls it. */
function isLiquid(fuel: string | null): boolean {
  return fuel !== 'cng' && fuel !== 'electric';
}

function volumeOf(line: RawLine, chosen: VolumeUnit | null): VolumeUnit | null {
  return line.volume === null || line.volume === 'gallon' ? chosen : line.volume;
}

function times(thousandths: number | null, factor: number): number | null {
  return thousandths === null ? null : Math.round(thousandths * factor);
}

function settledOrder(raw: readonly RawLine[]): DayOrder | null {
  for (const { on } of raw) {
    const parts = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}/.exec(on.trim());
    if (parts === null) continue;
    if (Number(parts[1]) > 12) return 'day-first';
    if (Number(parts[2]) > 12) return 'month-first';
  }
  return null;
}

function faultOf(
  { kind, km: typedKm }: RawLine,
  { on, km, quantity }: { on: IstDate | null; km: number | null; quantity: number | null },
  today: IstDate,
): LineFault | null {
  if (on === null) return 'date';
  if (on > today) return 'future';
  if (km === null && (kind === 'fuel' || typedKm.trim() !== '')) return 'odometer';
  const isAmount = quantity !== null && quantity > 0 && quantity <= mostQuantity;
  return kind === 'fuel' && !isAmount ? 'quantity' : null;
}

function wholeOf(thousandths: number | null): number | null {
  if (thousandths === null) return null;
  const km = Math.round(thousandths / 1000);
  return km <= mostKm ? km : null;
}
