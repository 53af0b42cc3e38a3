import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, vehicleNumberOutput } from '../fields.ts';
import { reportableFieldSchema } from './get-vehicle.ts';
import * as calls from './vehicle-calls.ts';

const deskReportSchema = z.object({
  reportId: z.uuid(),
  vehicleNumber: vehicleNumberOutput,
  display: z.string().describe('Grouped for reading, e.g. DL 8C AF 5030'),
  field: reportableFieldSchema,
  note: z.string().describe('The correct value in the words of the reporter; empty: none given'),
  isByOwner: z.boolean().describe('The reporter proved ownership with the RC'),
  reportedAt: instantSchema,
});
export type DeskReport = z.infer<typeof deskReportSchema>;

/** Open reports of wrong fields, oldest first. Every view is logged. */
export const deskReports = defineContract({
  call: calls.deskReports,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Open reports of wrong fields',
  answer: z.object({
    reports: z.array(deskReportSchema).describe('The first fifty'),
    open: z.int().describe('Number of all open reports'),
  }),
  refusals: deskReads,
  example: {
    reports: [
      {
        reportId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
        vehicleNumber: 'DL8CAF5030',
        display: 'DL 8C AF 5030',
        field: 'colour',
        note: 'लाल',
        isByOwner: true,
        reportedAt: '2026-11-21T04:44:00Z',
      },
    ],
    open: 1,
  },
});

/** Closes a report with a note for the audit trail. The record does not change: a verified owner's mark stays until the
 * record is next fetched. */
export const deskCloseReport = defineContract({
  call: calls.deskCloseReport,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Close a report of a wrong field',
  params: z.object({ reportId: z.uuid() }),
  body: z.object({
    note: z.string().trim().min(3).max(200).describe('What was found, for the audit trail'),
  }),
  answer: z.object({ isClosed: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isClosed: true },
});
