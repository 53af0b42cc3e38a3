import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { partnerReads } from '../partner-firms/partner-refusals.ts';
import { auditActs, auditGroups } from './audit-terms.ts';
import * as calls from './lead-calls.ts';

const everyAct = auditGroups.flatMap((group) => [...auditActs[group]]);

/** What members and systems of the firm did, the newest first. Holds no number, e-mail or full name of a person. */
export const partnerAudit = defineContract({
  call: calls.partnerAudit,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'auditor'],
  summary: 'Audit log of your firm',
  query: z.object({
    show: z.enum(auditGroups).default('numbers').describe('What to list'),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        at: instantSchema,
        act: z.enum(everyAct),
        isRefused: z.boolean(),
        member: z.string().nullable().describe('null: a system of the firm, or unknown'),
        about: z.string().nullable().describe('Member, key or lead, masked'),
        leadId: z.uuid().nullable(),
        why: z.string().nullable().describe('As shown to the person; digits masked'),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [...partnerReads, 'partner/cursor-invalid'],
  example: {
    entries: [
      {
        ...{ at: '2026-11-21T04:44:00Z', act: 'call', isRefused: false, member: 'Ravi' },
        ...{
          about: 'A•••, Swift VXI',
          leadId: '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6',
          why: '2019',
        },
      },
    ],
    nextCursor: null,
  },
});
