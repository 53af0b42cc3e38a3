import { contradictedFields } from '@pahiya/domain/listings/check-listing';
import {
  accidentNotes,
  carColours,
  demoUses,
  insuranceKinds,
  sellerKinds,
} from '@pahiya/domain/listings/listing';
import { carBodies, carFuels, gearboxKinds } from '@pahiya/domain/new-cars/car-facts';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, istDateSchema } from '../fields.ts';
import { carHand } from '../new-cars/car-picture-fields.ts';

export const paiseSchema = z.int().describe('Paise');

/** Id of a listing in public addresses: letters only. */
export const publicListingId = z
  .string()
  .regex(/^[a-z]{8}$/, { error: 'Eight lower-case letters' })
  .describe('Id of a listing, e.g. bkmptwxz');

export const cityOnWire = z.object({
  cityId: z.int(),
  slug: z.string(),
  name: inEveryLanguage(z.string()),
});
const nameSchema = z.object({ slug: z.string(), name: z.string() });

/** Measurements by which a car is drawn; null: not known. */
export const carSizeSchema = z
  .object({
    lengthMm: z.number().nullable(),
    heightMm: z.number().nullable(),
    wheelbaseMm: z.number().nullable(),
    groundClearanceMm: z.number().nullable(),
    hand: carHand.nullable().describe('Set by an editor for the drawing'),
  })
  .describe('Of the model as sold new; null: not known');

const labelCodes = ['well-below', 'great', 'good', 'fair', 'high'] as const;
const noLabelReasons = [
  'few-comparables',
  'wide-range',
  'too-old',
  'low-price',
  'accident',
  'demo-car',
] as const;

const photoSchema = z.object({
  src: z.string().describe('Path of the original, for the image optimizer'),
  width: z.int(),
  height: z.int(),
});

/** A car for sale in lists. */
export const usedCarCardSchema = z.object({
  listing: publicListingId,
  city: cityOnWire,
  make: nameSchema,
  model: nameSchema,
  variant: z.string().nullable(),
  body: z.enum(carBodies),
  fuel: z.enum(carFuels),
  gearbox: z.enum(gearboxKinds),
  madeYear: z.int(),
  km: z.int(),
  owners: z.int().describe('0: never owned by a customer'),
  demoUse: z.enum(demoUses).nullable().describe('What a car without an owner was used for'),
  colour: z.enum(carColours),
  pricePaise: paiseSchema,
  formerPricePaise: paiseSchema.nullable().describe('The price before, if it was higher'),
  seller: z.enum(sellerKinds),
  accident: z.enum(accidentNotes).describe('As the seller states it'),
  inspected: z
    .object({ score: z.int(), on: istDateSchema })
    .nullable()
    .describe('Null: no inspection'),
  priceLabel: z
    .object({
      code: z.enum(labelCodes).nullable().describe('Null: not compared'),
      reason: z.enum(noLabelReasons).nullable(),
    })
    .nullable()
    .describe('Null: being worked out'),
  firstOfferedOn: istDateSchema,
  isHeld: z.boolean().describe('One buyer has reserved it'),
  photo: photoSchema.nullable().describe('Null: none; the car is drawn'),
  size: carSizeSchema,
  sandbox: z.boolean(),
});

const statedSchema = z.object({
  insurance: z.enum(insuranceKinds).nullable(),
  insuredUntil: istDateSchema.nullable(),
  accident: z.enum(accidentNotes),
  serviceBook: z.boolean().nullable(),
  keys: z.int().nullable(),
  hasLoan: z.boolean().nullable(),
  warrantyUntil: istDateSchema.nullable(),
  note: z.string().nullable(),
});

const recordSchema = z.object({
  readAt: instantSchema,
  source: z.string(),
  sandbox: z.boolean(),
  status: z.enum([
    'active',
    'inactive',
    'noc-issued',
    'cancelled',
    'suspended',
    'scrapped',
    'other',
  ]),
  hasLoan: z.boolean(),
  isBlacklisted: z.boolean(),
  hasNoc: z.boolean(),
  insuredUntil: istDateSchema.nullable(),
  contradictions: z.array(
    z.object({
      field: z.enum(contradictedFields),
      stated: z.string(),
      recorded: z.string(),
    }),
  ),
  challans: z
    .object({
      open: z.int(),
      totalPaise: paiseSchema,
      readAt: instantSchema,
      failedSources: z.array(z.string()),
    })
    .nullable()
    .describe('Null: no source answered'),
});

