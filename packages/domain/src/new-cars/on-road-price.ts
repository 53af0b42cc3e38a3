import file from '../../data/on-road-rules.json' with { type: 'json' };
import {
  type MotorTables,
  shippedMotorTables,
  type TariffZone,
  type VehiclePower,
} from '../insurance/motor-tables.ts';
import {
  type NewCarPremium,
  newCarPremium,
  type OwnerDriverCover,
  ownerDriverCover,
} from '../insurance/motor-tariff.ts';
import type { Confidence } from '../places/rto-offices.ts';
import { type FeeBook, shippedFees } from '../rto-services/fee-book.ts';
import { feesOf } from '../rto-services/fees-of.ts';
import { stateRoadTax, type TaxOwner } from '../rto-services/road-tax.ts';
import {
  estimateRoadTax,
  type RoadTaxLine,
  type RoadTaxOf,
} from '../rto-services/road-tax-estimate.ts';
import { findRtoService } from '../rto-services/rto-services.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { type CarFuel, taxFuelOf } from './car-facts.ts';
import { type GstInside, gstInside } from './gst-inside.ts';

/** A new car, with the facts that decide what is added to its price. Null: not known. */
export type PricedCar = {
  /** With GST. */
  readonly exShowroom: Paise;
  readonly fuel: CarFuel;
  readonly engineCc: number | null;
  readonly motorKw: number | null;
  readonly lengthMm: number | null;
};

/** Where and how it is registered. */
export type Registration = {
  readonly stateCode: string;
  readonly zone: TariffZone;
  readonly owner: TaxOwner;
  readonly withLoan: boolean;
};

export const onRoadLineIds = [
  'ex-showroom',
  'road-tax',
  'surcharge',
  'state-charge',
  'registration',
  'smart-card',
  'hypothecation',
  'insurance',
  'tcs',
  'fastag',
  'handling',
] as const;
export type OnRoadLineId = (typeof onRoadLineIds)[number];

