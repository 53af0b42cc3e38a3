import { z } from 'zod';
import { purposes } from './service-report-row.ts';

/** Name of the kind, as stored with its orders. */
export const serviceReportKindName = 'service-report';

/** Name of the only item of an order. */
export const itemName = 'Service history';

/** What is stored with the price of a report. */
export const termsSchema = z.object({
  reportId: z.uuid(),
  purpose: z.enum(purposes),
  visits: z.int(),
  vendorName: z.string(),
});
export type Terms = z.infer<typeof termsSchema>;
