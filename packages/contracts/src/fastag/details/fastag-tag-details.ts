import { z } from 'zod';
import { istDateSchema } from '../../fields.ts';
import { tagIssueSchema } from './issue-schema.ts';

/** What the order of a new tag adds to its page. */
export const fastagTagDetailsSchema = z.object({
  kind: z.literal('fastag-tag'),
  issue: tagIssueSchema.nullable().describe('Null once another order has it'),
  address: z
    .object({
      name: z.string(),
      line: z.string(),
      city: z.string(),
      stateCode: z.string(),
      pinCode: z.string(),
    })
    .nullable()
    .describe('Delivery address; null once it was erased'),
  dispatchBy: istDateSchema
    .nullable()
    .describe('Refunded when the tag was not dispatched by then; null until paid'),
});
export type FastagTagDetails = z.infer<typeof fastagTagDetailsSchema>;
