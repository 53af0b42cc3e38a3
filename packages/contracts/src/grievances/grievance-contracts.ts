import { grievanceKinds, grievanceOutcomes } from '@pahiya/domain/grievances/grievance-kinds';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './grievance-calls.ts';

const kind = z.enum(grievanceKinds);
const outcome = z.enum(grievanceOutcomes);
const clocks = {
  receivedAt: instantSchema,
  resolveBy: instantSchema.describe('Until when the officer decides'),
};

/** Files a complaint, without an account. The answer acknowledges it. */
export const fileGrievance = defineContract({
  call: calls.fileGrievance,
  tag: 'grievances',
  who: 'anyone',
  summary: 'Complain to the grievance officer',
  body: z.object({
    kind,
    subject: z.string().trim().max(500).default('').describe('Address of the page, if any'),
    words: z.string().trim().min(20).max(4000),
    name: z.string().trim().min(2).max(80),
    contact: z
      .string()
      .trim()
      .min(5)
      .max(200)
      .regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]{2,}|(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5})$/, {
        error: 'Enter an email address or a mobile number',
      })
      .describe('Email address or mobile number'),
    language: languageSchema.default('en').describe('Language of the answer'),
  }),
  answer: z.object({
    ticket: z.string(),
    key: z.string().describe('Opens its status; shown once'),
    ...clocks,
  }),
  status: 201,
  refusals: ['request/bad-input', 'request/cross-site', 'request/too-many'],
  example: {
    ticket: 'G-2611-7K3QX',
    key: 'b2f7…',
    receivedAt: '2026-11-28T04:44:00Z',
    resolveBy: '2026-12-05T04:44:00Z',
  },
});

/** What became of a complaint, by its key. */
export const readGrievance = defineContract({
  call: calls.readGrievance,
  tag: 'grievances',
  who: 'anyone',
  summary: 'Status of a complaint',
  body: z.object({ key: z.string().min(20).max(80) }),
  answer: z.object({
    ticket: z.string(),
    kind,
    ...clocks,
    outcome: outcome.nullable(),
    answer: z.string().nullable().describe('Null: none yet, or erased'),
    decidedAt: instantSchema.nullable(),
  }),
  refusals: ['grievance/not-found', 'request/cross-site', 'request/too-many'],
  example: {
    ticket: 'G-2611-7K3QX',
    kind: 'content',
    receivedAt: '2026-11-28T04:44:00Z',
    resolveBy: '2026-12-05T04:44:00Z',
    outcome: null,
    answer: null,
    decidedAt: null,
  },
});

const officer = { tag: 'grievances', who: 'operator', role: 'officer' } as const;

/** Complaints without a decision, nearest deadline first. Every view is logged. */
export const deskGrievances = defineContract({
  ...officer,
  call: calls.deskGrievances,
  summary: 'Open complaints',
  answer: z.object({
    open: z.int(),
    overdue: z.int(),
    grievances: z
      .array(
        z.object({
          grievanceId: z.uuid(),
          ticket: z.string(),
          kind,
          subject: z.string().describe('Page on this site; empty: none'),
          canBeRemoved: z.boolean().describe('Names a text of the community'),
          name: z.string().nullable(),
          contact: z.string().nullable(),
          words: z.string().nullable().describe('Null: encrypted with another secret'),
          language: languageSchema,
          ...clocks,
          isOverdue: z.boolean(),
        }),
      )
      .describe('The first fifty'),
  }),
  refusals: deskReads,
  example: { open: 0, overdue: 0, grievances: [] },
});

/** Decides a complaint and answers the complainant. Upheld, a text of the community that it names is removed. */
export const deskDecideGrievance = defineContract({
  ...officer,
  call: calls.deskDecideGrievance,
  summary: 'Decide a complaint',
  body: z.object({
    grievanceId: z.uuid(),
    outcome,
    answer: z.string().trim().min(20).max(4000),
  }),
  answer: z.object({ isDecided: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'request/bad-input'],
  example: { isDecided: true },
});