const inspectionSchema = z.object({
  inspectedAt: instantSchema,
  city: cityOnWire.nullable(),
  km: z.int(),
  score: z.int(),
  points: z.int(),
  checked: z.int(),
  fine: z.int(),
  groups: z.array(z.object({ code: z.string(), score: z.int() })),
  faults: z.array(
    z.object({
      point: z.string(),
      name: inEveryLanguage(z.string()),
      grade: z.enum(['1', '2', 'F']),
      spot: z.object({ view: z.enum(['left', 'top', 'right']), x: z.int(), y: z.int() }).nullable(),
      repairLowPaise: paiseSchema,
      repairHighPaise: paiseSchema,
      photo: photoSchema.nullable(),
    }),
  ),
  validUntil: istDateSchema,
  sandbox: z.boolean(),
});

const batterySchema = z.object({
  health: z
    .object({
      percent: z.int(),
      method: z.enum(['maker-app', 'obd', 'full-charge']),
      on: istDateSchema,
    })
    .nullable()
    .describe('Null: no figure with a method and a day'),
  kwh: z.number().nullable(),
  warrantyUntil: istDateSchema.nullable(),
  warrantyKm: z.int().nullable(),
  acTested: z.boolean().nullable(),
  dcTested: z.boolean().nullable(),
});

const labelSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('label'),
    code: z.enum(labelCodes),
    marketPaise: paiseSchema,
    lowPaise: paiseSchema,
    highPaise: paiseSchema,
    grade: z.enum(['A', 'B', 'C', 'D']),
    on: istDateSchema,
    comparables: z.array(
      z.object({
        listing: publicListingId,
        pricePaise: paiseSchema,
        adjustedPaise: paiseSchema.describe("Brought to this car's year, kilometres and owners"),
        madeYear: z.int(),
        km: z.int(),
        owners: z.int(),
        variant: z.string().nullable(),
        seller: z.enum(sellerKinds),
      }),
    ),
  }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(noLabelReasons),
    found: z.int(),
    needed: z.int(),
    on: istDateSchema,
  }),
  z.object({
    kind: z.literal('waiting'),
    until: instantSchema.describe('By then it is worked out after a change of the price'),
  }),
]);

/** A car for sale with all that is known of it. */
export const usedCarSchema = usedCarCardSchema.extend({
  reportId: z.uuid().describe('For a report of the listing'),
  hasTestDrives: z.boolean().describe('The seller can be asked for a test drive'),
  canAsk: z.boolean().describe('The dealer can be sent an enquiry'),
  state: z.enum(['live', 'sold']),
  soldOn: istDateSchema.nullable(),
  madeMonth: z.int().nullable(),
  registeredIn: z.string().nullable().describe('Month of the registration, YYYY-MM'),
  officeCode: z.string(),
  stated: statedSchema,
  record: recordSchema.nullable().describe('Null: not read'),
  inspection: inspectionSchema.nullable(),
  battery: batterySchema.nullable().describe('Null: no electric car'),
  label: labelSchema,
  prices: z
    .array(z.object({ paise: paiseSchema, since: istDateSchema }))
    .describe('Every price the car was offered for, oldest first'),
  dealer: z
    .object({
      name: z.string(),
      area: z.string(),
      authorisation: z.string().nullable().describe('Form 29B; null: not given'),
      returnDays: z.int().nullable(),
      returnKm: z.int().nullable(),
    })
    .nullable()
    .describe('Null: sold by its owner'),
  endOfLife: z.object({
    verdict: z.enum(['not-concerned', 'nearing', 'allowed-by-norm', 'over-age', 'cannot-tell']),
    isInNcr: z.boolean().describe('Whether it is offered in the National Capital Region'),
    norm: z.string(),
    reachesAgeOn: istDateSchema.nullable(),
  }),
  e20: z.enum(['not-concerned', 'since-all-are', 'not-known']),
  photos: z.array(photoSchema),
  hold: z
    .object({ until: instantSchema, waiting: z.int().describe('People in the queue') })
    .nullable()
    .describe('Null: nobody has reserved it'),
});
