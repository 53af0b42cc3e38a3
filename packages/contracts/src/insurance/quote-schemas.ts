import { noBonusReasons } from '@pahiya/domain/insurance/no-claim-bonus';
import { insurerAddOns } from '@pahiya/domain/insurance/ports';
import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';
import { billLinesSchema } from './details/policy-bill.ts';
import { amountSchema, coverSchema } from './insurance-schemas.ts';

export const insurerAddOnSchema = z.enum(insurerAddOns);

/** An insurer's quote with every line. */
export const insurerQuoteSchema = z.object({
  product: z.string(),
  uin: z.string(),
  insuredValue: amountSchema.nullable(),
  least: amountSchema.nullable(),
  most: amountSchema.nullable(),
  /** Own damage before GST for each 1,000 rupees of insured value. */
  perThousand: amountSchema.nullable(),
  lines: billLinesSchema,
  gst: amountSchema,
  rounding: amountSchema,
  total: amountSchema,
  withoutBonus: amountSchema.nullable(),
  addOns: z.array(z.object({ code: insurerAddOnSchema, premium: amountSchema })),
  deductible: amountSchema,
  voluntary: amountSchema,
  kilometres: z.int().nullable().describe('Limit of the year'),
  granted: z
    .array(z.enum(['anti-theft', 'association', 'restricted-property']))
    .describe('Of what was chosen'),
  needsInspection: z.boolean(),
  validUntil: instantSchema,
});

/** An insurer within a request, with what it answered. */
export const insurerRowSchema = z.object({
  insurerId: z.string(),
  name: z.string(),
  sandbox: z.boolean(),
  registration: z.string(),
  helpline: z.string(),
  way: z.enum(['here', 'hand-over']),
  state: z.enum(['waiting', 'quote', 'declined', 'failed']),
  reason: z.string().nullable(),
  retryAfterSeconds: z.int().nullable(),
  quote: insurerQuoteSchema.nullable(),
  page: z.string().nullable().describe('Call that leads to its own page'),
});

/** What all insurers were asked alike. */
export const quoteAskSchema = z.object({
  cover: coverSchema,
  insuredValue: amountSchema.nullable(),
  bonus: z.int(),
  bonusReason: z.enum(noBonusReasons).nullable(),
  ownDamageUntil: istDateSchema.nullable(),
  withOwnerDriver: z.boolean(),
  addOns: z.array(insurerAddOnSchema),
  startsOn: istDateSchema,
  thirdPartyYears: z.int(),
});
