import { noBonusReasons } from '@pahiya/domain/insurance/no-claim-bonus';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { istDateSchema, vehicleNumberInput } from '../fields.ts';
import { noChoices } from './extras-schemas.ts';
import * as calls from './insurance-calls.ts';
import {
  amountSchema,
  cardParamsSchema,
  confidenceSchema,
  type InsuredVehicle,
  insuredVehicleSchema,
  licenceSchema,
  motorClassSchema,
  premiumFields,
  premiumSchema,
  ratedAddOnSchema,
} from './insurance-schemas.ts';
import { newVehicleFields } from './new-vehicle-schemas.ts';

export const lookUpRefusals = [
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'vehicle/not-found',
  'vehicle/hidden',
  'vehicle/source-timeout',
  'vehicle/source-unavailable',
  'vehicle/source-malformed',
  '1003',
  'request/bad-input',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

const exampleVehicle: InsuredVehicle = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  maker: 'MARUTI SUZUKI INDIA LTD',
  model: 'SWIFT VXI',
  registeredOn: '2021-03-15',
  insurer: null,
  covers: [
    {
      kind: 'third-party',
      state: 'running',
      from: '2026-03-15',
      until: '2027-03-15',
      daysLeft: 110,
      isEstimate: false,
      held: null,
    },
  ],
  source: { name: 'VAHAN through ULIP', sandbox: true },
  fetchedAt: '2026-11-25T04:44:00Z',
  freshness: 'fresh',
};

const priceSchema = z.object({
  kind: z.literal('reference'),
  asOf: istDateSchema,
  withBonus: premiumSchema,
  withoutBonus: premiumSchema,
  bonus: z.object({
    rate: z.int(),
    reason: z.enum(noBonusReasons).nullable(),
  }),
  discount: z.int().describe('Usual discount on the reference rate, thousandths of a percent'),
  discountConfidence: confidenceSchema,
  perThousand: amountSchema
    .nullable()
    .describe('Own damage before GST for each ₹1,000 of insured value'),
  addOns: z.array(z.object({ code: ratedAddOnSchema, premium: amountSchema.nullable() })),
  needsInspection: z.boolean().describe('Own damage has ended or was not there: usual practice'),
});
const examplePrice: z.infer<typeof priceSchema> = {
  kind: 'reference',
  asOf: '2026-11-25',
  withBonus: { lines: [], taxable: 100_000, gst: 18_000, total: 118_000 },
  withoutBonus: { lines: [], taxable: 100_000, gst: 18_000, total: 118_000 },
  bonus: { rate: 0, reason: 'claim' },
  discount: 60_000,
  discountConfidence: 'low',
  perThousand: 1_200,
  addOns: [],
  needsInspection: false,
};

/** What the pages of insurance show: third-party tariff, insurers as facts and, for a number, covers and what can be
 * priced. For a number it is a look-up. */
export const insuranceHomepage = defineContract({
  call: calls.insuranceHomepage,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Insurance homepage, plain or for a vehicle number',
  query: z.object({ vehicleNumber: vehicleNumberInput.optional() }),
  answer: z.object({
    sale: z
      .enum(['reference', 'quotes'])
      .describe('Prices by the tariff alone, or quotes of insurers too'),
    licence: licenceSchema.nullable(),
    vehicleDetails: insuredVehicleSchema.nullable(),
    cardParams: cardParamsSchema.nullable(),
    bonusSteps: z.array(z.int()).describe('Thousandths of a percent'),
    tariff: z.object({
      from: istDateSchema.nullable(),
      sources: z.array(z.string()),
      gst: z.int().describe('Thousandths of a percent'),
      rows: z.array(
        z.object({
          vehicle: motorClassSchema,
          power: z.enum(['engine', 'motor']),
          over: z.number().describe('cc or kW'),
          upTo: z.number().nullable(),
          oneYear: amountSchema,
        }),
      ),
    }),
    insurers: z.object({
      asOf: istDateSchema,
      sources: z.array(z.string()),
      rows: z.array(
        z.object({
          name: z.string(),
          formerName: z.string().nullable(),
          registration: z.int(),
          helpline: z.string(),
        }),
      ),
    }),
  }),
  refusals: [...lookUpRefusals],
  example: {
    sale: 'reference',
    licence: null,
    vehicleDetails: null,
    cardParams: null,
    bonusSteps: [0, 20_000],
    tariff: { from: '2022-06-01', sources: ['G.S.R. 394(E)'], gst: 18_000, rows: [] },
    insurers: { asOf: '2026-11-01', sources: [], rows: [] },
  },
});

/** Which covers of a vehicle run and which ended, as a look-up. */
export const insuranceVehicleDetails = defineContract({
  call: calls.insuranceVehicleDetails,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Cover status of a vehicle',
  query: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: z.object({ vehicleDetails: insuredVehicleSchema, cardParams: cardParamsSchema }),
  refusals: [...lookUpRefusals],
  example: {
    vehicleDetails: exampleVehicle,
    cardParams: {
      vehicle: 'car',
      notPriced: null,
      offered: ['package', 'own-damage', 'third-party'],
      needs: null,
      zone: 'A',
      isZoneAssumed: false,
      years: 5,
      longTermYears: 3,
      choices: noChoices,
    },
  },
});

/** Checks a vehicle and what its owner says of it, and prices it by the tariff and the usual discount: nobody's offer.
 * Stores nothing but the look-up. */
export const validateInsurance = defineContract({
  call: calls.validateInsurance,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Validate a vehicle and person before a quote',
  body: z.strictObject({ ...premiumFields, addOns: z.array(ratedAddOnSchema).max(4) }),
  answer: priceSchema,
  refusals: [...lookUpRefusals, 'request/cross-site'],
  example: examplePrice,
});

/** The same for a new vehicle that has no number yet: its bundle by the tariff. Stores nothing. */
export const validateNewVehicle = defineContract({
  call: calls.validateNewVehicle,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Price a new vehicle by the tariff',
  body: z.strictObject(newVehicleFields),
  answer: z.object({
    price: priceSchema,
    insuredValue: amountSchema,
    zone: cardParamsSchema.shape.zone,
    place: z.string(),
    longTermYears: z.int().nullable(),
  }),
  refusals: ['request/bad-input', 'request/too-many', 'request/cross-site'],
  example: {
    price: examplePrice,
    insuredValue: 66_500_000,
    zone: 'A',
    place: 'MH12',
    longTermYears: 3,
  },
});

/** Kinds of vehicles, and whether they are priced here. */
export const vehicleTypes = defineContract({
  call: calls.vehicleTypes,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Vehicle types and whether they are priced',
  answer: z.object({
    types: z.array(
      z.object({
        code: z.enum(['car', 'two-wheeler', 'three-wheeler', 'bus', 'goods', 'tractor', 'other']),
        name: z.object({ en: z.string(), hi: z.string() }),
        isPriced: z.boolean(),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: { types: [{ code: 'car', name: { en: 'Car', hi: 'कार' }, isPriced: true }] },
});
