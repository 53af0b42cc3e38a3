import { insurerAddOns } from '@pahiya/domain/insurance/ports';
import { z } from 'zod';

/** Lines of a premium before GST, in paise. `code`: which add-on. */
export const billLinesSchema = z.array(
  z.object({ id: z.string(), code: z.enum(insurerAddOns).nullable(), amount: z.int() }),
);

/** The bill of a policy that was ordered here, as quoted. */
export const policyBillSchema = z.object({
  lines: billLinesSchema,
  gst: z.int(),
  rounding: z.int(),
});
