import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import { partnerReads } from '../partner-firms/partner-refusals.ts';
import * as calls from './lead-calls.ts';
import { leadReasonSchema } from './lead-schema.ts';
import { statisticsDays } from './statistics-terms.ts';

const count = z.int();
const countsShape = {
  received: count,
  accepted: count,
  contacted: count,
  won: count,
  missed: count,
};

/** How the firm handled the leads that it got in a period, of those that the member may see. */
export const partnerStatistics = defineContract({
  call: calls.partnerStatistics,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'manager', 'auditor'],
  summary: 'Statistics of your leads',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...statisticsDays]))
      .default(30)
      .describe('Up to today'),
  }),
  answer: z.object({
    from: istDateSchema,
    until: istDateSchema,
    all: z.object({
      ...countsShape,
      ...{ open: count, lost: count, returned: count, withdrawn: count, credited: count },
    }),
    kinds: z.array(z.object({ kind: z.enum(leadKinds), ...countsShape })),
    members: z.array(z.object({ name: z.string().nullable(), ...countsShape })),
    reasons: z.array(z.object({ reason: leadReasonSchema, count })),
    minutes: z
      .object({ toAccept: z.number().nullable(), toContact: z.number().nullable() })
      .describe('Medians from the enquiry on, in your hours; null for fewer than five leads'),
  }),
  refusals: partnerReads,
  example: {
    from: '2026-10-23',
    until: '2026-11-21',
    all: {
      ...{ received: 2, accepted: 1, contacted: 1, won: 1, missed: 1 },
      ...{ open: 0, lost: 0, returned: 0, withdrawn: 0, credited: 0 },
    },
    kinds: [{ kind: 'used-car', received: 2, accepted: 1, contacted: 1, won: 1, missed: 1 }],
    members: [{ name: 'Ravi', received: 2, accepted: 1, contacted: 1, won: 1, missed: 1 }],
    reasons: [],
    minutes: { toAccept: null, toContact: null },
  },
});
