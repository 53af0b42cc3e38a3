import { facetIds, fixedFacets, listingSorts } from '@pahiya/domain/listings/search/listing-facets';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './used-car-calls.ts';
import { cityOnWire, usedCarCardSchema, usedCarSchema } from './used-car-fields.ts';

/** Choices of a facet, comma-separated or repeated. */
const listOf = <Value extends string>(item: z.ZodType<Value, string>) =>
  z
    .union([z.string().max(2000), z.array(z.string().max(200)).max(40)])
    .optional()
    .transform((given) =>
      (Array.isArray(given) ? given : (given ?? '').split(',')).filter((one) => one !== ''),
    )
    .pipe(z.array(item).max(40));
const slugs = (pattern: RegExp) => listOf(z.string().max(170).regex(pattern));

const searchQuery = z.object({
  cityId: z.coerce.number().int().min(1).max(99_999).default(10_084).describe('City'),
  price: listOf(z.enum(fixedFacets.price)),
  make: slugs(/^[a-z0-9-]{1,80}$/),
  model: slugs(/^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/).describe('make/model'),
  age: listOf(z.enum(fixedFacets.age)),
  km: listOf(z.enum(fixedFacets.km)),
  fuel: listOf(z.enum(fixedFacets.fuel)),
  gearbox: listOf(z.enum(fixedFacets.gearbox)),
  body: listOf(z.enum(fixedFacets.body)),
  owners: listOf(z.enum(fixedFacets.owners)),
  seller: listOf(z.enum(fixedFacets.seller)),
  extra: listOf(z.enum(fixedFacets.extra)),
});

/** What a search is narrowed to. */
export type UsedCarFilterWish = z.output<typeof searchQuery>;

const facetSchema = z.object({
  id: z.enum(facetIds),
  choices: z.array(
    z.object({
      value: z.string(),
      name: z.string().nullable().describe('Of a make or model; null: the value says it'),
      count: z.int().describe('Cars found with this choice, the facet left out otherwise'),
      isChosen: z.boolean(),
    }),
  ),
});
const facetsExample = [
  {
    id: 'fuel' as const,
    choices: [{ value: 'petrol', name: null, count: 61, isChosen: false }],
  },
];
const delhi = { cityId: 10_084, slug: 'delhi', name: { en: 'Delhi', hi: 'दिल्ली' } };
const cardExample = {
  ...{ listing: 'bkmptwxz', city: delhi, make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' } },
  ...{ model: { slug: 'swift', name: 'Swift' }, variant: 'VXI', body: 'hatchback' as const },
  ...{ fuel: 'petrol' as const, gearbox: 'manual' as const, madeYear: 2021, km: 42_300 },
  ...{ owners: 2, demoUse: null, colour: 'blue' as const, pricePaise: 53_500_000 },
  ...{ formerPricePaise: 54_500_000, seller: 'dealer' as const, accident: 'none' as const },
  ...{ inspected: { score: 86, on: '2026-11-08' }, firstOfferedOn: '2026-11-09', isHeld: false },
  ...{ priceLabel: { code: 'good' as const, reason: null }, photo: null, sandbox: true },
  size: {
    ...{ lengthMm: 3860, heightMm: 1520, wheelbaseMm: 2450, groundClearanceMm: 163 },
    hand: null,
  },
};

/** Searches the used cars of a city. */
export const searchUsedCars = defineContract({
  call: calls.searchUsedCars,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Search used cars in a city, with counts',
  query: searchQuery.extend({
    sort: z.enum(listingSorts).default('newest'),
    page: z.coerce.number().int().min(1).max(500).default(1),
  }),
  answer: z.object({
    city: cityOnWire,
    total: z.int(),
    pages: z.int(),
    cars: z.array(usedCarCardSchema).describe('At most 24'),
    facets: z.array(facetSchema),
  }),
  refusals: ['used-car/unknown-city', 'request/too-many'],
  example: { city: delhi, total: 1, pages: 1, cars: [cardExample], facets: facetsExample },
});

/** Filters and orders of a search. */
export const usedCarFilters = defineContract({
  call: calls.usedCarFilters,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Filters with counts, and sort orders, of used cars in a city',
  query: searchQuery,
  answer: z.object({
    city: cityOnWire,
    total: z.int(),
    facets: z.array(facetSchema),
    sorts: z.array(z.enum(listingSorts)),
  }),
  refusals: ['used-car/unknown-city', 'request/too-many'],
  example: { city: delhi, total: 100, facets: facetsExample, sorts: [...listingSorts] },
});

/** Cities with used cars. */
export const usedCarCities = defineContract({
  call: calls.usedCarCities,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Cities with used cars for sale, most first',
  query: z.object({ id: z.literal('USED_CAR').describe('Kind of cities: always USED_CAR') }),
  answer: z.object({ cities: z.array(cityOnWire.extend({ cars: z.int() })) }),
  refusals: ['request/too-many'],
  example: { cities: [{ ...delhi, cars: 100 }] },
});

/** Cards of the used-car home. */
export const usedCarHomeCards = defineContract({
  call: calls.usedCarHomeCards,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Newest used cars of a city',
  query: z.object({ cityId: searchQuery.shape.cityId }),
  answer: z.object({ city: cityOnWire, total: z.int(), cars: z.array(usedCarCardSchema) }),
  refusals: ['used-car/unknown-city', 'request/too-many'],
  example: { city: delhi, total: 100, cars: [cardExample] },
});

/** One used car. */
export const usedCarListing = defineContract({
  call: calls.usedCarListing,
  tag: 'used cars',
  who: 'anyone',
  summary: 'One used car with its price label, inspection and record',
  description: 'A sold car is shown for 90 days. Never contains plate, chassis or phone numbers.',
  params: z.object({ listing: usedCarCardSchema.shape.listing }),
  answer: z.object({
    car: usedCarSchema,
    similar: z.array(usedCarCardSchema).describe('At most 3'),
  }),
  refusals: ['used-car/not-found', 'request/too-many'],
  example: {
    car: {
      ...cardExample,
      reportId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
      hasTestDrives: true,
      canAsk: false,
      ...{ state: 'live', soldOn: null, madeMonth: 3, registeredIn: '2021-03', officeCode: 'DL08' },
      stated: {
        ...{ insurance: 'comprehensive', insuredUntil: '2027-02-11', accident: 'none' },
        ...{ serviceBook: true, keys: 2, hasLoan: false, warrantyUntil: null, note: null },
      },
      ...{ record: null, inspection: null, battery: null },
      label: {
        ...{ kind: 'none', reason: 'few-comparables', found: 3, needed: 5, on: '2026-11-23' },
      },
      prices: [{ paise: 53_500_000, since: '2026-11-09' }],
      ...{ dealer: null, e20: 'not-known', photos: [], hold: null },
      endOfLife: {
        ...{ verdict: 'not-concerned', isInNcr: true, norm: 'bs6', reachesAgeOn: '2036-03-14' },
      },
    },
    similar: [],
  },
});
