import { stateSlug } from '@pahiya/domain/places/slugs';
import { findState } from '@pahiya/domain/places/states';
import { ageBandChoices, vehicleClassChoices } from '@pahiya/domain/rto-services/fee-words';
import { type FeeRefusal, feesOf } from '@pahiya/domain/rto-services/fees-of';
import { estimateRoadTax, taxFuels } from '@pahiya/domain/rto-services/road-tax-estimate';
import {
  findRtoService,
  rtoServicesOf,
  serviceNotes,
  servicesAsOf,
} from '@pahiya/domain/rto-services/rto-services';
import { yearsAfterGrace } from '@pahiya/domain/rto-services/vehicle-age';
import { addMonths, toIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { type Paise, rupees } from '@pahiya/domain/shared/money';

/** What was typed into the forms of the calculator; empty where nothing was. */
export type CalculatorTyped = Readonly<
  Record<'service' | 'class' | 'age' | 'late' | 'card' | 'state' | 'price' | 'fuel', string>
>;

/** A form that cannot be calculated, by what has to be mended. */
export type CalculatorFault = 'service' | 'age' | 'vehicle' | 'count' | 'state' | 'price';
type Fault = { readonly kind: 'fault'; readonly fault: CalculatorFault };
const fault = (what: CalculatorFault): Fault => ({ kind: 'fault', fault: what });

/** Parameters of the page that count. */
export const calculatorFields = [
  'service',
  'class',
  'age',
  'late',
  'card',
  'state',
  'price',
  'fuel',
] as const satisfies readonly (keyof CalculatorTyped)[];

/** All that the calculator shows: what can be chosen, what was typed, and what it comes to. */
export function calculatorPage(query: URLSearchParams, language: Language) {
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
    /** Both forms ask for a state: whose was it? */
    stateOf: isTaxAsked(typed) ? ('tax' as const) : ('fee' as const),
    fee: feeView(typed, language),
    tax: taxView(typed, language),
  };
}

const faultOfRefusal: Readonly<Record<FeeRefusal, CalculatorFault>> = {
  'rto-fees/class-needed': 'vehicle',
  'rto-fees/age-needed': 'age',
  'rto-fees/not-for-class': 'vehicle',
  'rto-fees/bad-count': 'count',
};

function feeView(typed: CalculatorTyped, language: Language) {
  // The class always goes along with the form of the fee: with it, an empty service was left out.
  if (typed.service === '') return typed.class === '' ? null : fault('service');
  const service = findRtoService(typed.service);
  if (service === null) return fault('service');
  const months = typed.late === '' ? 0 : Number(typed.late);
  if (!/^\d{0,3}$/.test(typed.late) || months > 600) return fault('count');
  const vehicleClass = vehicleClassChoices.find(({ id }) => id === typed.class)?.id;
  const ageBand = ageBandChoices.find(({ id }) => id === typed.age)?.id;
  const fees = feesOf(service, {
    vehicleClass: vehicleClass ?? 'lmv-private',
    ...(ageBand === undefined ? {} : { ageBand }),
    monthsLate: months,
    yearsAfterGrace: graceYears(months),
    withCard: typed.card === 'yes',
  });
  if (!fees.ok) return fault(faultOfRefusal[fees.error]);
  const { lines, centralFee } = fees.value;
  return {
    kind: 'fees' as const,
    serviceId: service.id,
    serviceName: service.name[language],
    lines: lines.map(({ id, name, amount, isSetByState, isDerived }) => ({
      id,
      name: name[language],
      amount,
      isSetByState,
      isDerived,
    })),
    total: centralFee,
    state: stateView(typed.state),
    indicative: serviceNotes.indicative[language],
    asOf: servicesAsOf,
  };
}

/** Years that count for a licence that ran out so many months ago. The day does not matter: only months were asked. */
function graceYears(months: number): number {
  const ended = toIstDate(2001, 1, 1);
  return ended === null ? 0 : yearsAfterGrace(ended, addMonths(ended, months));
}

/** Was the form of the tax sent? Its fuel always goes along, so that an empty price is one left out. */
function isTaxAsked({ price, fuel }: CalculatorTyped): boolean {
  return price !== '' || fuel !== '';
}

function taxView(typed: CalculatorTyped, language: Language) {
  if (!isTaxAsked(typed)) return null;
  const state = stateView(typed.state);
  if (state === null) return fault('state');
  const price = readPrice(typed.price);
  const fuel = taxFuels.find((one) => one === typed.fuel) ?? 'petrol';
  const estimate = price === null ? null : estimateRoadTax(state.code, { price, fuel });
  if (estimate === null || !estimate.ok) return fault('price');
  const { note, ...sums } = estimate.value;
  return {
    ...sums,
    state,
    words: note.words.map((words) => words[language]),
    asOf: note.asOf,
    sources: note.sources,
  };
}

function stateView(code: string) {
  const state = findState(code);
  return state === null ? null : { code: state.code, path: `/rto/${stateSlug(state.code)}` };
}

/** Rupees as people write them: digits, in groups or not. */
function readPrice(typed: string): Paise | null {
  const digits = typed.replace(/[,\s₹]/g, '');
  return /^\d{1,10}$/.test(digits) ? rupees(Number(digits)) : null;
}
