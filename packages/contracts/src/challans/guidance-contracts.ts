import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import { amountPaise, bilingualSchema } from './challan-schema.ts';
import * as calls from './challans-calls.ts';

const stateCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, { error: 'Enter the two letters of the state, such as DL' })
  .transform((text) => text.toUpperCase());
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);

/** Usual fines by offence, by the Act or as compounded by a state. The amount on a notice prevails. */
export const challanFines = defineContract({
  call: calls.challanFines,
  tag: 'challan',
  who: 'anyone',
  summary: 'Usual fines by offence and state',
  query: z.object({ state: stateCode.optional().describe('Only of this state') }),
  answer: z.object({
    stateCode: z.string().nullable().describe('Null: amounts of the Act'),
    statesWithOwnSums: z.array(z.string()),
    fines: z.array(
      z.object({
        id: z.string(),
        section: z.string(),
        category: z.string(),
        name: bilingualSchema,
        words: bilingualSchema,
        twoWheeler: amountPaise.nullable(),
        light: amountPaise.nullable(),
        heavy: amountPaise.nullable(),
        repeat: amountPaise.nullable(),
        isStateSum: z.boolean(),
        compounding: z.string().describe('Whether the offence can be compounded or goes to court'),
        confidence,
        asOf: z.string().describe('Year or month of the source'),
        source: z.string(),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    stateCode: 'MH',
    statesWithOwnSums: ['MH'],
    fines: [
      {
        id: 'no-helmet',
        section: '129/194D',
        category: 'safety',
        name: { en: 'No helmet', hi: 'हेलमेट नहीं' },
        words: {
          en: 'Riding a two-wheeler without a proper helmet.',
          hi: 'सही हेलमेट के बिना दोपहिया चलाना।',
        },
        twoWheeler: 50_000,
        light: null,
        heavy: null,
        repeat: null,
        isStateSum: true,
        compounding: 'compoundable',
        confidence: 'medium',
        asOf: '2021-12',
        source: 'Maharashtra compounding fees, as reported in December 2021',
      },
    ],
  },
});

/** Next Lok Adalat of a state, with documents to carry. Dates come from notices; expected ones are marked. */
export const challanLokAdalat = defineContract({
  call: calls.challanLokAdalat,
  tag: 'challan',
  who: 'anyone',
  summary: 'Next Lok Adalat',
  query: z.object({ state: stateCode.optional().describe('Only of this state') }),
  answer: z.object({
    on: istDateSchema,
    stateCode: z.string().nullable(),
    confidence: z.enum(['high', 'medium', 'unverified']),
    source: z.string(),
    documents: z.array(z.string()).describe('Codes'),
  }),
  refusals: ['request/too-many'],
  example: {
    on: '2026-12-12',
    stateCode: null,
    confidence: 'unverified',
    source: 'second Saturday, as in earlier years',
    documents: ['registration-certificate'],
  },
});

/** Checks whether a message about a challan is genuine. The text is not stored. */
export const checkChallanMessage = defineContract({
  call: calls.checkChallanMessage,
  tag: 'challan',
  who: 'anyone',
  summary: 'Check a message about a challan',
  description: 'The text is not stored, not logged and not sent anywhere.',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, { error: 'Paste the message or its link' })
      .max(5_000, { error: 'A message can have up to 5,000 characters' }),
  }),
  answer: z.object({
    verdict: z.enum(['official-address', 'fake', 'not-official', 'unsure']),
    reasons: z.array(z.string()).describe('Codes, most serious first'),
    links: z.array(
      z.object({
        written: z.string().describe('To be shown as text, never as a link'),
        host: z.string().nullable().describe('Host the link really leads to'),
        kind: z.string().describe('Code'),
      }),
    ),
  }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: {
    verdict: 'fake',
    reasons: ['apk-file'],
    links: [
      { written: 'echallan-pay.example/app.apk', host: 'echallan-pay.example', kind: 'elsewhere' },
    ],
  },
});
