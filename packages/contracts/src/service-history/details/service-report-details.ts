import { z } from 'zod';
import { instantSchema } from '../../fields.ts';

/** What only orders of service reports have. */
export const serviceReportDetailsSchema = z.object({
  kind: z.literal('service-report'),
  purpose: z.enum(['own', 'buying', 'selling']),
  state: z
    .enum(['unpaid', 'waiting', 'source-down', 'ready', 'no-record', 'failed', 'erased'])
    .describe(
      '`source-down`: asked again until `refundBy`; `no-record`, `failed`: refunded; `erased`: a year has passed',
    ),
  visits: z.int().describe('Visits that the free check found before the order'),
  refundBy: instantSchema
    .nullable()
    .describe('While the report is awaited: refunded automatically if it is not ready by then'),
  validUntil: instantSchema.nullable().describe('While the report can be opened'),
});
export type ServiceReportDetails = z.infer<typeof serviceReportDetailsSchema>;
