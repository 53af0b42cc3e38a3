import { allReportReasons, reportedKinds } from '@pahiya/domain/reports/report-reasons';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './content-report-calls.ts';

const kind = z.enum(reportedKinds).describe('What is reported');
const subjectId = z.uuid();
const reason = z.enum(allReportReasons);

/** Reports something that people wrote. One report per person and thing: again changes nothing. */
export const reportContent = defineContract({
  call: calls.reportContent,
  tag: 'reports',
  who: 'anyone',
  summary: 'Report something that a person wrote',
  description: 'A reason must be one of the kind. Reports of visitors are taken too.',
  body: z.object({
    kind,
    subjectId,
    reason,
    note: z.string().trim().max(500).default(''),
  }),
  answer: z.object({ isReported: z.literal(true) }),
  status: 201,
  refusals: [
    'report/unknown-subject',
    'report/unknown-reason',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isReported: true },
});

const reportedSchema = z.object({
  kind,
  subjectId,
  title: z.string().describe('What it is about'),
  text: z.string().describe('The words as shown'),
  path: z.string().describe('Page that shows it, without the language'),
  isShown: z.boolean(),
  reports: z
    .array(
      z.object({
        reason,
        note: z.string(),
        isSignedIn: z.boolean(),
        reportedAt: instantSchema,
      }),
    )
    .describe('Oldest first; at most twenty'),
  count: z.int().describe('Number of open reports'),
});

/** Things with open reports that the operator's roles may decide. Every view is logged. */
export const deskContentReports = defineContract({
  call: calls.deskContentReports,
  tag: 'operator',
  who: 'operator',
  summary: 'Things that people reported, longest waiting first',
  answer: z.object({
    subjects: z.array(reportedSchema).describe('The first fifty'),
    open: z.int().describe('Number of things with open reports'),
  }),
  refusals: deskReads,
  example: {
    subjects: [
      {
        ...{ kind: 'car-review', subjectId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11' },
        ...{ title: 'Maruti Suzuki Swift', text: 'Call 98765 43210 for offers.' },
        ...{ path: '/new-cars/maruti-suzuki/swift', isShown: true, count: 1 },
        reports: [
          {
            ...{ reason: 'advertising', note: '', isSignedIn: true },
            reportedAt: '2026-11-21T04:44:00Z',
          },
        ],
      },
    ],
    open: 1,
  },
});

/** Decides all open reports of one thing: it stays, or it is hidden. */
export const deskDecideReports = defineContract({
  call: calls.deskDecideReports,
  tag: 'operator',
  who: 'operator',
  summary: 'Decide the reports of one thing',
  body: z.object({
    kind,
    subjectId,
    decision: z.enum(['keep', 'hide']),
    reason: reason.optional().describe('Why it is hidden; needed to hide it'),
    note: z.string().trim().min(3).max(200).describe('What was found, for the audit trail'),
  }),
  answer: z.object({ closed: z.int().describe('Number of reports closed') }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'report/unknown-reason'],
  example: { closed: 1 },
});
