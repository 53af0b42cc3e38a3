import type { CostPartId } from '@pahiya/domain/running-costs/five-year-cost';
import type { CostInputs, Energy } from '@pahiya/domain/running-costs/running-costs';
import { emiWords } from '../shared/en/emi-words.ts';

/** Copy of the five-year cost and the EMI. */
export const copy = {
  crumb: 'Five-year cost',
  metaTitle: (name: string) => `${name}: what it costs in five years`,
  metaDescription: (name: string) =>
    `${name}: loss of value, tax, loan interest, insurance, fuel, service and tyres over five years. Change kilometres, fuel price and loan.`,
  title: (name: string) => `${name}: five-year cost`,
  lead: (city: string) => `Registered in ${city}. Every figure below can be changed.`,
  card: 'Five years of ownership',
  perMonth: (amount: string) => `${amount} a month`,
  notKnown: 'Not known',
  totalNotKnown: 'Not known, because one of the parts is not known',
  change: 'Change kilometres, fuel price or loan',
  summary: (first: string, second: string) => `The largest parts are ${first} and ${second}.`,
  worth: (amount: string) => `After five years the car is worth about ${amount}.`,
  lowercase: {
    value: 'loss of value',
    tax: 'tax and registration',
    interest: 'loan interest',
    insurance: 'insurance',
    fuel: 'fuel',
    service: 'service',
    tyres: 'tyres',
  } satisfies Record<CostPartId, string>,
  parts: {
    value: 'Loss of value',
    tax: 'Tax and registration',
    interest: 'Loan interest',
    insurance: 'Insurance',
    fuel: 'Fuel',
    service: 'Service',
    tyres: 'Tyres',
  } satisfies Record<CostPartId, string>,
  energy: 'Electricity',
  units: {
    petrol: { unit: 'litre', per: 'km/l' },
    diesel: { unit: 'litre', per: 'km/l' },
    cng: { unit: 'kg', per: 'km/kg' },
    electricity: { unit: 'unit (kWh)', per: 'km/unit' },
  } satisfies Record<Energy, { unit: string; per: string }>,
  notes: {
    value: (price: string, left: string) => `From ${price} to ${left}`,
    tax: 'Once. TCS is not counted, as you can claim it back',
    interest: (share: string, rate: string, months: number) =>
      `${share} of the on-road price at ${rate}, ${months} months`,
    longInterest: 'Interest of the first five years only',
    noLoan: 'No loan',
    insurance: (share: string, isLess: boolean) =>
      `First year as on the road, then own damage ${share} ${isLess ? 'less' : 'more'} each year; third party is due again from the fourth`,
    fuel: (km: string, reached: string, price: string) => `${km} km at ${reached}, ${price}`,
    service: (amount: string, km: string) => `${amount} a year at ${km} km`,
    tyres: (sets: number, price: string) =>
      sets === 1 ? `1 set at ${price}` : `${sets} sets at ${price}`,
  },
  missing: {
    value: 'No depreciation table for today',
    tax: 'The road tax of this state is not known',
    interest: 'The on-road price is not known',
    insurance: 'The size of the engine or motor is not known',
    fuel: 'The mileage is not known. Enter it in the form',
    service: 'No service costs for today',
    tyres: '',
  } satisfies Record<CostPartId, string>,
  chart: 'Cost by year',
  year: (year: number) => `Year ${year}`,
  part: 'Part',
  caption: 'Cost of each part by year',
  sum: 'Total',
  old: 'We do not have a current price of this variant, so the cost cannot be calculated.',
  form: {
    title: 'Your figures',
    city: 'City of registration',
    owner: 'Registered to',
    submit: 'Calculate',
    reset: 'Reset to usual values',
    errors: 'Please fix the following',
    between: (label: string, least: string, most: string) =>
      `${label}: enter a number from ${least} to ${most}.`,
    labels: {
      kmAYear: () => 'Kilometres a year',
      fuelPrice: (unit: string) => `Price of fuel, ₹ a ${unit}`,
      mileage: (_unit: string, per: string) => `Mileage claimed, ${per}`,
      mileageShare: () => 'Reached on the road, %',
      loanShare: () => 'Loan, % of the on-road price',
      rate: () => 'Interest a year, %',
      months: () => 'Months of the loan',
      service: () => 'Service a year, ₹',
      tyreSet: () => 'Set of four tyres, ₹',
      tyreSets: () => 'Sets in five years',
      premiumStep: () => 'Own-damage premium next year, % of this year',
      valueLeft: () => 'Worth after five years, % of the price',
    } satisfies Record<keyof CostInputs, (unit: string, per: string) => string>,
    hints: {
      loanShare: '0 if you pay upfront',
      service: 'At 11,000 km a year',
      valueLeft: 'At 11,000 km a year',
    } as Partial<Record<keyof CostInputs, string>>,
  },
  sources: 'Where the usual values come from',
  since: (day: string) => `used since ${day}`,
  sourceOf: {
    value: 'Loss of value',
    interest: 'Loan',
    distance: 'Distance and mileage',
    fuel: 'Fuel price',
    service: 'Service',
    tyres: 'Tyres',
  } as Readonly<Record<string, string>>,
  low: 'These are rough values. Enter your own where you know them.',
  emi: {
    ...emiWords,
    link: 'Loan calculator',
    from: (variant: string, city: string) => `${variant}, the cheapest variant, in ${city}`,
    onRoad: 'On-road price',
    onRoadWithLoan: 'On-road price with a loan',
    cost: 'Five-year cost',
    costLink: 'What it costs in five years',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'car-cost': typeof copy;
  }
}
