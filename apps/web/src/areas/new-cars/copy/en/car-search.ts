import type { CarFacetId, CarRangeId, CarSort } from '@pahiya/domain/new-cars/car-filter';
import { carNames } from '../shared/en/car-names.ts';
import { emiWords } from '../shared/en/emi-words.ts';

const models = (count: number) => (count === 1 ? '1 model' : `${count} models`);
const variants = (count: number) => (count === 1 ? '1 variant' : `${count} variants`);

/** Copy of the car search, its filters and the shortlist's cards. */
export const copy = {
  ...carNames,
  models,
  modelsWord: (count: number): string => (count === 1 ? 'model' : 'models'),
  title: 'Find a new car',
  titleWith: (choices: string) => `New cars: ${choices}`,
  titleMany: (count: number) => `New cars: ${count} filters`,
  metaDescription:
    'New cars by budget, body, fuel, gearbox and seats, with how many remain for every choice, prices with their date and the on-road price in your city.',
  crumbs: 'You are here',
  newCars: 'New cars',
  count: (all: number, fitting: number) => `${models(all)}, ${variants(fitting)}`,
  unranked: (count: number) =>
    `${count === 1 ? '1 of them' : `${count} of them`} cannot be compared this way and ${count === 1 ? 'follows' : 'follow'} at the end.`,
  onRoadFor: (city: string) => `On-road prices for ${city}.`,
  counting: 'Counting',
  filters: 'Filters',
  filtersWith: (count: number) => `Filters (${count})`,
  show: (count: number) => `Show ${models(count)}`,
  showPlain: 'Show results',
  clear: 'Clear all',
  applied: 'Filters applied',
  remove: 'remove',
  sort: 'Sort by',
  sortSubmit: 'Sort',
  sorts: {
    'price-low': { label: 'Lowest price', rule: 'Lowest matching ex-showroom price first.' },
    'price-high': { label: 'Highest price', rule: 'Highest matching ex-showroom price first.' },
    newest: { label: 'Newest price', rule: 'Cars whose price was stated most recently first.' },
    kmpl: {
      label: 'Mileage (km/l)',
      rule: 'Highest claimed km/l first: petrol, diesel and hybrid only.',
    },
    'km-per-kg': { label: 'CNG mileage (km/kg)', rule: 'Highest claimed km/kg first: CNG only.' },
    range: { label: 'Electric range', rule: 'Longest claimed range on electricity first.' },
    boot: { label: 'Boot space', rule: 'Largest boot first.' },
  } satisfies Record<CarSort, { label: string; rule: string }>,
  unpaid: 'Nobody can pay to be listed higher.',
  facets: {
    price: 'Budget (ex-showroom)',
    body: 'Body type',
    fuel: 'Fuel',
    gearbox: 'Transmission',
    seats: 'Seats',
    make: 'Make',
    drive: 'Drive',
    airbags: 'Airbags',
    stars: 'Crash rating, adults',
  } satisfies Record<CarFacetId, string>,
  facetHints: { stars: 'Stars of the newest rating found. Programmes differ in what they test.' },
  values: {
    price: {
      'under-5': 'Under ₹5 lakh',
      '5-8': '₹5–8 lakh',
      '8-10': '₹8–10 lakh',
      '10-15': '₹10–15 lakh',
      '15-20': '₹15–20 lakh',
      '20-35': '₹20–35 lakh',
      '35-50': '₹35–50 lakh',
      '50-100': '₹50 lakh–1 crore',
      'over-100': '₹1 crore and above',
      'battery-rent': 'Price without battery',
      old: 'Old price only',
      unknown: 'Price not known',
    },
    gearbox: { unknown: 'Transmission not known' },
    seats: {
      'up-to-4': 'Up to 4 seats',
      '5': '5 seats',
      '6': '6 seats',
      '7': '7 seats',
      '8-or-more': '8 seats or more',
      unknown: 'Seats not known',
    },
    drive: { 'two-wheel': '2WD', 'four-wheel': '4WD or AWD', unknown: 'Drive not known' },
    airbags: {
      'up-to-1': '0 or 1 airbag',
      '2': '2 airbags',
      '3-to-5': '3 to 5 airbags',
      '6-or-more': '6 airbags or more',
      unknown: 'Airbags not known',
    },
    stars: {
      '5': '5 stars',
      '4': '4 stars',
      '3': '3 stars',
      'up-to-2': '2 stars or fewer',
      unknown: 'No rating found',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  more: 'More filters',
  from: 'From',
  to: 'To',
  ranges: {
    price: { label: 'Price in ₹ lakh', unit: 'lakh' },
    kmpl: { label: 'Mileage, km/l', unit: 'km/l' },
    'km-per-kg': { label: 'CNG mileage, km/kg', unit: 'km/kg' },
    range: { label: 'Electric range, km', unit: 'km' },
    power: { label: 'Power, bhp', unit: 'bhp' },
    boot: { label: 'Boot, litres', unit: 'l' },
    clearance: { label: 'Ground clearance, mm', unit: 'mm' },
    length: { label: 'Length, mm', unit: 'mm' },
  } satisfies Record<CarRangeId, { label: string; unit: string }>,
  rangeText: (label: string, least: string | null, most: string | null) => {
    if (least === null) return `${label}: up to ${most}`;
    return most === null ? `${label}: from ${least}` : `${label}: ${least} to ${most}`;
  },
  upsideDown: 'The maximum is below the minimum. Enter the lower value first.',
  unknownFilter: 'One filter in this link is not known here and was ignored. The others apply.',
  noMake: 'The make in this link is not known here.',
  card: {
    asOf: (month: string) => `Ex-showroom, as of ${month}`,
    noPrice: 'Price not known',
    noPriceNote: 'No dated price in our sources',
    old: 'Old price',
    oldNote: 'More than a year old, so no EMI or on-road price is calculated from it.',
    rent: 'Without battery',
    rentNote: 'The battery is charged per kilometre. Not compared with full prices.',
    to: (least: string, most: string) => `${least} to ${most}`,
    onRoad: (city: string) => `On-road, ${city}`,
    emi: emiWords,
    crash: 'Crash test',
    stars: (count: number) => `${count} of 5`,
    notKnown: 'Not known',
    noRating: 'No rating found',
    needsPrice: 'Needs a current price',
    none: '–',
    variants: (count: number) => `See ${variants(count)}`,
    variantsOf: (name: string, count: number) => `See ${variants(count)} of the ${name}`,
    compare: 'Compare',
    compareOf: (name: string) => `Compare ${name}`,
    compared: 'In comparison',
    uncompareOf: (name: string) => `Remove ${name} from the comparison`,
  },
  groups: {
    'battery-rent': 'Price without battery',
    old: 'Old prices',
    unknown: 'Price not known',
    other: 'Cannot be compared this way',
  },
  none: {
    title: 'No cars match all filters',
    closest: (choice: string, count: number) =>
      `Closest: without “${choice}”, ${count === 1 ? '1 model matches' : `${count} models match`}.`,
    far: 'No single filter is the reason. Remove two or more, or clear all.',
    remove: (choice: string) => `Remove “${choice}”`,
    alert: 'Alert me when one appears',
  },
  beyond: {
    title: 'There are no more results',
    first: 'Go to the first page',
  },
  failed: {
    title: 'Cars could not be loaded',
    known: 'Your filters are saved in the page address. Nothing is lost.',
  },
  next: (count: number) => `Show ${count} more`,
  previous: 'Previous page',
  pages: 'Pages',
  shown: (shown: number, all: number) => `${shown} of ${models(all)} shown`,
  tray: {
    label: 'Cars to compare',
    remove: (name: string) => `Remove ${name}`,
    free: ['Add a first', 'Add a second', 'Add a third', 'Add a fourth'],
    act: (count: number) => `Compare ${count} cars`,
    one: 'Add a second car to compare',
    full: 'You can compare up to four cars. Remove one to add another.',
  },
  save: 'Save search',
  shortlist: 'Shortlist',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'car-search': typeof copy;
  }
}
