import { carBodies, carFuels, priceKinds, waysKnown } from '@pahiya/domain/new-cars/car-facts';
import { specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { carHand } from './car-picture-fields.ts';
import { carSlug } from './car-slug.ts';
import * as calls from './desk-car-calls.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);
const nameSchema = z.object({ slug: z.string(), name: z.string() });
const modelKey = {
  make: carSlug.describe('Make, e.g. maruti-suzuki'),
  model: carSlug.describe('Model, e.g. swift'),
};
const source = z
  .object({
    title: z.string().trim().min(3).max(300),
    asOf: z
      .string()
      .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, { error: 'A year, or a year and month' })
      .describe('2026 or 2026-11'),
  })
  .describe('Where the value is from; a source of the same title and month is used again');

/** Models by make or name. */
export const deskCars = defineContract({
  ...editor,
  call: calls.deskCars,
  summary: 'Find models of the catalogue',
  query: z.object({
    text: z.string().trim().max(80).default('').describe('Words of make and model'),
  }),
  answer: z.object({
    models: z
      .array(
        z.object({
          make: nameSchema,
          model: nameSchema,
          variants: z.int(),
          hasPhoto: z.boolean(),
        }),
      )
      .describe('The first sixty'),
  }),
  refusals: deskReads,
  example: {
    models: [
      {
        make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
        model: { slug: 'swift', name: 'Swift' },
        ...{ variants: 14, hasPhoto: false },
      },
    ],
  },
});

/** A model with every value, price and source of its variants. */
export const deskCar = defineContract({
  ...editor,
  call: calls.deskCar,
  summary: 'A model of the catalogue with its sources',
  params: z.object(modelKey),
  answer: z.object({
    make: nameSchema,
    model: nameSchema,
    body: z.enum(carBodies),
    photo: z.string().nullable().describe('Address of its photograph; null: it is drawn'),
    untested: z.string().nullable().describe('Source that says it was not crash-tested'),
    hand: carHand.nullable().describe('Set by hand for its drawing'),
    handBy: z
      .object({ name: z.string(), at: instantSchema })
      .nullable()
      .describe('Who set it, and when; null: nobody, or it ships'),
    variants: z.array(
      nameSchema.extend({
        fuel: z.enum(carFuels),
        figures: z.array(
          z.object({
            key: z.enum(specKeyIds),
            value: z.number(),
            known: z.enum(waysKnown),
            source: z.string(),
          }),
        ),
        prices: z
          .array(
            z.object({
              kind: z.enum(priceKinds),
              amountPaise: z.int(),
              asOf: istDateSchema,
              confidence,
              source: z.string(),
            }),
          )
          .describe('Newest first'),
      }),
    ),
  }),
  refusals: [...deskReads, 'new-car/not-found'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    ...{ body: 'hatchback', photo: null, untested: null, hand: null, handBy: null },
    variants: [
      {
        ...{ slug: 'vxi', name: 'VXI', fuel: 'petrol' },
        figures: [{ key: 'airbags', value: 6, known: 'variant', source: 'Price list' }],
        prices: [
          {
            ...{ kind: 'full', amountPaise: 65_490_000, asOf: '2026-05-01' },
            ...{ confidence: 'medium', source: 'Price list' },
          },
        ],
      },
    ],
  },
});

const variantKey = { ...modelKey, variant: carSlug };

/** Sets a figure of a variant with its source, or takes it out. */
export const deskSaveFigure = defineContract({
  ...editor,
  call: calls.deskSaveFigure,
  summary: 'Set a figure of a variant',
  body: z.object({
    ...variantKey,
    key: z.enum(specKeyIds),
    value: z.number().nullable().describe('Null: not known. Within the range of its key'),
    source,
  }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [...deskWrites, 'new-car/not-found', 'new-car/out-of-range'],
  example: { isSaved: true },
});

/** Adds a price of a month. The others stay as history; one of the same kind, month and source is replaced. */
export const deskSavePrice = defineContract({
  ...editor,
  call: calls.deskSavePrice,
  summary: 'Add a dated price of a variant',
  body: z.object({
    ...variantKey,
    kind: z.enum(priceKinds),
    rupees: z.int().min(100_000).max(500_000_000).describe('Ex-showroom with GST'),
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'A month such as 2026-11' }),
    confidence,
    source,
  }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [...deskWrites, 'new-car/not-found', 'new-car/out-of-range'],
  example: { isSaved: true },
});

/** Sets the photograph of a model, and whether a source says that it was not tested. */
export const deskSaveModel = defineContract({
  ...editor,
  call: calls.deskSaveModel,
  summary: 'Set the photograph of a model, and whether it was not tested',
  body: z.object({
    ...modelKey,
    photo: z
      .string()
      .regex(/^\/media\/uploads\/[0-9a-f-]{36}\.webp$/)
      .nullable()
      .describe('Address of an uploaded image that we have the rights to; null: it is drawn'),
    untested: source.nullable().describe('Source that says it was not crash-tested; null: none'),
  }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [...deskWrites, 'new-car/not-found', 'new-car/unknown-photo'],
  example: { isSaved: true },
});

/** Sets form, height and lines of the drawings of a model. An import of the catalogue leaves them. */
export const deskSaveDrawing = defineContract({
  ...editor,
  call: calls.deskSaveDrawing,
  summary: 'Set the drawing of a model by hand',
  body: carHand.extend(modelKey),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [...deskWrites, 'new-car/not-found'],
  example: { isSaved: true },
});
