import { z } from 'zod';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import { freshnessSchema } from '../vehicle/get-vehicle.ts';
import { extraChoicesSchema, extrasSchema } from './extras-schemas.ts';

export const motorClassSchema = z.enum(['car', 'two-wheeler']);
export const coverSchema = z.enum(['bundle', 'package', 'own-damage', 'third-party']);
export const ratedAddOnSchema = z.enum([
  'zero-depreciation',
  'return-to-invoice',
  'engine-protect',
  'consumables',
]);
export const amountSchema = z.int().describe('Paise');
export const confidenceSchema = z.enum(['high', 'medium', 'low', 'unverified']);

/** The covers of a vehicle by its record and by policies that the caller bought here. */
export const insuredVehicleSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  maker: z.string().nullable(),
  model: z.string().nullable(),
  registeredOn: istDateSchema.nullable(),
  insurer: z.string().nullable(),
  covers: z
    .array(
      z.object({
        kind: z.enum(['third-party', 'own-damage', 'owner-driver']),
        state: z.enum(['running', 'ending', 'lapsed', 'starting', 'not-known']),
        from: istDateSchema.nullable(),
        until: istDateSchema.nullable(),
        daysLeft: z.int().nullable(),
        isEstimate: z.boolean().describe('By the rule of bundles; the register has no date'),
        held: z
          .object({
            orderId: z.uuid(),
            insurer: z.string(),
            lastFour: z.string().nullable(),
            from: istDateSchema,
            until: istDateSchema,
          })
          .nullable()
          .describe('Policy bought here by the caller that the register does not have yet'),
      }),
    )
    .describe('Always three'),
  source: z.object({ name: z.string(), sandbox: z.boolean() }),
  fetchedAt: instantSchema,
  freshness: freshnessSchema,
});
export type InsuredVehicle = z.infer<typeof insuredVehicleSchema>;

/** What can be priced for a vehicle, and what has to be asked. */
export const cardParamsSchema = z.object({
  vehicle: motorClassSchema.nullable(),
  notPriced: z.enum(['commercial', 'other-class', 'no-registration-day']).nullable(),
  offered: z.array(coverSchema),
  needs: z.enum(['kw', 'cc']).nullable().describe('Power that the register does not have'),
  zone: z.enum(['A', 'B']),
  isZoneAssumed: z.boolean().describe('The office is not known: zone B'),
  years: z.int().nullable().describe('Completed years since registration'),
  longTermYears: z.int().nullable().describe('Third party of a bundle'),
  choices: extraChoicesSchema,
});

/** A line of a premium. */
export const premiumLineSchema = z.object({
  id: z.string(),
  code: ratedAddOnSchema.nullable(),
  amount: amountSchema,
});

/** A premium with its lines; they add up to `taxable`. */
export const premiumSchema = z.object({
  lines: z.array(premiumLineSchema),
  taxable: amountSchema,
  gst: amountSchema,
  total: amountSchema,
});

/** Registration as an insurance intermediary. */
export const licenceSchema = z.object({
  number: z.string(),
  kind: z.enum(['web-aggregator', 'broker', 'corporate-agent']),
  validUntil: istDateSchema,
});

/** What is asked of a person for a price; every kind of price adds its add-ons. */
export const premiumFields = {
  vehicleNumber: vehicleNumberInput,
  cover: coverSchema,
  insuredValue: z
    .int()
    .min(500_000, { error: 'Enter a value from ₹5,000 to ₹10 crore.' })
    .max(10_000_000_000, { error: 'Enter a value from ₹5,000 to ₹10 crore.' })
    .nullable()
    .describe('Paise; null for third party alone'),
  kw: z.number().min(0.1).max(1_000).nullable().describe('Of an electric motor'),
  cc: z.int().min(20).max(10_000).nullable().describe('Where the record has no engine size'),
  lastBonus: z.int().min(0).max(100_000).describe('Thousandths of a percent, on the ladder'),
  hadClaim: z.boolean(),
  ownerChanged: z.boolean(),
  ownDamageUntil: istDateSchema
    .nullable()
    .describe('Where the register has no date; null: there was no own damage'),
  certificateOn: istDateSchema
    .nullable()
    .default(null)
    .describe('Bundle: day of the certificate whose bonus is `lastBonus`'),
  noOwnerDriver: z
    .enum(['company', 'no-licence', 'covered-elsewhere'])
    .nullable()
    .describe('Why the owner-driver cover is not needed; null: priced with it'),
  extras: extrasSchema.optional(),
};
