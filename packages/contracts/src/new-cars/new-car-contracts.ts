import {
  carBodies,
  carFuels,
  driveKinds,
  gearboxKinds,
  priceKinds,
  waysKnown,
} from '@pahiya/domain/new-cars/car-facts';
import { comparedKeys } from '@pahiya/domain/new-cars/compare-cars';
import { onRoadLineIds } from '@pahiya/domain/new-cars/on-road-price';
import { specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import { taxOwners } from '@pahiya/domain/rto-services/road-tax';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, istDateSchema } from '../fields.ts';
import { carPicture } from './car-picture-fields.ts';
import { carSlug } from './car-slug.ts';
import * as calls from './new-car-calls.ts';

const make = carSlug.describe('Make, e.g. maruti-suzuki');
const model = carSlug.describe('Model, e.g. swift');
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);
const amountPaise = z.int().describe('Paise');

const priceSchema = z
  .object({
    kind: z
      .enum(priceKinds)
      .describe('battery-rent: without the battery, never compared with a full price'),
    amountPaise,
    asOf: istDateSchema.describe('First day of the month it was stated for'),
    isOld: z.boolean().describe('Older than a year: feeds no other figure'),
    confidence,
  })
  .describe('Ex-showroom');
const price = priceSchema.nullable().describe('Null: not known');
const ratingSchema = z.object({
  programme: z.string(),
  year: z.int(),
  adultStars: z.int(),
  childStars: z.int(),
  airbagsTested: z.int().nullable().describe('Airbags of the car tested; null: not stated'),
  confidence,
});
const nameSchema = z.object({ slug: z.string(), name: z.string() });
const figure = z.number().nullable();

/** Makes of new cars. */
export const carMakes = defineContract({
  call: calls.carMakes,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Makes of new cars',
  body: z.object({}),
  answer: z.object({
    makes: z.array(nameSchema.extend({ models: z.int() })).describe('In alphabetical order'),
  }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { makes: [{ slug: 'maruti-suzuki', name: 'Maruti Suzuki', models: 16 }] },
});

const modelSchema = nameSchema.extend({
  body: z.enum(carBodies),
  fuels: z.array(z.enum(carFuels)),
  variants: z.int(),
  seats: z.array(z.int()).describe('Numbers of seats to choose from'),
  lengthMm: figure,
  heightMm: figure,
  wheelbaseMm: figure,
  groundClearanceMm: figure,
  ...carPicture,
  prices: z
    .object({ leastPaise: amountPaise, mostPaise: amountPaise, asOf: istDateSchema })
    .nullable()
    .describe('Range of the full prices that are not old; asOf is the oldest of them. Null: none'),
  rating: ratingSchema.nullable().describe('The newest crash rating; null: none found'),
});

/** Models of a make. */
export const carModels = defineContract({
  call: calls.carModels,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Models of a make',
  body: z.object({ make }),
  answer: z.object({ make: nameSchema, models: z.array(modelSchema) }),
  refusals: ['new-car/not-found', 'request/cross-site', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    models: [
      {
        ...{ slug: 'swift', name: 'Swift', body: 'hatchback', fuels: ['petrol', 'cng'] },
        ...{ variants: 14, seats: [5], lengthMm: 3860, heightMm: 1520, wheelbaseMm: 2450 },
        ...{ groundClearanceMm: 163, photo: null, hand: null },
        prices: { leastPaise: 57_890_000, mostPaise: 86_470_000, asOf: '2026-05-01' },
        rating: null,
      },
    ],
  },
});

const variantSchema = nameSchema.extend({
  fuel: z.enum(carFuels),
  gearboxKind: z.enum(gearboxKinds).nullable(),
  gearbox: z.string().nullable(),
  drive: z.enum(driveKinds).nullable(),
  price,
});

/** Variants of a model. */
export const carVariants = defineContract({
  call: calls.carVariants,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Variants of a model, cheapest first',
  description: 'Old prices follow the others, variants without a price come last.',
  body: z.object({ make, model }),
  answer: z.object({
    make: nameSchema,
    model: modelSchema,
    ratings: z.array(ratingSchema).describe('Newest first; empty: none found'),
    untested: z
      .string()
      .nullable()
      .describe('Source that says it was not crash-tested; null: none says so'),
    variants: z.array(
      variantSchema.extend({
        figures: z.partialRecord(z.enum(specKeyIds), z.number()).describe('Known figures'),
      }),
    ),
  }),
  refusals: ['new-car/not-found', 'request/cross-site', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: {
      ...{ slug: 'swift', name: 'Swift', body: 'hatchback', fuels: ['petrol'], variants: 1 },
      ...{ seats: [5], lengthMm: 3860, heightMm: 1520, wheelbaseMm: 2450, prices: null },
      ...{ groundClearanceMm: 163, rating: null, photo: null, hand: null },
    },
    ...{ ratings: [], untested: null },
    variants: [
      {
        ...{ slug: 'vxi', name: 'VXI', fuel: 'petrol', gearboxKind: 'manual' },
        ...{ gearbox: '5-speed', drive: 'fwd' },
        price: {
          ...{ kind: 'full', amountPaise: 65_490_000, asOf: '2026-05-01' },
          ...{ isOld: false, confidence: 'medium' },
        },
        figures: { engineCc: 1197, airbags: 6 },
      },
    ],
  },
});

const onRoadSchema = z.object({
  stateCode: z.string(),
  lines: z.array(
    z.object({
      id: z.enum(onRoadLineIds),
      name: inEveryLanguage(z.string()).nullable().describe("The state's name of the charge"),
      amountPaise: z.int().nullable().describe('Paise; null: not known'),
      rate: z.int().nullable().describe('Thousandths of a percent; null: a fixed amount'),
      confidence,
      sources: z.array(z.string()),
    }),
  ),
  totalPaise: z.int().nullable().describe('Paise; null while a line is not known'),
  gst: z
    .object({ rate: z.int().describe('Thousandths of a percent'), amountPaise })
    .nullable()
    .describe('Within the ex-showroom price; null: its rate is not certain'),
  nextStep: z
    .object({ abovePaise: amountPaise, morePaise: amountPaise })
    .nullable()
    .describe('A price up to a tenth higher at which tax jumps, and by how much'),
  insuranceDiscount: z
    .int()
    .nullable()
    .describe(
      'Discount on the reference rate that the insurance line assumes, thousandths of a percent',
    ),
  ownerDriver: z
    .object({ amountPaise, years: z.int(), confidence })
    .nullable()
    .describe('Cover of the owner-driver, not in the total: needed unless the buyer has one'),
  taxAsOf: z.string().nullable().describe("Year or month of the state's rates"),
  stateNotes: z.array(inEveryLanguage(z.string())),
});

/** One variant with its specification, its prices and its on-road price. */
export const carVariant = defineContract({
  call: calls.carVariant,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'One variant with its specification and on-road price',
  body: z.object({
    make,
    model,
    variant: carSlug.describe('Variant, e.g. vxi'),
    cityId: z.int().min(1).max(99_999).default(10_084).describe('City of registration'),
    owner: z.enum(taxOwners).default('individual'),
    withLoan: z.boolean().default(false).describe('Adds the fee of the hypothecation'),
  }),
  answer: z.object({
    make: nameSchema,
    model: nameSchema.extend({ body: z.enum(carBodies), ...carPicture }),
    variant: variantSchema,
    specification: z.array(
      z.object({
        key: z.enum(specKeyIds),
        value: z.number(),
        known: z
          .enum(waysKnown)
          .describe('group: the same on nearly all variants with this fuel and gearbox'),
        source: z.string(),
      }),
    ),
    ratings: z.array(ratingSchema),
    prices: z
      .array(
        z.object({
          kind: z.enum(priceKinds),
          amountPaise,
          asOf: istDateSchema,
          confidence,
          source: z.string(),
        }),
      )
      .describe('Every price stated, newest first'),
    city: z.object({ cityId: z.int(), name: inEveryLanguage(z.string()), stateCode: z.string() }),
    onRoad: onRoadSchema.nullable().describe('Null: there is no price that is not old'),
  }),
  refusals: ['new-car/not-found', 'new-car/unknown-city', 'request/cross-site', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift', body: 'hatchback', photo: null, hand: null },
    variant: {
      ...{ slug: 'vxi', name: 'VXI', fuel: 'petrol', gearboxKind: 'manual' },
      ...{ gearbox: '5-speed', drive: 'fwd', price: null },
    },
    specification: [
      { key: 'engineCc', value: 1197, known: 'variant', source: 'Specifications per variant' },
    ],
    ratings: [],
    prices: [],
    city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
    onRoad: null,
  },
});

const carId = z
  .string()
  .max(250)
  .regex(/^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){2}$/, { error: 'make/model/variant' })
  .describe('make/model/variant, e.g. maruti-suzuki/swift/vxi');