/** A line with the rule behind it. `amount` null: the rule, or a fact it needs, is not known. */
export type OnRoadLine = {
  readonly id: OnRoadLineId;
  /** The state's own name of a charge; null where the id says it. */
  readonly name: Bilingual | null;
  readonly amount: Paise | null;
  /** In thousandths of a percent: of the price, or of the tax for a surcharge; null for a fixed amount. */
  readonly rate: number | null;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** A price up to a tenth higher at which tax or TCS jump, and by how much, apart from the rupee itself. */
export type PriceStep = { readonly above: Paise; readonly more: Paise };

/** On-road price of a new car, line by line. */
export type OnRoadPrice = {
  readonly lines: readonly OnRoadLine[];
  /** Null while a line is not known. */
  readonly total: Paise | null;
  /** GST within the ex-showroom price; null where the facts that set its rate are not known. */
  readonly gst: GstInside | null;
  readonly nextStep: PriceStep | null;
  /** Discount on the reference rate of own damage that the insurance line was computed with, in thousandths of a
   * percent; null while the line is not known. */
  readonly insuranceDiscount: number | null;
  /** Not in the total: needed unless the owner has one. Null for a company. */
  readonly ownerDriver: OwnerDriverCover | null;
  /** The year, years, or year and month of the state's rates; null where they are not known. */
  readonly taxAsOf: string | null;
  readonly stateNotes: readonly Bilingual[];
};

const whole = 100_000;
/** A jump in tax further away than a tenth of the price is no news to a buyer. */
const nearby = 1.1;

/** Dated rows of GST, TCS, FASTag, handling charges and waivers of fees: the form of `data/on-road-rules.json`. */
export type OnRoadRules = Omit<typeof file, 'meta' | 'oldPriceMonths'>;

/** The rules that a price is computed by. */
export type TaxRules = {
  readonly onRoad: OnRoadRules;
  readonly roadTaxOf: RoadTaxOf;
  readonly fees: FeeBook;
  readonly motor: MotorTables;
};

/** The rules that ship with the program. */
export const shippedRules: TaxRules = {
  onRoad: file,
  roadTaxOf: stateRoadTax,
  fees: shippedFees,
  motor: shippedMotorTables,
};

/** Adds up what a buyer pays. Slab rates apply to the whole price. Source: each line's own.
 * Rule ids: ON-ROAD-PRICE, GST-CAR, TCS-CAR, ROAD-TAX, MOTOR-PREMIUM. */
export function onRoadPrice(
  car: PricedCar,
  where: Registration,
  on: IstDate,
  rules: TaxRules = shippedRules,
): OnRoadPrice {
  const { onRoad, roadTaxOf, motor } = rules;
  const { lines, limit } = statutoryLines(car, where, { on, rules });
  const premium = premiumOf(car, where, { on, rules });
  const all = [
    ...lines,
    insuranceLine(premium),
    tcsLine(car, onRoad.tcs, on),
    ...fixedLine('fastag', currentOf(onRoad.fastag, on)),
    ...fixedLine('handling', currentOf(onRoad.handling, on)),
  ];
  const known = all.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return {
    lines: all,
    total: known.length === all.length ? sumPaise(known) : null,
    gst: gstInside(car, onRoad.gst, on),
    nextStep: nextStep(car, where, { on, rules }, limit),
    insuranceDiscount: premium?.discount ?? null,
    ownerDriver: where.owner === 'company' ? null : ownerDriverCover(on, motor),
    taxAsOf: roadTaxOf(where.stateCode)?.asOf ?? null,
    stateNotes: roadTaxOf(where.stateCode)?.words ?? [],
  };
}

type Statutory = { readonly lines: readonly OnRoadLine[]; readonly limit: Paise | null };

type RulesOn = { readonly on: IstDate; readonly rules: TaxRules };

function statutoryLines(car: PricedCar, where: Registration, { on, rules }: RulesOn): Statutory {
  const { stateCode, owner, withLoan } = where;
  const fuel = taxFuelOf(car.fuel);
  const price: OnRoadLine = {
    id: 'ex-showroom',
    name: null,
    amount: car.exShowroom,
    rate: null,
    confidence: 'high',
    sources: [],
  };
  const estimate = estimateRoadTax(
    stateCode,
    { price: car.exShowroom, fuel, owner, engineCc: car.engineCc },
    on,
    rules.roadTaxOf,
  );
  const tax = estimate.ok && estimate.value.kind === 'known' ? estimate.value : null;
  const taxLines =
    tax === null
      ? [unknownLine('road-tax')]
      : tax.lines.map((line) => stateLine(line, tax.tax.sources));
  return {
    lines: [price, ...taxLines, ...officeLines(car, { stateCode, withLoan }, { on, rules })],
    limit: tax?.lines[0]?.slab?.upToPaise ?? null,
  };
}

function unknownLine(id: OnRoadLineId): OnRoadLine {
  return { id, name: null, amount: null, rate: null, confidence: 'unverified', sources: [] };
}

function stateLine(line: RoadTaxLine, sources: readonly string[]): OnRoadLine {
  const id =
    line.id === 'tax' ? 'road-tax' : line.id === 'surcharge' ? 'surcharge' : 'state-charge';
  const { name, amount, rate, confidence } = line;
  return { id, name, amount, rate, confidence, sources };
}

/** Fees of the registering office: CMVR 1989 r. 81. */
function officeLines(
  { fuel, exShowroom }: PricedCar,
  { stateCode, withLoan }: Pick<Registration, 'stateCode' | 'withLoan'>,
  { on, rules }: RulesOn,
): OnRoadLine[] {
  const waiver = currentOf(
    rules.onRoad.noRegistrationFee.filter(
      (row) =>
        row.stateCode === stateCode && row.fuels.includes(fuel) && exShowroom <= row.upToPaise,
    ),
    on,
  );
  const [fee, card] = feeLines(rules.fees, 'new-registration', ['registration', 'smart-card']);
  const lines = [
    fee === undefined || waiver === null
      ? fee
      : {
          ...fee,
          amount: paise(0),
          confidence: waiver.confidence as Confidence,
          sources: waiver.source,
        },
    card,
    ...(withLoan ? feeLines(rules.fees, 'hypothecation-addition', ['hypothecation']) : []),
  ];
  return lines.filter((line) => line !== undefined);
}

const feesKnown = new WeakMap<FeeBook, Map<string, readonly OnRoadLine[]>>();

/** Fees of a service; they depend on nothing about the car, so they are added up once. */
function feeLines(
  book: FeeBook,
  serviceId: string,
  ids: readonly OnRoadLineId[],
): readonly OnRoadLine[] {
  const ofBook = feesKnown.get(book) ?? new Map<string, readonly OnRoadLine[]>();
  feesKnown.set(book, ofBook);
  const known = ofBook.get(serviceId);
  if (known !== undefined) return known;
  const service = findRtoService(serviceId);
  if (service === null) throw new Error(`rto-services.json: no ${serviceId}`);
  const fees = feesOf(service, { vehicleClass: 'lmv-private', withCard: ids.length > 1 }, book);
  if (!fees.ok) throw new Error(`rto-services.json: ${fees.error} for ${serviceId}`);
  const lines = ids.map((id, place) => {
    const line = fees.value.lines[place];
    return line === undefined ? unknownLine(id) : { id, name: null, rate: null, ...pick(line) };
  });
  ofBook.set(serviceId, lines);
  return lines;
}

function pick({
  amount,
  confidence,
  sources,
}: Pick<OnRoadLine, 'amount' | 'confidence' | 'sources'>) {
  return { amount, confidence, sources };
}

function premiumOf(
  car: PricedCar,
  { zone }: Registration,
  { on, rules: { motor: tables } }: RulesOn,
): NewCarPremium | null {
  const power = powerOf(car);
  return power === null ? null : newCarPremium(car.exShowroom, power, { zone, on, tables });
}

function insuranceLine(premium: NewCarPremium | null): OnRoadLine {
  if (premium === null) return unknownLine('insurance');
  const { total, confidence, sources } = premium;
  return { id: 'insurance', name: null, amount: total, rate: null, confidence, sources };
}

/** Null where the engine, or the motor of an electric car, is not known. */
export function powerOf({ fuel, engineCc, motorKw }: PricedCar): VehiclePower | null {
  if (fuel === 'electric') return motorKw === null ? null : { kind: 'motor', kw: motorKw };
  const isHybrid = taxFuelOf(fuel) === 'hybrid';
  return engineCc === null ? null : { kind: 'engine', cc: engineCc, isHybrid };
}

function tcsLine({ exShowroom }: PricedCar, rows: OnRoadRules['tcs'], on: IstDate): OnRoadLine {
  const row = currentOf(rows, on);
  if (row === null) return unknownLine('tcs');
  const isOver = exShowroom > row.overPaise;
  return {
    id: 'tcs',
    name: null,
    amount: isOver ? share(exShowroom, row.rate) : paise(0),
    rate: isOver ? row.rate : null,
    confidence: row.confidence as Confidence,
    sources: row.source,
  };
}

type FixedRow = {
  readonly paise: number;
  readonly confidence: string;
  readonly source: readonly string[];
};

function fixedLine(id: OnRoadLineId, row: FixedRow | null): OnRoadLine[] {
  if (row === null) return [unknownLine(id)];
  const confidence = row.confidence as Confidence;
  return [
    { id, name: null, amount: paise(row.paise), rate: null, confidence, sources: row.source },
  ];
}

/** The state's slab limit or the limit of TCS, whichever comes first above the price. */
function nextStep(
  car: PricedCar,
  where: Registration,
  { on, rules }: RulesOn,
  slabLimit: Paise | null,
): PriceStep | null {
  const tcs = currentOf(rules.onRoad.tcs, on)?.overPaise ?? null;
  const limits = [slabLimit, tcs].filter(
    (limit): limit is Paise =>
      limit !== null && limit >= car.exShowroom && limit <= car.exShowroom * nearby,
  );
  if (limits.length === 0) return null;
  const above = paise(Math.min(...limits));
  const at = taxAndTcs({ ...car, exShowroom: above }, where, { on, rules });
  const over = taxAndTcs({ ...car, exShowroom: paise(above + 100) }, where, { on, rules });
  if (at === null || over === null || over <= at) return null;
  return { above, more: paise(over - at) };
}

function taxAndTcs(car: PricedCar, where: Registration, rulesOn: RulesOn): Paise | null {
  const { on, rules } = rulesOn;
  const lines = statutoryLines(car, where, rulesOn).lines.slice(1);
  const amounts = [...lines, tcsLine(car, rules.onRoad.tcs, on)].map(({ amount }) => amount);
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumPaise(known) : null;
}

/** In whole rupees, half up. */
function share(amount: Paise, rate: number): Paise {
  return paise(Math.round((amount * rate) / whole / 100) * 100);
}
