import { isUpsideDown } from '@pahiya/domain/facets/facet-filter';
import { carBodies, carFuels, gearboxKinds, priceKinds } from '@pahiya/domain/new-cars/car-facts';
import {
  carFacetIds,
  carFacets,
  carRangeIds,
  carSorts,
  priceGroups,
} from '@pahiya/domain/new-cars/car-filter';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import { carPicture } from './car-picture-fields.ts';
import * as calls from './new-car-calls.ts';

const makeSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Lower-case letters, digits and hyphens' });
const values = <const Value extends string>(all: readonly Value[]) =>
  z.array(z.enum(all)).max(40).optional();
const chosenSchema = z
  .strictObject({
    price: values(carFacets.price),
    body: values(carFacets.body),
    fuel: values(carFacets.fuel),
    gearbox: values(carFacets.gearbox),
    seats: values(carFacets.seats),
    make: z.array(makeSlug).max(40).optional(),
    drive: values(carFacets.drive),
    airbags: values(carFacets.airbags),
    stars: values(carFacets.stars),
  })
  .describe('Values of one facet are alternatives, facets hold together');
const figure = z.number().min(0).max(10_000_000_000).nullable();
const boundsSchema = z
  .strictObject({ least: figure, most: figure })
  .refine((bounds) => !isUpsideDown(bounds), {
    error: 'The upper end is below the lower one',
    path: ['most'],
  });
const rangesSchema = z
  .partialRecord(z.enum(carRangeIds), boundsSchema)
  .describe('Price in lakh rupees, others in their units; both ends inclusive');

const nameSchema = z.object({ slug: z.string(), name: z.string() });
const amountPaise = z.int().describe('Paise');
const measure = z.number().nullable();

const cardSchema = z.object({
  make: nameSchema,
  model: nameSchema.extend({
    body: z.enum(carBodies),
    fuels: z.array(z.enum(carFuels)).describe('Of the variants that fit'),
    seats: z.array(z.int()),
    lengthMm: measure,
    heightMm: measure,
    wheelbaseMm: measure,
    groundClearanceMm: measure,
    ...carPicture,
  }),
  variants: z.int().describe('Variants that fit'),
  isRanked: z.boolean().describe('False: the order cannot compare it; it follows, by name'),
  priceGroup: z.enum(priceGroups).describe('Best known price of the variants that fit'),
  price: z
    .object({
      leastPaise: amountPaise,
      mostPaise: amountPaise,
      kind: z.enum(priceKinds),
      asOf: istDateSchema.describe('Month of the oldest price in the range'),
    })
    .nullable()
    .describe('Ex-showroom, of the price group alone; null: not known'),
  first: z
    .object({
      id: z.string().describe('make/model/variant'),
      slug: z.string(),
      name: z.string(),
      fuel: z.enum(carFuels),
      gearboxKind: z.enum(gearboxKinds).nullable(),
      onRoadPaise: z.int().nullable().describe('In the city; null: not known'),
      emi: z
        .object({
          amountPaise,
          months: z.int(),
          rate: z.int().describe('Yearly, thousandths of a percent'),
          share: z.int().describe('Of the on-road price, thousandths of a percent'),
        })
        .nullable()
        .describe('With usual terms, nobody’s offer; null: no current price'),
      figure: z.number().nullable().describe('What the list is sorted by, besides the price'),
    })
    .describe('The variant for which the model stands here'),
  rating: z
    .object({
      programme: z.string(),
      year: z.int(),
      adultStars: z.int(),
      childStars: z.int(),
    })
    .nullable(),
});

const facetSchema = z.object({
  id: z.enum(carFacetIds),
  values: z.array(
    z.object({
      value: z.string(),
      name: z.string().nullable().describe('Of a make; null: a value of the contract'),
      count: z.int().describe('Models that fit if this were the only choice of the facet'),
    }),
  ),
});

/** Filtered, sorted and paged feed of new cars, a card a model. */
export const filterCars = defineContract({
  call: calls.filterCars,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Filter, sort and page new cars, with counts of every choice',
  description:
    'Counts leave out the facet’s own choice. What is not known is a value of its own. A page beyond the last is empty.',
  body: z.object({
    chosen: chosenSchema.default({}),
    ranges: rangesSchema.default({}),
    sort: z.enum(carSorts).default('price-low'),
    page: z.int().min(0).max(100_000).default(0).describe('From 0'),
    cityId: z.int().min(1).max(99_999).default(10_084).describe('City of the on-road prices'),
  }),
  answer: z.object({
    totalCount: z.int().describe('Models that fit'),
    variantCount: z.int(),
    unrankedCount: z.int().describe('Of the models, those that the order cannot compare'),
    currentPage: z.int(),
    pageSize: z.int(),
    facets: z.array(facetSchema),
    feed: z.array(cardSchema),
    closest: z
      .object({
        facet: z.enum(carFacetIds).nullable(),
        range: z.enum(carRangeIds).nullable(),
        count: z.int(),
      })
      .nullable()
      .describe('Where nothing fits: the choice whose removal leaves most models'),
  }),
  refusals: ['new-car/not-found', 'new-car/unknown-city', 'request/cross-site', 'request/too-many'],
  example: {
    ...{ totalCount: 0, variantCount: 0, unrankedCount: 0, currentPage: 0, pageSize: 20 },
    facets: [{ id: 'fuel', values: [{ value: 'petrol', name: null, count: 29 }] }],
    feed: [],
    closest: { facet: 'body', range: null, count: 29 },
  },
});

/** What new cars can be filtered and sorted by, with counts over the whole catalogue. */
export const carFilterMetadata = defineContract({
  call: calls.carFilterMetadata,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Filters and sort orders of new cars, with counts',
  answer: z.object({
    totalCount: z.int(),
    variantCount: z.int(),
    facets: z.array(facetSchema),
    ranges: z.array(
      z.object({
        id: z.enum(carRangeIds),
        least: z.number().nullable(),
        most: z.number().nullable(),
      }),
    ),
    sorts: z.array(
      z.object({
        id: z.enum(carSorts),
        ranked: z.int().describe('Models that the order can compare; the others follow, by name'),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    totalCount: 263,
    variantCount: 1575,
    facets: [{ id: 'fuel', values: [{ value: 'petrol', name: null, count: 190 }] }],
    ranges: [{ id: 'boot', least: 73, most: 1700 }],
    sorts: [{ id: 'price-low', ranked: 128 }],
  },
});