/** Two to four variants side by side. */
export const compareCars = defineContract({
  call: calls.compareCars,
  onlyReads: true,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Compare two to four variants',
  body: z.object({
    ids: z.array(carId).min(2).max(4),
    cityId: z.int().min(1).max(99_999).default(10_084).describe('City of registration'),
  }),
  answer: z.object({
    city: z.object({ cityId: z.int(), name: inEveryLanguage(z.string()), stateCode: z.string() }),
    cars: z
      .array(
        z.object({
          id: z.string(),
          make: nameSchema,
          model: modelSchema,
          variant: variantSchema,
          rating: ratingSchema.nullable(),
        }),
      )
      .describe('In the order asked for; a variant asked for twice is there once'),
    loan: z
      .object({ share: z.int(), rate: z.int(), months: z.int() })
      .nullable()
      .describe('Terms of the EMI, thousandths of a percent; nobody’s offer'),
    rows: z.array(
      z.object({
        key: z.enum(comparedKeys),
        values: z
          .array(z.number().nullable())
          .describe('One a car; paise for prices; null: not known'),
        isSame: z.boolean(),
        best: z
          .array(z.int())
          .describe('Places of the best values; empty where none is plainly better'),
      }),
    ),
  }),
  refusals: ['new-car/not-found', 'new-car/unknown-city', 'request/cross-site', 'request/too-many'],
  example: {
    city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
    loan: { share: 80_000, rate: 9250, months: 60 },
    cars: [],
    rows: [{ key: 'airbags', values: [6, 2], isSame: false, best: [0] }],
  },
});

/** States whose on-road prices are known. */
export const carRegions = defineContract({
  call: calls.carRegions,
  tag: 'new cars',
  who: 'anyone',
  summary: 'States and cities with on-road price rules',
  answer: z.object({
    regions: z.array(
      z.object({
        stateCode: z.string(),
        confidence,
        asOf: z.string(),
        cities: z.array(z.object({ cityId: z.int(), name: inEveryLanguage(z.string()) })),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    regions: [
      {
        ...{ stateCode: 'DL', confidence: 'high', asOf: '2023–2026' },
        cities: [{ cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' } }],
      },
    ],
  },
});
