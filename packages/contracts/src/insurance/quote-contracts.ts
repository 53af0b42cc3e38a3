import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';
import { policyBillSchema } from './details/policy-bill.ts';
import { extraChoicesSchema, extrasSchema, noChoices } from './extras-schemas.ts';
import * as calls from './insurance-calls.ts';
import { lookUpRefusals } from './insurance-contracts.ts';
import { amountSchema, licenceSchema, premiumFields } from './insurance-schemas.ts';
import { newVehicleFields, newVehicleSchema } from './new-vehicle-schemas.ts';
import { insurerAddOnSchema, insurerRowSchema, quoteAskSchema } from './quote-schemas.ts';

const { kw, cc, lastBonus, hadClaim, ownerChanged, certificateOn, noOwnerDriver } = premiumFields;

const board = z.object({
  requestId: z.uuid(),
  vehicleNumber: vehicleNumberOutput.nullable().describe('Null: a new vehicle'),
  display: z.string().describe('Of a new vehicle: its words'),
  newVehicle: newVehicleSchema.nullable(),
  maker: z.string().nullable(),
  model: z.string().nullable(),
  ask: quoteAskSchema,
  answers: z.object({
    ...{ kw, cc, lastBonus, hadClaim, ownerChanged, certificateOn, noOwnerDriver },
    extras: extrasSchema,
  }),
  choices: extraChoicesSchema,
  financier: z.string().nullable().describe('Lender on record; the policy names it'),
  doubled: z
    .array(
      z.object({
        kind: z.enum(['third-party', 'own-damage']),
        until: istDateSchema,
        isHeld: z.boolean().optional().describe('By a policy that the caller bought here'),
      }),
    )
    .describe('Covers that run on after the first day'),
  lastPolicy: z
    .object({
      insurer: z.string(),
      endsOn: istDateSchema,
      total: amountSchema,
      insuredValue: amountSchema.nullable(),
      bill: policyBillSchema.nullable(),
    })
    .nullable()
    .describe('Bought here for the same cover'),
  links: z
    .array(z.object({ insurerId: z.string(), path: z.string() }))
    .optional()
    .describe('To quotes that the caller shared; of a list that is not brief'),
  commonValue: amountSchema.nullable().describe('An insured value that every band holds'),
  licence: licenceSchema,
  expiresAt: instantSchema,
  insurers: z.array(insurerRowSchema).describe('By own damage per ₹1,000, then total, then name'),
});
const example: z.infer<typeof board> = {
  requestId: '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  newVehicle: null,
  maker: null,
  model: null,
  ask: {
    cover: 'third-party',
    insuredValue: null,
    bonus: 0,
    bonusReason: null,
    ownDamageUntil: null,
    withOwnerDriver: true,
    addOns: [],
    startsOn: '2026-11-26',
    thirdPartyYears: 1,
  },
  answers: {
    kw: null,
    cc: null,
    lastBonus: 0,
    hadClaim: false,
    ownerChanged: false,
    certificateOn: null,
    noOwnerDriver: null,
    extras: noExtras,
  },
  choices: noChoices,
  financier: null,
  doubled: [],
  lastPolicy: null,
  commonValue: null,
  licence: { number: 'SANDBOX', kind: 'web-aggregator', validUntil: '2099-12-31' },
  expiresAt: '2026-11-26T06:00:00Z',
  insurers: [],
};
const requestId = z.object({ requestId: z.uuid().describe('Request for quotes') });

/** Asks all insurers for the same cover, at the same time. Without an insured value each quotes its own. For the number
 * it is a look-up. */
export const startQuotes = defineContract({
  call: calls.startQuotes,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Ask insurers for quotes',
  body: z.strictObject({
    ...premiumFields,
    addOns: z.array(insurerAddOnSchema).max(9),
    changes: z.uuid().optional().describe('Request that it changes, for its bands of value'),
  }),
  answer: board,
  refusals: [...lookUpRefusals, 'insurance/no-quotes', 'request/cross-site'],
  example,
});

/** The same for a new vehicle that has no number yet, as its buyer describes it: a bundle of own damage for a year and third
 * party for its long term, at one insured value. */
export const startNewVehicleQuotes = defineContract({
  call: calls.startNewVehicleQuotes,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Ask insurers for quotes of a new vehicle',
  body: z.strictObject({
    ...newVehicleFields,
    addOns: z.array(insurerAddOnSchema).max(9),
    changes: z.uuid().optional().describe('Request that it changes, for its bands of value'),
  }),
  answer: board,
  refusals: ['insurance/no-quotes', 'request/bad-input', 'request/too-many', 'request/cross-site'],
  example,
});

/** Quotes of a request so far. With `insurer`, waits for that one; `retry` asks one that failed again. */
export const readQuotes = defineContract({
  call: calls.readQuotes,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Quotes that have come so far',
  params: requestId,
  query: z.object({
    insurer: z.string().max(40).optional().describe('Waits for this one'),
    retry: z.literal('1').optional().describe('Asks it again'),
    brief: z.literal('1').optional().describe('No bill lines, address or last policy'),
  }),
  answer: board,
  refusals: ['insurance/quote-over', 'request/bad-input', 'request/too-many'],
  example,
});

/** Makes the link to one quote, or takes it back. The link shows no owner, phone number or full vehicle number, and ends
 * with the quote. */
export const shareQuote = defineContract({
  call: calls.shareQuote,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Share a quote, or stop sharing it',
  params: requestId,
  body: z.strictObject({ insurerId: z.string().max(40), act: z.enum(['share', 'stop']) }),
  answer: z.object({ path: z.string().nullable() }),
  refusals: ['insurance/quote-over', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example: { path: '/s/4Zq' },
});

/** A shared quote, without anybody's data. */
export const sharedQuote = defineContract({
  call: calls.sharedQuote,
  tag: 'insurance',
  who: 'anyone',
  summary: 'A shared insurance quote',
  params: z.object({ id: z.string().min(1).max(80).describe('Token of the link') }),
  answer: z.object({
    masked: z.string().nullable().describe('Vehicle number, last digits hidden; null: a new one'),
    maker: z.string().nullable(),
    model: z.string().nullable(),
    ask: quoteAskSchema,
    licence: licenceSchema,
    insurer: insurerRowSchema,
  }),
  refusals: ['link/over', 'request/too-many'],
  example: {
    masked: 'DL 8C AF ••••',
    maker: null,
    model: null,
    ask: example.ask,
    licence: example.licence,
    insurer: {
      insurerId: 'aravalli',
      name: 'Aravalli General (sandbox)',
      sandbox: true,
      registration: 'SANDBOX',
      helpline: '1800000000',
      way: 'here',
      state: 'waiting',
      reason: null,
      retryAfterSeconds: null,
      quote: null,
      page: null,
    },
  },
});
