import { stateSlug } from '@pahiya/domain/places/slugs';
import { findState } from '@pahiya/domain/places/states';
import { ageBandChoices, vehicleClassChoices } from '@pahiya/domain/rto-services/fee-words';
import { type FeeRefusal, feesOf } from '@pahiya/domain/rto-services/fees-of';
import {
  bharatTaxRate,
  roadTaxStates,
  type SlabLimit,
  taxFuels,
  taxOwners,
} from '@pahiya/domain/rto-services/road-tax';
import {
  estimateRoadTax,
  type RoadTaxRefusal,
} from '@pahiya/domain/rto-services/road-tax-estimate';
import {
  findRtoService,
  rtoServicesOf,
  serviceNotes,
} from '@pahiya/domain/rto-services/rto-services';
import { yearsAfterGrace } from '@pahiya/domain/rto-services/vehicle-age';
import { addMonths, toIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { isUnverified } from '../fees/road-tax-view.server.ts';
import type { RuledDay } from '../fees/ruled-day.server.ts';

/** Query parameters of the page. */
export const calculatorFields = [
  'service',
  'class',
  'age',
  'late',
  'card',
  'state',
  'price',
  'fuel',
  'owner',
  'engine',
] as const;

/** Typed values of the calculator's forms; empty if absent. */
export type CalculatorTyped = Readonly<Record<(typeof calculatorFields)[number], string>>;

/** The field that has to be corrected. */
export type CalculatorFault =
  | 'service'
  | 'age'
  | 'vehicle'
  | 'count'
  | 'state'
  | 'price'
  | 'engine';
type Fault = { readonly kind: 'fault'; readonly fault: CalculatorFault };
const fault = (what: CalculatorFault): Fault => ({ kind: 'fault', fault: what });

/** The calculator page: choices, typed values and results. */
export function calculatorPage(query: URLSearchParams, language: Language, day: RuledDay) {
  const typed = Object.fromEntries(
    calculatorFields.map((field) => [field, query.get(field)?.trim().slice(0, 40) ?? '']),
  ) as CalculatorTyped;
  return {
    typed,
    choices: {
      services: [...rtoServicesOf('vehicle'), ...rtoServicesOf('licence')].map(({ id, name }) => ({
        value: id,
        label: name[language],
      })),
      classes: vehicleClassChoices.map(({ id, name }) => ({ value: id, label: name[language] })),
      ages: ageBandChoices.map(({ id, name }) => ({ value: id, label: name[language] })),
    },
    /** Both forms have a state field; takes that of the submitted one. */
    stateOf: isTaxAsked(typed) ? ('tax' as const) : ('fee' as const),
    fee: feeView(typed, language, day),
    tax: taxView(typed, language, day),
  };
}

const faultOfRefusal: Readonly<Record<FeeRefusal, CalculatorFault>> = {
  'rto-fees/class-needed': 'vehicle',
  'rto-fees/age-needed': 'age',
  'rto-fees/not-for-class': 'vehicle',
  'rto-fees/bad-count': 'count',
};

function feeView(typed: CalculatorTyped, language: Language, { rules }: RuledDay) {
  // The fee form always submits the class, so an empty service is a missing one.
  if (typed.service === '') return typed.class === '' ? null : fault('service');
  const service = findRtoService(typed.service);
  if (service === null) return fault('service');
  const months = typed.late === '' ? 0 : Number(typed.late);
  if (!/^\d{0,3}$/.test(typed.late) || months > 600) return fault('count');
  const vehicleClass = vehicleClassChoices.find(({ id }) => id === typed.class)?.id;
  const ageBand = ageBandChoices.find(({ id }) => id === typed.age)?.id;
  const facts = {
    vehicleClass: vehicleClass ?? 'lmv-private',
    ...(ageBand === undefined ? {} : { ageBand }),
    monthsLate: months,
    yearsAfterGrace: graceYears(months),
    withCard: typed.card === 'yes',
  };
  const fees = feesOf(service, facts, rules.fees);
  if (!fees.ok) return fault(faultOfRefusal[fees.error]);
  const { lines, centralFee } = fees.value;
  return {
    kind: 'fees' as const,
    serviceId: service.id,
    serviceName: service.name[language],
    lines: lines.map(({ id, name, amount, isDerived, confidence }) => ({
      id,
      name: name[language],
      amount,
      isDerived,
      isUsual: amount !== null && isUnverified(confidence),
    })),
    sources: [...new Set(lines.flatMap((line) => line.sources))],
    total: centralFee,
    state: stateView(typed.state),
    indicative: serviceNotes.indicative[language],
    asOf: rules.fees.asOf,
  };
}

/** Years of delay for a licence that expired this many months ago, counted from an arbitrary date. */
function graceYears(months: number): number {
  const ended = toIstDate(2001, 1, 1);
  return ended === null ? 0 : yearsAfterGrace(ended, addMonths(ended, months));
}

/** Whether the tax form was submitted. It always includes the fuel, so an empty price is a missing one. */
function isTaxAsked({ price, fuel }: CalculatorTyped): boolean {
  return price !== '' || fuel !== '';
}

const faultOfTaxRefusal: Readonly<Record<RoadTaxRefusal, CalculatorFault>> = {
  'road-tax/unknown-state': 'state',
  'road-tax/bad-price': 'price',
  'road-tax/engine-needed': 'engine',
};

function taxView(typed: CalculatorTyped, language: Language, { today, rules }: RuledDay) {
  if (!isTaxAsked(typed)) return null;
  const state = stateView(typed.state);
  if (state === null) return fault('state');
  const price = readPrice(typed.price);
  if (price === null) return fault('price');
  if (!/^\d{0,4}$/.test(typed.engine)) return fault('engine');
  const fuel = taxFuels.find((one) => one === typed.fuel) ?? 'petrol';
  const owner = taxOwners.find((one) => one === typed.owner) ?? 'individual';
  const engineCc = Number(typed.engine) || null;
  const car = { price, fuel, owner, engineCc };
  const estimate = estimateRoadTax(state.code, car, today, rules.roadTaxOf);
  if (!estimate.ok) return fault(faultOfTaxRefusal[estimate.error]);
  const found = estimate.value;
  return {
    kind: 'tax' as const,
    state,
    bharatRate: bharatTaxRate(price, fuel),
    unknown: found.kind === 'unknown' ? found.what : null,
    covered: found.kind === 'unknown' ? roadTaxStates.flatMap((code) => stateView(code) ?? []) : [],
    lines:
      found.kind === 'unknown'
        ? []
        : found.lines.map(({ name, slab, confidence, ...line }) => ({
            ...line,
            name: name?.[language] ?? null,
            slab: slab === null ? null : slabView(slab),
            isUnverified: isUnverified(confidence),
          })),
    total: found.kind === 'unknown' ? null : found.total,
    words: found.tax?.words.map((words) => words[language]) ?? [],
    asOf: found.tax?.asOf ?? null,
    confidence: found.tax?.confidence ?? null,
    sources: found.tax?.sources ?? [],
  };
}

function slabView(slab: SlabLimit) {
  return slab.upToCc === undefined
    ? { by: 'price' as const, upTo: slab.upToPaise ?? null }
    : { by: 'engine' as const, upTo: slab.upToCc };
}

function stateView(code: string) {
  const state = findState(code);
  return state === null ? null : { code: state.code, path: `/rto/${stateSlug(state.code)}` };
}

/** Reads rupees with or without grouping. */
function readPrice(typed: string): Paise | null {
  const digits = typed.replace(/[,\s₹]/g, '');
  return /^\d{1,10}$/.test(digits) ? rupees(Number(digits)) : null;
}
