import { carFuels, gearboxKinds } from '@pahiya/domain/new-cars/car-facts';
import { carConditions } from '@pahiya/domain/used-car-rules/car-conditions';
import { grades } from '@pahiya/domain/valuation/grade';
import { sellingTimes } from '@pahiya/domain/valuation/selling-choices';
import {
  noValueReasons,
  valuationLineIds,
  valuationMethods,
} from '@pahiya/domain/valuation/valuation';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, instantSchema, istDateSchema, vehicleNumberInput } from '../fields.ts';
import * as calls from './sell-car-calls.ts';

const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Lower-case letters, digits and hyphens' });
const make = slug.describe('Make, e.g. maruti-suzuki');
const model = slug.describe('Model, e.g. swift');
const year = z.coerce.number().int().min(1900).max(2100).describe('Year of manufacture');
const nameSchema = z.object({ slug: z.string(), name: z.string() });
const amountPaise = z.int().describe('Paise');
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);
const carRefusals = ['sell-car/unknown-car', 'request/bad-input', 'request/too-many'] as const;

/** Makes of cars that can be valued. */
export const sellCarMakes = defineContract({
  call: calls.sellCarMakes,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Makes of used cars',
  answer: z.object({ makes: z.array(nameSchema).describe('In alphabetical order') }),
  refusals: ['request/too-many'],
  example: { makes: [{ slug: 'tata', name: 'Tata' }] },
});

/** Models of a make, those no longer built included. */
export const sellCarModels = defineContract({
  call: calls.sellCarModels,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Models of a make',
  query: z.object({ make }),
  answer: z.object({ make: nameSchema, models: z.array(nameSchema) }),
  refusals: [...carRefusals],
  example: {
    make: { slug: 'tata', name: 'Tata' },
    models: [{ slug: 'nexon', name: 'Nexon' }],
  },
});

/** Years of a model. */
export const sellCarYears = defineContract({
  call: calls.sellCarYears,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Years of manufacture of a model, newest first',
  query: z.object({ make, model }),
  answer: z.object({ years: z.array(z.int()) }),
  refusals: [...carRefusals],
  example: { years: [2026, 2025, 2024] },
});

/** Variants of a model and year. */
export const sellCarVariants = defineContract({
  call: calls.sellCarVariants,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Variants of a model and year',
  description:
    'Named variants for cars of the last years; fuel and gearbox alone for every year, since lists of old variants are not public.',
  query: z.object({ make, model, year }),
  answer: z.object({
    variants: z.array(
      z.object({
        slug: z.string().describe('Variant, or fuel and gearbox: petrol-manual'),
        name: z.string().nullable().describe('Null: any variant with this fuel and gearbox'),
        fuel: z.enum(carFuels),
        gearbox: z.enum(gearboxKinds),
      }),
    ),
  }),
  refusals: [...carRefusals],
  example: {
    variants: [{ slug: 'petrol-manual', name: null, fuel: 'petrol', gearbox: 'manual' }],
  },
});

