import { vehicleFeeClasses } from '@pahiya/domain/rto-services/fee-rule';
import { rtoSteps } from '@pahiya/domain/rto-services/rto-work';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, istDateSchema } from '../fields.ts';

const text = inEveryLanguage(z.string());

/** A document of the checklist with what became of it. */
export const rtoDocumentSchema = z.object({
  kind: z.string().describe('Document id of the service'),
  name: text,
  when: text.nullable().describe('The case in which it is needed; null: always'),
  state: z.enum(['missing', 'stored', 'accepted', 'rejected']),
  reason: z.string().nullable().describe('Code, if rejected'),
  uploadedAt: instantSchema.nullable(),
});

/** What only orders of RTO work have. */
export const rtoServiceDetailsSchema = z.object({
  kind: z.literal('rto-service'),
  serviceId: z.string(),
  service: text,
  stateCode: z.string(),
  vehicleClass: z.enum(vehicleFeeClasses),
  step: z.enum(rtoSteps),
  documentsBy: istDateSchema.nullable().describe('Last day for the documents, once paid'),
  promisedOn: istDateSchema
    .nullable()
    .describe('Last day for filing, once the documents are accepted'),
  fileWithinDays: z.int(),
  appointment: z.object({ at: instantSchema, place: z.string() }).nullable(),
  applicationNumber: z.string().nullable(),
  filedAt: instantSchema.nullable(),
  deficiency: z
    .object({ id: z.string(), name: text, means: text, todo: text, remark: z.string().nullable() })
    .nullable()
    .describe("The RTO's reason for sending it back, in plain words"),
  courier: z
    .object({
      name: z.string(),
      consignmentNumber: z.string(),
      tracking: z
        .object({ url: z.url(), asksForNumber: z.boolean() })
        .nullable()
        .describe("The courier's own page; null: unknown courier"),
    })
    .nullable(),
  documents: z.array(rtoDocumentSchema),
  filedAnyway: z
    .boolean()
    .describe('Given up, but a partner had filed it: the application is with the RTO'),
  canUpload: z.boolean(),
  canCancel: z.boolean(),
});
export type RtoServiceDetails = z.infer<typeof rtoServiceDetailsSchema>;
