import type { CarFuel, GearboxKind } from '@pahiya/domain/new-cars/car-facts';
import type { CarCondition } from '@pahiya/domain/used-car-rules/car-conditions';
import type { Grade } from '@pahiya/domain/valuation/grade';
import type {
  NoValueReason,
  ValuationLineId,
  ValuationMethod,
} from '@pahiya/domain/valuation/valuation';
import { marks } from '../../../../frame/copy/shared/en/marks.ts';
import type { FieldFault } from '../../load-valuation.ts';

type Line = { readonly label: string; readonly note: string };

/** Copy of the pages that value cars. */
export const copy = {
  marks,
  crumbs: 'You are here',
  pages: {
    '/valuation': {
      crumb: 'Car valuation',
      metaTitle: 'Used car valuation with its working',
      metaDescription:
        'What a used car is worth, line by line: price between owners, dealer’s offer and dealer’s asking price, with range, grade and sources.',
      title: 'What is the car worth?',
      lead: 'A price range with its working, free and without sign-in.',
    },
    '/sell-car': {
      crumb: 'Sell your car',
      metaTitle: 'Sell your car: estimate with its working',
      metaDescription:
        'Get an estimate for your car in a minute: what a dealer pays, what a private buyer pays, and what changes the price. Free, no mobile number needed.',
      title: 'Sell your car',
      lead: 'See what your car is worth first. Free, and no mobile number needed.',
    },
  },
  number: {
    label: 'Vehicle number',
    submit: 'Fill in my car',
    note: 'We read make, model, year and owners from the RC. We do not store the number.',
    failed: 'The number could not be looked up. You can choose the car below instead.',
  },
  sell: {
    title: 'Sell this car',
    dealers:
      'Free home inspection of 200 points, then authorised dealers bid. You see the net amount before you say yes.',
    book: 'Book a home inspection',
    yourself: 'Or list it yourself, free and without a commission. Your number stays hidden.',
    list: 'List it myself',
  },
  exchange: {
    title: 'Part exchange',
    text: 'See what is left to pay, and send the dealer this estimate if you wish.',
    submit: 'Use this estimate',
  },
  found: 'Filled from the RC. Please check it.',
  unknown: 'The RC does not name a model in our list. Choose the car below.',
  choose: {
    make: 'Or choose the make',
    model: (make: string) => `Which ${make}?`,
    year: (car: string) => `${car}: year of manufacture`,
    again: 'Start again',
    otherModel: 'Another model',
    otherYear: 'Another year',
  },
  form: {
    title: (car: string) => `About your ${car}`,
    variant: 'Variant',
    variantHint: 'Not sure? Choose fuel and gearbox.',
    km: 'Odometer reading (km)',
    owners: 'Ownership serial no.',
    ownersHint: 'As on your RC.',
    ownerNames: ['1st owner', '2nd owner', '3rd owner', '4th owner or later'],
    city: 'City',
    condition: 'Condition',
    submit: 'Show the price',
    change: 'Update the price',
    busy: 'Working it out',
    faults: {
      year: 'This model was not sold in India in that year. Choose another year.',
      km: 'Enter the reading on the odometer, from 0 to 5,00,000 km.',
      city: 'Choose a city from the list.',
      variant: 'Choose a variant from the list.',
    } satisfies Record<FieldFault, string>,
  },
  plain: (fuel: string, gearbox: string) => `${fuel}, ${gearbox}`,
  fuels: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    cng: 'CNG',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    electric: 'Electric',
  } satisfies Record<CarFuel, string>,
  gearboxes: { manual: 'Manual', automatic: 'Automatic' } satisfies Record<GearboxKind, string>,
  km: (km: string) => `${km} km`,
  units: { lakh: 'lakh', crore: 'crore' },
  result: {
    title: (car: string, year: number) => `${car}, ${year}`,
    facts: (km: string, owner: string, city: string) => `${km} · ${owner} · ${city}`,
    figures: 'Three prices',
    private: 'Private sale',
    privateNote: 'To another person, without a dealer',
    toDealer: 'Sold to a dealer',
    toDealerNote: 'What a dealer is likely to pay',
    dealerRetail: 'Bought from a dealer',
    dealerRetailNote: 'What a dealer is likely to ask',
    range: (low: string, high: string) => `${low} to ${high}`,
    rangeNote: 'Four out of five such cars are priced within the range.',
    grade: (grade: Grade) => `Grade ${grade}`,
    grades: {
      A: 'Ten or more cars like yours are for sale in your city, at prices that agree.',
      B: 'At least five cars like yours are for sale in your city.',
      C: 'From older adverts for many cars of this model, adjusted to today’s prices.',
      D: 'A rough figure. We have seen few cars like yours.',
    } satisfies Record<Grade, string>,
    until: (day: string) => `Estimate valid until ${day}`,
  },
  working: {
    title: 'How we got there',
    methods: {
      comparables: (cars: number) => `From ${cars} cars for sale in your city.`,
      fitted: (cars: number) =>
        `From a statistical model that has seen ${cars} adverts of this model.`,
      'same-year': (cars: number) =>
        `From ${cars} cars of the same model and year for sale in India.`,
      table: () => 'From today’s new price and the usual loss of value by age.',
    } satisfies Record<ValuationMethod, (cars: number) => string>,
    total: 'Price in a private sale',
    start: {
      comparables: { label: 'Median asking price', note: 'Of the comparable cars' },
      fitted: {
        label: 'Usual price of this model',
        note: 'Six years old, 60,000 km, petrol, manual, one owner',
      },
      'same-year': { label: 'Median asking price', note: 'Of the same model and year' },
      table: { label: 'Price when new, today', note: 'Ex-showroom' },
    } satisfies Record<ValuationMethod, Line>,
    lines: {
      age: { label: 'Age', note: '' },
      km: { label: 'Kilometres', note: '' },
      fuel: { label: 'Fuel', note: '' },
      gearbox: { label: 'Gearbox', note: '' },
      owners: { label: 'Number of owners', note: '' },
      variant: { label: 'Variant', note: '' },
      city: { label: 'City', note: 'Compared with the average of the adverts' },
      level: { label: 'Today’s price level', note: 'The adverts are from 2019 to 2023' },
      condition: { label: 'Condition', note: 'Compared with a car in very good condition' },
      rounding: { label: 'Rounding', note: 'To the nearest thousand' },
    } satisfies Record<Exclude<ValuationLineId, 'start'>, Line>,
    asOf: (day: string) => `Prices as of ${day}.`,
    askingNote: 'Based on asking prices; deals are usually closed somewhat lower.',
    unsure: 'Based on a rule of thumb; check it against adverts near you.',
    sources: 'Sources',
  },
  changes: {
    title: 'What would change the price',
    km: '10,000 km more',
    owners: 'One more owner',
    age: 'One year older',
  },
  conditions: {
    title: 'Price by condition',
    condition: 'Condition',
    price: 'Private sale',
    noPrice: 'Only after inspection',
    names: {
      excellent: 'Excellent',
      'very-good': 'Very good',
      good: 'Good',
      fair: 'Fair',
      poor: 'Poor',
    } satisfies Record<CarCondition, string>,
    meanings: {
      excellent:
        'One owner, full service record, no accident, at most one panel repainted, tyres like new.',
      'very-good': 'Well kept, most of the service record, minor repaint, small cosmetic flaws.',
      good: 'Wear that fits age and kilometres, some dents or one smaller repair due.',
      fair: 'Several jobs due, many panels repainted or tyres due, or a repaired minor accident.',
      poor: 'Structural repair, flood, doubtful odometer, or not running.',
    } satisfies Record<CarCondition, string>,
    share: (percent: number) => `about ${percent}% of cars`,
    note: 'Only an inspection can confirm the condition. A structural repair, flood damage or a doubtful odometer rules out the top two.',
  },
  comparables: {
    title: 'Cars it was compared with',
    note: 'Each price is adjusted for the year, kilometres and owners of your car.',
    car: 'Car',
    asking: (amount: string) => `asking ${amount}`,
    adjusted: 'For a car like yours',
    facts: (year: number, km: string, owners: string) => `${year}, ${km}, ${owners}`,
    seller: { owner: 'owner', dealer: 'dealer' },
    sandbox: 'Sandbox data',
    noOwner: 'no owner yet',
  },
  none: {
    title: 'No price for this car',
    reasons: {
      'poor-condition': 'A car in poor condition has no usual price. It has to be inspected first.',
      'too-old':
        'The car is over 20 years old. Its price depends on its condition more than on others like it.',
      'not-enough-data':
        'We do not have enough data: too few similar cars are on sale, and its price when new is not known.',
    } satisfies Record<NoValueReason, string>,
    found: (cars: number) =>
      cars === 1 ? '1 comparable car found.' : `${cars} comparable cars found.`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    valuation: typeof copy;
  }
}