/** Bands of kilometres, for forms without typing. */
export const sellCarMileages = defineContract({
  call: calls.sellCarMileages,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Odometer bands',
  answer: z.object({
    bands: z.array(
      z.object({
        fromKm: z.int(),
        toKm: z.int().nullable().describe('Null: no upper end'),
        km: z.int().describe('Kilometres to ask a price with'),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: { bands: [{ fromKm: 0, toKm: 10_000, km: 5000 }] },
});

/** When a person wants to sell. */
export const sellCarTimes = defineContract({
  call: calls.sellCarTimes,
  tag: 'sell car',
  who: 'anyone',
  summary: 'When-to-sell choices',
  answer: z.object({
    times: z.array(
      z.object({
        code: z.enum(sellingTimes),
        withinDays: z.int().nullable().describe('Null: no date yet'),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: { times: [{ code: 'this-week', withinDays: 7 }] },
});

const rangeSchema = z.object({
  pricePaise: amountPaise,
  lowPaise: amountPaise,
  highPaise: amountPaise,
});
const basisSchema = z.object({
  cars: z.int().describe('Cars compared, or of the model in the fit; 0 for the table of ages'),
  asOf: z.string().describe('Year or day of the prices'),
  confidence,
  sources: z.array(z.string()),
});
const stamp = { on: istDateSchema, version: z.string().describe('Of the engine and its data') };

const valuationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('value'),
    method: z.enum(valuationMethods),
    grade: z.enum(grades),
    private: rangeSchema.describe(
      'Between private persons; four fifths of prices are in the range',
    ),
    toDealer: rangeSchema.describe('What a dealer pays'),
    dealerRetail: rangeSchema.describe('What a dealer asks'),
    lines: z
      .array(z.object({ id: z.enum(valuationLineIds), amountPaise }))
      .describe('They sum up to the private price exactly'),
    conditions: z.array(
      z.object({
        code: z.enum(carConditions),
        pricePaise: amountPaise.nullable().describe('Null: no price without an inspection'),
        leastScore: z.int().nullable().describe('Of the inspection, of 100'),
        ofCars: z.int().nullable().describe('Cars in this condition, percent'),
      }),
    ),
    changes: z
      .array(z.object({ id: z.enum(['km', 'owners', 'age']), amountPaise }))
      .describe('What 10,000 km, an owner and a year more would change'),
    comparables: z.array(
      z.object({
        id: z.string(),
        pricePaise: amountPaise,
        adjustedPaise: amountPaise.describe(
          'Brought to the year, kilometres and owners of the car',
        ),
        modelYear: z.int(),
        km: z.int(),
        owners: z.int(),
        variant: z.string().nullable(),
        seller: z.enum(['owner', 'dealer']),
        asOf: istDateSchema.describe('Since when it has this price'),
        isSandbox: z.boolean().describe('Invented, for trying the product out'),
      }),
    ),
    basis: basisSchema,
    ...stamp,
  }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(noValueReasons),
    found: z.int().describe('Comparable cars found'),
    ...stamp,
  }),
]);

/** What a car is worth, with its working. The answer is kept and can be referred to by `estimateId`. */
export const fetchCarPrice = defineContract({
  call: calls.fetchCarPrice,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Price range of a car, with how it was reached',
  body: z.object({
    make,
    model,
    year: z.int().describe('Year of manufacture'),
    variant: slug.describe('As listed by sell-car/variant'),
    km: z.int().describe('Odometer reading'),
    owners: z.int().min(1).max(10).default(1).describe('Serial number of the present owner'),
    cityId: z.int().min(1).max(99_999).default(10_084),
    condition: z.enum(carConditions).default('very-good'),
  }),
  answer: z.object({
    estimateId: z.string(),
    expiresAt: instantSchema,
    car: z.object({
      make: nameSchema,
      model: nameSchema,
      variant: z.string().nullable(),
      year: z.int(),
      km: z.int(),
      fuel: z.enum(carFuels),
      gearbox: z.enum(gearboxKinds).nullable(),
      owners: z.int(),
      city: z.object({ cityId: z.int(), name: inEveryLanguage(z.string()) }),
      condition: z.enum(carConditions),
    }),
    valuation: valuationSchema,
  }),
  refusals: [...carRefusals, 'request/cross-site'],
  example: {
    estimateId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    expiresAt: '2026-12-02T06:00:00.000Z',
    car: {
      ...{ make: { slug: 'tata', name: 'Tata' }, model: { slug: 'nexon', name: 'Nexon' } },
      ...{ variant: null, year: 2021, km: 40_000, fuel: 'petrol', gearbox: 'manual', owners: 1 },
      city: { cityId: 10_084, name: { en: 'Delhi', hi: 'दिल्ली' } },
      condition: 'very-good',
    },
    valuation: {
      ...{ kind: 'none', reason: 'not-enough-data', found: 2 },
      ...{ on: '2026-11-25', version: '2026-11.1' },
    },
  },
});

/** Fills the form from the record of a vehicle number, within the limits of look-ups. The number is not kept. */
export const findSellersCar = defineContract({
  call: calls.findSellersCar,
  tag: 'sell car',
  who: 'anyone',
  summary: 'Car of a vehicle number, for the form',
  query: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: z.object({
    masked: z.string().describe('Vehicle number with its last four characters hidden'),
    make: nameSchema.nullable().describe('Null: not recognised in the record'),
    model: nameSchema.nullable(),
    variant: z.string().nullable().describe('As listed by sell-car/variant; null: choose one'),
    year: z.int().nullable(),
    fuel: z.enum(carFuels).nullable(),
    owners: z.int().nullable(),
    source: z.object({ name: z.string(), sandbox: z.boolean() }),
    fetchedAt: instantSchema,
  }),
  refusals: [
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/hidden',
    'vehicle/source-timeout',
    'vehicle/source-unavailable',
    'vehicle/source-malformed',
    'sell-car/not-a-car',
    '1003',
    'request/too-many',
  ],
  example: {
    masked: 'DL 8C AF ••••',
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    ...{ variant: null, year: 2019, fuel: 'petrol', owners: 1 },
    source: { name: 'VAHAN', sandbox: false },
    fetchedAt: '2026-11-25T06:00:00.000Z',
  },
});
