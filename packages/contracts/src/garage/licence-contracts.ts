import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import * as calls from './licence-calls.ts';

const validity = z.object({
  upto: istDateSchema,
  state: z.enum(['valid', 'renew', 'expired', 'retest']),
  daysLeft: z.int(),
  renewFrom: istDateSchema,
  noTestUpto: istDateSchema.describe('Last day of renewal without a test'),
});

/** A driving licence by number and date of birth, with consent. Nothing is stored. */
export const lookUpLicence = defineContract({
  call: calls.lookUpLicence,
  tag: 'garage',
  who: 'user',
  summary: 'Look up a driving licence',
  body: z.object({
    licenceNumber: z.string().min(1).max(30),
    bornOn: istDateSchema,
    consent: z.literal(true).describe('Of the holder'),
  }),
  answer: z.object({
    licence: z
      .object({
        number: z.string(),
        holder: z.string().nullable().describe('Masked'),
        status: z.string().nullable(),
        issuedOn: istDateSchema.nullable(),
        private: validity.nullable(),
        transport: validity.nullable(),
        usualUpto: istDateSchema.nullable().describe('By age, where the register has no day'),
        classes: z.array(z.object({ code: z.string(), isTransport: z.boolean() })),
      })
      .nullable()
      .describe('Null: none with this number and date of birth'),
    source: z.object({ name: z.string(), isSandbox: z.boolean() }),
    askedAt: instantSchema,
  }),
  refusals: [
    'auth/required',
    'vehicle/source-unavailable',
    'vehicle/source-timeout',
    'vehicle/source-malformed',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    licence: null,
    source: { name: 'SARATHI', isSandbox: true },
    askedAt: '2026-11-28T04:44:00Z',
  },
});
