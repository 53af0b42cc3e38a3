import { policyStates } from '@pahiya/domain/insurance/sale-states';
import { z } from 'zod';
import { instantSchema, istDateSchema } from '../../fields.ts';
import { bonusCorrectionSchema } from './bonus-correction.ts';
import { policyBillSchema } from './policy-bill.ts';

/** What only orders of insurance policies have. */
export const insurancePolicyDetailsSchema = z.object({
  kind: z.literal('insurance-policy'),
  insurer: z.string(),
  helpline: z.string(),
  grievanceOfficer: z.string().nullable().describe('Of the insurer, for complaints'),
  product: z.string(),
  uin: z.string(),
  cover: z.enum(['bundle', 'package', 'own-damage', 'third-party']),
  state: z.enum(policyStates).describe('In force only as `issued`, with its number'),
  newVehicle: z
    .object({
      words: z.string(),
      number: z.string().nullable(),
      isNoted: z.boolean().describe('By the insurer; until then it is told again'),
    })
    .nullable()
    .describe('Insured before it had a number'),
  quotedTotal: z.int().describe('Paise; the insurer may have changed it before the order'),
  priced: z
    .object({
      insuredValue: z.int().nullable(),
      deductible: z.int(),
      voluntary: z.int(),
      kilometres: z.int().nullable(),
      hasRestrictedProperty: z.boolean(),
    })
    .nullable(),
  bill: policyBillSchema.nullable(),
  sheetVersion: z.string().nullable().describe('Of the information sheet before the order'),
  policyNumber: z.string().nullable(),
  startsOn: istDateSchema,
  endsOn: istDateSchema.nullable().describe('Of a bundle: of own damage'),
  thirdPartyUntil: istDateSchema.nullable().describe('Of a bundle, which has two last days'),
  refundBy: instantSchema.nullable().describe('While it is awaited: given up and refunded then'),
  handOverBy: instantSchema.nullable().describe('Until then the premium is with the insurer'),
  handedOverAt: instantSchema.nullable(),
  bonusCheck: z
    .object({
      percent: z.int(),
      askedBy: istDateSchema,
      answeredBy: istDateSchema,
      worth: z.int().nullable().describe('Paise with GST'),
      correction: bonusCorrectionSchema.nullable(),
    })
    .nullable()
    .describe('The insurer asks the previous one about the declared bonus'),
  cancellation: z
    .object({
      part: z.enum(['own-damage', 'whole']),
      refund: z.int(),
      on: istDateSchema,
      isConfirmed: z.boolean().describe('By the insurer; until then it is asked again'),
    })
    .nullable(),
});
export type InsurancePolicyDetails = z.infer<typeof insurancePolicyDetailsSchema>;

export const exampleInsurancePolicy: InsurancePolicyDetails = {
  kind: 'insurance-policy',
  insurer: 'Aravalli General (sandbox)',
  helpline: '1800000000',
  grievanceOfficer: null,
  product: 'Aravalli Motor Shield (sandbox)',
  uin: 'SANDBOXRP0001V01202627',
  cover: 'third-party',
  state: 'unpaid',
  newVehicle: null,
  quotedTotal: 885_000,
  priced: null,
  bill: null,
  sheetVersion: null,
  policyNumber: null,
  startsOn: '2026-11-26',
  endsOn: null,
  thirdPartyUntil: null,
  refundBy: null,
  handOverBy: null,
  handedOverAt: null,
  bonusCheck: null,
  cancellation: null,
};
