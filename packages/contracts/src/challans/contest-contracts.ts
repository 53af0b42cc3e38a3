import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema, languageSchema } from '../fields.ts';
import * as calls from './challans-calls.ts';

/** Grounds on which a challan is contested. */
export const contestPatternSchema = z.enum([
  'wrong-plate-read',
  'cloned-plate',
  'sold-before',
  'vehicle-stolen',
  'paper-was-valid',
  'duplicate-challan',
]);

const challanOf = {
  discoveryId: z.uuid(),
  challanNumber: z.string().trim().min(5).max(40),
};
const shortText = z.string().trim().max(80).optional();

/** A letter contesting a challan, with its facts filled in, the evidence needed and the deadline. Input is used for
 * the letter only and not stored. */
export const contestChallan = defineContract({
  call: calls.contestChallan,
  tag: 'challan',
  who: 'anyone',
  summary: 'Letter, evidence and deadline to contest a challan',
  body: z.object({
    ...challanOf,
    pattern: contestPatternSchema,
    language: languageSchema,
    soldOn: istDateSchema.optional(),
    stolenOn: istDateSchema.optional(),
    firNumber: shortText,
    policeStation: shortText,
    paper: shortText.describe('Name of the document that was valid'),
    paperUpto: istDateSchema.optional(),
    otherChallanNumber: shortText,
  }),
  answer: z.object({
    letter: z.object({ subject: z.string(), body: z.string() }),
    evidence: z.object({
      needed: z.array(z.string()).describe('Codes'),
      helpful: z.array(z.string()).describe('Codes'),
    }),
    clock: z.object({
      window: z.enum(['open', 'over', 'court', 'closed', 'unknown']),
      regime: z.enum(['rules-2021', 'rules-2026']).nullable(),
      lastDay: istDateSchema.nullable(),
      daysLeft: z.int().nullable(),
      remindOn: istDateSchema.nullable(),
      decisionDays: z.int().nullable(),
    }),
    reminderPath: z.string().nullable().describe('Calendar entry for the last day'),
  }),
  refusals: [
    'challan/unknown-discovery',
    'challan/unknown-challan',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    letter: { subject: 'Challan DL50421261101094012: wrong vehicle', body: 'To the authority…' },
    evidence: { needed: ['challan-copy'], helpful: ['proof-of-whereabouts'] },
    clock: {
      window: 'open',
      regime: 'rules-2026',
      lastDay: '2026-12-16',
      daysLeft: 25,
      remindOn: '2026-12-09',
      decisionDays: 30,
    },
    reminderPath: null,
  },
});

/** The last day to contest, as a calendar entry with a reminder. */
export const contestReminder = defineContract({
  call: calls.contestReminder,
  tag: 'challan',
  who: 'anyone',
  summary: 'Calendar entry for the last day to contest',
  query: z.object({ ...challanOf, language: languageSchema }),
  answer: null,
  refusals: ['challan/unknown-discovery', 'challan/unknown-challan', 'request/too-many'],
});
