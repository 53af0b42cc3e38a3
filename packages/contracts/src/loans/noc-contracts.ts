import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import {
  instantSchema,
  istDateSchema,
  languageSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import * as calls from './noc-calls.ts';

/** A line of text without control characters. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{C}]*$/u, { error: 'Enter plain text' });

const confidence = z.enum(['high', 'medium', 'low']);
const letterKind = z.enum(['request', 'claim', 'ombudsman']);
const alertChannel = z.enum(['sms', 'email']);
const clockId = z.uuid().describe('Of listNocClocks');

/** The clock of a closed loan, with what the record says. */
export const nocClockSchema = z.object({
  clockId,
  vehicleNumber: vehicleNumberOutput,
  display: z.string().describe('Vehicle number, grouped'),
  lender: z.string().nullable().describe('As the owner typed it, or as the record named it'),
  closedOn: istDateSchema.describe('Day of the full payment: day 0'),
  papersOn: istDateSchema.nullable().describe('Day on which NOC and Form 35 came'),
  phase: z.enum(['waiting', 'late', 'ombudsman', 'papers']),
  day: z.int().describe('Days since the full payment'),
  dueOn: istDateSchema.describe('Last day of the lender'),
  ombudsmanFrom: istDateSchema,
  daysLate: z.int(),
  claim: z.int().nullable().describe('Paise; null where no rule sets a compensation'),
  nocUntil: istDateSchema.nullable().describe('Until when offices usually take the NOC'),
  letters: z.array(letterKind).describe('Those that the clock has reason for, the fitting first'),
  rule: z
    .object({
      releaseDays: z.int(),
      perDay: z.int().describe('Paise'),
      source: z.string(),
      sourceDate: istDateSchema,
      confidence,
      hypothecationConfidence: confidence,
    })
    .nullable(),
  record: z.object({
    state: z.enum(['listed', 'clear', 'unknown']).describe('Whether the record names a financier'),
    financier: z.string().nullable(),
    seenAt: instantSchema.nullable(),
    clearOn: istDateSchema.nullable().describe('Day on which we first saw it without a financier'),
  }),
  alerts: z.object({
    channels: z.array(alertChannel),
    nextOn: istDateSchema.nullable().describe('Day of the next message'),
  }),
  watch: z
    .object({
      nextOn: istDateSchema,
      untilOn: istDateSchema,
      failedAt: instantSchema.nullable().describe('VAHAN did not answer; null if it did'),
    })
    .nullable()
    .describe('Null: the record is no longer watched'),
});

const exampleClock: z.infer<typeof nocClockSchema> = {
  clockId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  lender: 'Example Bank',
  closedOn: '2026-10-10',
  papersOn: null,
  phase: 'late',
  day: 46,
  dueOn: '2026-11-09',
  ombudsmanFrom: '2026-12-09',
  daysLate: 16,
  claim: 8_000_000,
  nocUntil: null,
  letters: ['claim'],
  rule: {
    releaseDays: 30,
    perDay: 500_000,
    source: 'RBI/2023-24/60',
    sourceDate: '2023-09-13',
    confidence: 'high',
    hypothecationConfidence: 'medium',
  },
  record: {
    state: 'listed',
    financier: 'EXAMPLE BANK',
    seenAt: '2026-11-21T04:44:00Z',
    clearOn: null,
  },
  alerts: { channels: ['sms'], nextOn: '2026-12-09' },
  watch: { nextOn: '2026-11-28', untilOn: '2027-05-20', failedAt: null },
};

const clocks = z.object({ clocks: z.array(nocClockSchema) });
const example = { clocks: [exampleClock] };
const writing = [
  'auth/required',
  'request/bad-input',
  'request/cross-site',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** Closed loans of the caller, newest first. */
export const listNocClocks = defineContract({
  call: calls.listNocClocks,
  tag: 'loans',
  who: 'user',
  summary: 'Closed loans whose NOC is awaited',
  answer: clocks,
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Starts the clock of a closed loan, or changes that of the same vehicle. Counts as a look-up, and has the record
 * watched until it names no financier. */
export const startNocClock = defineContract({
  call: calls.startNocClock,
  tag: 'loans',
  who: 'user',
  summary: 'Start the clock of a closed loan',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    closedOn: istDateSchema.describe('Day of the full payment, not in the future'),
    lender: line(80).optional(),
  }),
  answer: clocks,
  status: 201,
  refusals: [
    ...writing,
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/hidden',
    '1003',
    'loan/too-many-clocks',
  ],
  example,
});

/** Notes when the papers came, or takes that back, switches alerts on or off, or ends the clock. */
export const changeNocClock = defineContract({
  call: calls.changeNocClock,
  tag: 'loans',
  who: 'user',
  summary: 'Change or end the clock of a closed loan',
  params: z.object({ clockId }),
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('papers'), papersOn: istDateSchema.describe('Not in the future') }),
    z.object({ act: z.literal('no-papers') }),
    z.object({ act: z.literal('alerts'), channels: z.array(alertChannel).max(2) }),
    z.object({ act: z.literal('remove') }),
  ]),
  answer: clocks,
  refusals: [...writing, 'loan/clock-not-found'],
  example,
});

/** Ends the alerts of the link in a message. Idempotent. */
export const stopNocAlerts = defineContract({
  call: calls.stopNocAlerts,
  tag: 'loans',
  who: 'anyone',
  summary: 'Stop alerts of a closed loan',
  body: z.object({ key: z.string().max(200) }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['request/cross-site', 'request/too-many', 'loan/clock-not-found'],
  example: { isStopped: true },
});

/** A letter to the lender or to the ombudsman. Nothing of it is stored. */
export const writeNocLetter = defineContract({
  call: calls.writeNocLetter,
  tag: 'loans',
  who: 'user',
  summary: 'Letter about a closed loan',
  params: z.object({ clockId }),
  body: z.object({
    kind: letterKind,
    language: languageSchema,
    loanNumber: line(40).optional().describe('For the letter only; not stored'),
  }),
  answer: z.object({
    letter: z.object({ subject: z.string(), body: z.string() }),
    letterPath: z.string().describe('The letter as PDF; add `language`'),
  }),
  refusals: [...writing, 'loan/clock-not-found', 'loan/no-such-letter'],
  example: {
    letter: { subject: 'Compensation of ₹80,000', body: 'Date: 25 Nov 2026 …' },
    letterPath: `/api/v1/web/loan/noc/letter/${exampleClock.clockId}/letter.pdf?letter=AX…`,
  },
});

/** The letter as PDF. */
export const nocLetterPdf = defineContract({
  call: calls.nocLetterPdf,
  tag: 'loans',
  who: 'user',
  summary: 'Letter about a closed loan as PDF',
  params: z.object({ clockId }),
  query: z.object({
    letter: z
      .string()
      .max(2000)
      .regex(/^[\w-]+$/)
      .describe('Of writeNocLetter'),
    language: languageSchema,
  }),
  answer: null,
  refusals: ['auth/required', 'request/bad-input', 'loan/clock-not-found', 'request/too-many'],
});
